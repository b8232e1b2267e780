import { globSync } from 'node:fs'
import { dirname, matchesGlob } from 'node:path'

type ModuleContext = {
  getModuleInfo(id: string): { readonly importedIds: ReadonlyArray<string> } | null
}

const PROGRAM = 'src/ui/main.tsx'
const SCREENS = 'src/ui/screens/**/*-screen.tsx'
const DIALOGS = 'src/ui/{order,membership}/*-dialog.tsx'

/** The modules that run before those of the files, and these. */
const reachedFrom = (files: ReadonlyArray<string>, context: ModuleContext): ReadonlySet<string> => {
  const reached = new Set(files.map((file) => `${process.cwd()}/${file}`))
  // Iterating a set also visits elements added meanwhile.
  for (const module of reached)
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) reached.add(imported)
  return reached
}

type Group = 'program' | 'shared' | 'dialogs'

/** Many small files compress worse and take more round trips: what the program needs at its start is one, what several screens need, or a screen and a form, another, and what only the forms need a third. */
const createGroupOf = () => {
  let found: Readonly<Record<'programs' | 'screens' | 'dialogs', ReadonlyArray<ReadonlySet<string>>>>
  return (id: string, context: ModuleContext): Group | null => {
    const reached = (pattern: string) => {
      const files = globSync(pattern)
      const inFolder = (folder: string) => files.filter((file) => dirname(file) === folder)
      return [...new Set(files.map(dirname))].map((folder) => reachedFrom(inFolder(folder), context))
    }
    found ??= { programs: reached(PROGRAM), screens: reached(SCREENS), dialogs: reached(DIALOGS) }
    const count = (kind: keyof typeof found) => found[kind].filter((modules) => modules.has(id)).length
    if (count('programs')) return 'program'
    if (count('screens')) return count('screens') + count('dialogs') > 1 ? 'shared' : null
    return count('dialogs') && !matchesGlob(id, `**/${DIALOGS}`) ? 'dialogs' : null
  }
}

/** A group takes with it all that its modules import and no group before it has. */
const ORDER: ReadonlyArray<Group> = ['program', 'shared', 'dialogs']

export const createChunkGroups = () => {
  const groupOf = createGroupOf()
  return ORDER.map((group, index) => ({
    debugName: group,
    priority: ORDER.length - index,
    name: (id: string, context: ModuleContext) => (groupOf(id, context) === group ? group : null),
  }))
}
