import { readFileSync } from 'node:fs'

const page = readFileSync('docs/operating.md', 'utf8')

/** The commands of a section of the page for operators, block by block, as they are typed. */
export const pageBlocks = (heading: `## ${string}` | `### ${string}`): ReadonlyArray<string> => {
  const [, text = ''] = page.split(`\n${heading}\n`)
  const level = heading.startsWith('###') ? /\n#{2,3} / : /\n## /
  const own = text.split(level)[0] ?? ''
  return [...own.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block)
}
