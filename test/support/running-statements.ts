import ts from '@typescript/typescript6'
import { lineOf } from './syntax-nodes'

export type RunningStatement = { readonly found: string; readonly line: number }

const isDeclared = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)

const isGone = (statement: ts.Statement): boolean =>
  ts.isTypeAliasDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  (ts.isImportDeclaration(statement) &&
    statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) ||
  (ts.isExportDeclaration(statement) && statement.isTypeOnly) ||
  isDeclared(statement)

/** Takes a file's syntax tree and returns the statements that are still there once types are taken away. */
export const runningStatements = (file: ts.SourceFile): ReadonlyArray<RunningStatement> =>
  file.statements
    .filter((statement) => !isGone(statement))
    .map((statement) => ({ found: statement.getText(), line: lineOf(statement) }))
