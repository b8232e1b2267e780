type ModuleContext = {
  getModuleInfo(id: string): { readonly importedIds: ReadonlyArray<string> } | null
}

const PROGRAM = /[\\/]src[\\/]ui[\\/]main\.tsx$/

const reachedFrom = (id: string, context: ModuleContext): ReadonlySet<string> => {
  const reached = new Set([id])
  // A set that grows is walked to its new end.
  for (const module of reached)
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) reached.add(imported)
  return reached
}

/** Gives the grouping that keeps in one file whatever the program needs before it starts: many small files compress worse. */
export const createProgramChunk = () => {
  let program: ReadonlySet<string> | null = null
  return (id: string, context: ModuleContext): string | null => {
    if (program === null) {
      const root = PROGRAM.test(id) ? id : `${process.cwd()}/src/ui/main.tsx`
      program = reachedFrom(root, context)
    }
    return program.has(id) ? 'program' : null
  }
}
