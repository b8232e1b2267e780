import ts from '@typescript/typescript6'

/** Takes a file's path and text and returns its syntax tree. */
export const parseSource = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)

/** Takes a syntax node and returns it and everything below it, from top to bottom. */
export const nodesBelow = (node: ts.Node): ReadonlyArray<ts.Node> => {
  const below: Array<ts.Node> = []
  ts.forEachChild(node, (child) => {
    below.push(...nodesBelow(child))
  })
  return [node, ...below]
}

/** Takes a syntax node and returns the line it starts on, from 1. */
export const lineOf = (node: ts.Node): number => {
  const file = node.getSourceFile()
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
}
