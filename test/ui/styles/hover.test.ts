import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A media query with its rules, which are not nested. */
const FOR_POINTERS = /@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g

it('applies a hover style only where there is a pointer: after a touch, a browser would keep it', () => {
  const sheets = globSync('src/ui/**/*.css').map((file) => readFileSync(file, 'utf8'))
  expect(sheets.join('').match(FOR_POINTERS)?.length).toBeGreaterThan(1)
  expect(sheets.map((sheet) => sheet.replace(FOR_POINTERS, '')).join('')).not.toContain(':hover')
})
