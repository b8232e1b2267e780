import { globSync } from 'node:fs'

type ModuleContext = {
  getModuleInfo(id: string): { readonly importedIds: ReadonlyArray<string> } | null
}

const PROGRAM = 'src/ui/main.tsx'
const SCREENS = 'src/ui/screens/**/*-screen.tsx'

const reachedFrom = (id: string, context: ModuleContext): ReadonlySet<string> => {
  const reached = new Set([id])
  // Iterating a set also visits elements added meanwhile.
  for (const module of reached)
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) reached.add(imported)
  return reached
}

const absolute = (file: string): string => `${process.cwd()}/${file}`

/** Groups what the program needs at its start into one file, and what several screens need into another, because many small files compress worse. */
export const createProgramChunk = () => {
  let found: { readonly program: ReadonlySet<string>; readonly screens: ReadonlyArray<ReadonlySet<string>> }
  return (id: string, context: ModuleContext): string | null => {
    found ??= {
      program: reachedFrom(absolute(PROGRAM), context),
      screens: globSync(SCREENS).map((file) => reachedFrom(absolute(file), context)),
    }
    if (found.program.has(id)) return 'program'
    return found.screens.filter((screen) => screen.has(id)).length > 1 ? 'shared' : null
  }
}
