import { posix } from 'node:path'
import { impureExpressions } from './impure-expressions'
import { moduleReferences } from './module-references'
import { runningStatements } from './running-statements'
import { parseSource } from './syntax-nodes'

export type Violation = {
  readonly path: string
  readonly line: number
  readonly rule: 'import' | 'pureDomain' | 'typesOnly' | 'unknownFolder'
  readonly found: string
}

type Target =
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'file'; readonly folder: string }

const UI_ROOT = 'src/ui/main.tsx'
const SERVER_ROOTS = ['src/adapters/server/main.ts', 'src/adapters/server/registrations.ts']

const FP_TS = /^fp-ts\/(?!Console$|Date$|Random$)\w+$/
const DOMAIN_PACKAGE = new RegExp(`${FP_TS.source}|^io-ts$|^dayjs(/.+)?$|^xstate$`)

/** `domain`, `ports`, `ui`, or an adapter folder such as `adapters/http`; empty for anything else. */
const folderOf = (path: string): string =>
  /^src\/(domain|ports|ui|adapters\/[^/]+)\//.exec(path)?.[1] ?? (path.startsWith('src/') ? 'src' : '')

const targetOf = (path: string, specifier: string): Target => {
  if (specifier.startsWith('/')) return { kind: 'file', folder: folderOf(specifier.slice(1)) }
  return specifier.startsWith('.')
    ? { kind: 'file', folder: folderOf(posix.join(posix.dirname(path), specifier)) }
    : { kind: 'package', name: specifier }
}

const isCompositionRoot = (path: string): boolean => path === UI_ROOT || SERVER_ROOTS.includes(path)

const mayImportFolder = (path: string, from: string, to: string): boolean => {
  if (to === from || to === 'domain') return true
  if (from === 'domain') return false
  if (to === 'ports') return true
  if (from === 'ports') return false
  if (to === '') return true
  return to.startsWith('adapters/') && to !== 'adapters/memory' && isCompositionRoot(path)
}

const mayImportPackage = (from: string, name: string): boolean => {
  if (from === 'domain') return DOMAIN_PACKAGE.test(name)
  return from === 'ports' ? FP_TS.test(name) : true
}

const mayImport = (path: string, specifier: string): boolean => {
  const from = folderOf(path)
  const target = targetOf(path, specifier)
  return target.kind === 'package'
    ? mayImportPackage(from, target.name)
    : mayImportFolder(path, from, target.folder)
}

/** Takes a file's path from the project's root and its text, gives where it breaks the dependency rule. */
export const dependencyViolations = (path: string, text: string): ReadonlyArray<Violation> => {
  const folder = folderOf(path)
  if (folder === 'src') return [{ path, line: 1, rule: 'unknownFolder', found: path }]
  const file = parseSource(path, text)
  return [
    ...moduleReferences(file)
      .filter(({ specifier }) => !mayImport(path, specifier))
      .map(({ specifier, line }) => ({ path, line, rule: 'import' as const, found: specifier })),
    ...(folder === 'domain' ? impureExpressions(file) : []).map((impure) => ({
      path,
      ...impure,
      rule: 'pureDomain' as const,
    })),
    ...(folder === 'ports' ? runningStatements(file) : []).map((running) => ({
      path,
      ...running,
      rule: 'typesOnly' as const,
    })),
  ]
}
