import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { SETTINGS } from '../src/adapters/server/config/settings'
import { SHEET_COLUMNS } from '../src/domain/registration/registration'
import { DESK_HELP } from '../src/ui/copy/desk-help'
import { readRows } from './support/evidence/read-rows'
import { ROOMS } from './support/runner/mutation-rooms'

const REFERENCE = 'docs/operating-reference.md'

const pathsIn = (text: string): ReadonlyArray<string> => [
  ...new Set(text.match(/(?<![\w/.])(?:src|test|scripts|docs|content|deploy)\/[\w./-]+\w/g) ?? []),
]

const named = (text: string, form: RegExp): ReadonlyArray<string> =>
  [...text.matchAll(form)].flatMap(([, name = '']) => (name === '' ? [] : [name]))

describe('the settings that the server and its commands read', () => {
  const code = globSync('src/adapters/server/**/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
  it('are all those of the list, read through one file of settings', () => {
    const read = new Set(named(code, /\benvironment, '([A-Z_]+)'/g))
    expect([...read].toSorted()).toStrictEqual(SETTINGS.toSorted())
    expect(code.match(/process\.env\.(?!NODE_ENV)\w+/g)).toBeNull()
  })
})

describe('the commands on registrations', () => {
  it('are exactly those in the table of commands, in the same order', () => {
    const commands = named(
      readFileSync('src/adapters/staff/run-command.ts', 'utf8'),
      /^ {2}(\w+): \w+Command,/gm,
    )
    expect(commands).not.toStrictEqual([])
    const [, table = ''] = readFileSync(REFERENCE, 'utf8').split('\n| `registrations` …')
    expect(named(table.split('\n\n')[0] ?? '', /^\| `(\w+)/gm)).toStrictEqual(commands)
  })
})

describe('the README', () => {
  it("links each page for operators in the operator's part", () => {
    const [, after = ''] = readFileSync('README.md', 'utf8').split('\n## For the operator\n')
    const [part = ''] = after.split('\n## ')
    for (const page of globSync('docs/operating*.md')) expect(part).toContain(`(${page})`)
  })
})

const WRITTEN_PAGES = globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md'])

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const anchorsIn = (page: string): ReadonlyArray<string> => [
  ...named(readFileSync(page, 'utf8'), /^#+ (.+)$/gm).map(anchorOf),
  ...named(readFileSync(page, 'utf8'), /<a id="([^"]+)">/g),
]

const isLink =
  (page: string) =>
  (link: string): boolean => {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? page : join(dirname(page), path)
    return existsSync(target) && (anchor === undefined || anchorsIn(target).includes(anchor))
  }

describe('what README and docs refer to', () => {
  it.each(WRITTEN_PAGES)('exists: %s', (page) => {
    const text = readFileSync(page, 'utf8')
    expect(pathsIn(text).filter((path) => !existsSync(path))).toStrictEqual([])
    const links = named(text, /\]\((?!https?:)([^)\s]+)\)/g)
    expect(links.filter((link) => !isLink(page)(link))).toStrictEqual([])
  })

  it('includes each page of a decision, in the table of decisions', () => {
    const pages = globSync('docs/decisions/*.md').map((page) => page.replace('docs/decisions/', ''))
    const linked = named(readFileSync('docs/decisions/README.md', 'utf8'), /^\| \[[\w-]+\]\(([\w.-]+)\)/gm)
    expect(linked.toSorted()).toStrictEqual(pages.filter((page) => page !== 'README.md').toSorted())
  })
})

describe('the page of surviving mutants', () => {
  const page = readFileSync('docs/mutation-survivors.md', 'utf8')
  const files = globSync(['src/**/*.{ts,tsx}', 'test/**/*.{ts,tsx}'])
  const filesOf = (name: string) =>
    files.filter((file) => [`/${name}`, `/flows/${name}.machine.ts`].some((end) => `/${file}`.endsWith(end)))

  it('names files that exist', () => {
    expect(named(page, /`([\w/.-]+\.tsx?)`/g).filter((name) => filesOf(name).length === 0)).toStrictEqual([])
  })

  it('quotes code that one of the files named beside it has; … stands for any', () => {
    const missing = named(page, /^\| (`(?:\\\||[^|])+) \|/gm).flatMap((where) => {
      const quoted = named(where.replaceAll('\\|', '|'), /`([^`]+)`/g)
      const code = quoted.flatMap(filesOf).map((file) => readFileSync(file, 'utf8'))
      const stands = (quote: string) =>
        filesOf(quote).length > 0 ||
        code.some((text) => quote.split('…').every((part) => text.includes(part)))
      return quoted.filter((quote) => !stands(quote)).map((quote) => `${quote} of ${where}`)
    })
    expect(missing).toStrictEqual([])
  })
})

describe('the rooms of the mutation test', () => {
  it('name files that exist', () => {
    const patterns = Object.values(ROOMS).flatMap(({ mutate, tests }) => [...mutate, ...tests])
    const named = patterns.flatMap((pattern) => {
      const [, before = '', names = '', after = ''] = /^!?([^{]*)\{?([^}]*)\}?(.*)$/.exec(pattern) ?? []
      return names.split(',').map((name) => `${before}${name}${after}`)
    })
    expect(named.filter((name) => globSync(name).length === 0)).toStrictEqual([])
  })
})

describe('the newest section of the changelog', () => {
  type Named = { readonly heading: string; readonly isNew?: boolean }

  const unnamed = (columns: ReadonlyArray<Named>, changelog: string): ReadonlyArray<string> => {
    const [, newest = ''] = changelog.split(/^## /m)
    return columns
      .filter(({ isNew }) => isNew)
      .flatMap(({ heading }) => (newest.includes(`\`${heading}\``) ? [] : heading))
  }

  it('names each column that is marked as new, so that the mark goes with the release', () => {
    const note = [{ heading: 'Lời nhắn', isNew: true }, { heading: 'Họ tên' }]
    const released = '# Changelog\n\n## 0.2.0\n\n- Sheets get the column `Lời nhắn`.\n'
    expect(unnamed(note, released)).toStrictEqual([])
    expect(unnamed(note, released.replace('##', '## Unreleased\n\n##'))).toStrictEqual(['Lời nhắn'])
    expect(unnamed(Object.values(SHEET_COLUMNS).flat(), readFileSync('CHANGELOG.md', 'utf8'))).toStrictEqual(
      [],
    )
  })
})

describe('the rows of the specification', () => {
  const page = readFileSync('docs/specification.md', 'utf8')
  const rows = readRows()

  it('are read whole, each with the kinds of test that show it', () => {
    const lines = page.split('\n').filter((line) => /^\| [MP]-\d/.test(line))
    expect(lines.map((line) => [line.slice(2, 7), line.split(' | ').at(-2)])).toStrictEqual(
      rows.filter(({ row }) => !row.startsWith('S-')).map(({ row, shownBy }) => [row, shownBy.join(', ')]),
    )
  })

  it('include, with the interpretations and properties, every number that code, tests and docs cite', () => {
    const defined = new Set([...rows.map(({ row }) => row), ...named(page, /^\| (A-\d{2}) \| .+ \|$/gm)])
    const citing = globSync(['*.md', 'docs/**/*.md', 'src/**/*.{css,ts,tsx}', 'test/**/*.{ts,tsx}'])
    const cited = citing.flatMap((file) =>
      named(readFileSync(file, 'utf8'), /(?<![\w-])([MPS]-\d{3}|A-\d{2})(?!\w)/g).map((number) => ({
        file,
        number,
      })),
    )
    expect(cited).not.toStrictEqual([])
    expect(cited.filter(({ number }) => !defined.has(number))).toStrictEqual([])
  })
})

describe('the titles of tests', () => {
  it('name their rows in one bracket', () => {
    const files = globSync('test/**/*.{ts,tsx}')
    expect(
      files.filter((file) => /[MPSA]-\d+\] ?\[[MPSA]-\d/.test(readFileSync(file, 'utf8'))),
    ).toStrictEqual([])
  })
})

describe('the page for staff', () => {
  it('has every step of the help of their desk, and pictures that exist', () => {
    const text = readFileSync('docs/staff-desk.md', 'utf8')
    for (const { title, steps } of DESK_HELP.parts)
      expect(text).toContain(
        `## ${title}\n\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}\n`,
      )
  })

  it('shows the pictures of that help, in their sizes', async () => {
    const text = readFileSync('docs/staff-desk.md', 'utf8')
    const pictures = DESK_HELP.parts.flatMap(({ picture }) => (picture === undefined ? [] : [picture]))
    expect(pictures.map(({ name }) => name)).toStrictEqual([
      'sign-in',
      'call',
      'call-back',
      'late',
      'slip',
      'hand-over',
    ])
    for (const { name, alt, width, height } of pictures) {
      const path = `src/ui/desk/pictures/${name}.png`
      expect(text).toContain(`<img src="../${path}" alt="${alt}" width="${width}">`)
      const taken = await sharp(path).metadata()
      expect([taken.width, taken.height]).toStrictEqual([width * 2, height * 2])
    }
  })
})
