import ts from '@typescript/typescript6'
import { lineOf, nodesBelow } from './syntax-nodes'

export type ModuleReference = { readonly specifier: string; readonly line: number }

const CALLS_THAT_LOAD = ['import', 'require', 'import.meta.glob']

const textsOf = (expression: ts.Expression): ReadonlyArray<string> => {
  if (ts.isStringLiteralLike(expression)) return [expression.text]
  return ts.isArrayLiteralExpression(expression)
    ? expression.elements.flatMap(textsOf)
    : [expression.getText()]
}

const specifiersOf = (node: ts.Node): ReadonlyArray<string> => {
  if (ts.isImportDeclaration(node)) return textsOf(node.moduleSpecifier)
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) return textsOf(node.moduleSpecifier)
  if (ts.isExternalModuleReference(node)) return textsOf(node.expression)
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return ts.isStringLiteral(node.argument.literal) ? [node.argument.literal.text] : []
  }
  if (ts.isCallExpression(node) && CALLS_THAT_LOAD.includes(node.expression.getText())) {
    return node.arguments.slice(0, 1).flatMap(textsOf)
  }
  return []
}

/** Takes a file's syntax tree and returns every module it names, in whatever form, types included. */
export const moduleReferences = (file: ts.SourceFile): ReadonlyArray<ModuleReference> =>
  nodesBelow(file).flatMap((node) =>
    specifiersOf(node).map((specifier) => ({ specifier, line: lineOf(node) })),
  )
