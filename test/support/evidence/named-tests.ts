import { existsSync, readFileSync } from 'node:fs'
import type { NamedTest } from '../../../scripts/diagrams/shown-property'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether the file exists and has a test with this title behind its rows, as it is written there, with its `$name` and `%s`. */
export const isInItsFile = ([file, title]: NamedTest): boolean =>
  existsSync(file) &&
  new RegExp(`['"\`](?:\\[[^\\]]+\\] )?${escaped(title)}['"\`]`).test(readFileSync(file, 'utf8'))

/** Whether a test of a run, with the titles around its own, is the named one with any values. */
export const isNamed = (title: string, ofRun: string): boolean =>
  new RegExp(
    `(?:^|[>\\]] )${title
      .split(/\$[\w.]+|%[a-z]/)
      .map(escaped)
      .join('.+')}$`,
  ).test(ofRun)
