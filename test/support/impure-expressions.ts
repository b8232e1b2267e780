import ts from '@typescript/typescript6'
import { lineOf, nodesBelow } from './syntax-nodes'

export type ImpureExpression = { readonly found: string; readonly line: number }

const IMPURE_MEMBERS: Readonly<Record<string, string>> = { Date: 'now', Math: 'random' }
const CLOCKS_WITHOUT_ARGUMENT = ['Date', 'dayjs']

const lastName = (expression: ts.Node): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()

const isImpureMember = (owner: ts.Node, member: string): boolean => IMPURE_MEMBERS[lastName(owner)] === member

const isImpureAccess = (node: ts.Node): boolean => {
  if (ts.isPropertyAccessExpression(node)) return isImpureMember(node.expression, node.name.text)
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
    return isImpureMember(node.expression, node.argumentExpression.text)
  }
  if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return false
  const { initializer } = node
  return (
    initializer !== undefined &&
    node.name.elements.some(({ name, propertyName }) =>
      isImpureMember(initializer, (propertyName ?? name).getText()),
    )
  )
}

const isClock = (node: ts.Node): boolean =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  (node.arguments?.length ?? 0) === 0 &&
  CLOCKS_WITHOUT_ARGUMENT.includes(lastName(node.expression))

const isActorStart = (node: ts.Node): boolean => ts.isIdentifier(node) && node.text === 'createActor'

/** Takes a file's syntax tree and returns what in it reads the clock, draws lots or starts an actor. */
export const impureExpressions = (file: ts.SourceFile): ReadonlyArray<ImpureExpression> =>
  nodesBelow(file)
    .filter((node) => isImpureAccess(node) || isClock(node) || isActorStart(node))
    .map((node) => ({ found: node.getText(), line: lineOf(node) }))
