// After npm has installed the packages: npm only leaves out an optional package that it could not fetch or whose hash is wrong.
import { readFileSync } from 'node:fs'

const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const wanted = Object.values(optionalDependencies)[0].split('.')[0]
const found = process.versions.node.split('.')[0]
if (found !== wanted) {
  console.error(
    `This project needs Node ${wanted}, and this is Node ${process.versions.node}. npm brings it on Linux (x64, arm64), unless its download failed: run \`npm ci\` again. On other systems, install it yourself.`,
  )
  process.exitCode = 1
}
