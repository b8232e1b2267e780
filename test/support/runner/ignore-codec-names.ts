import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

type CodeNode = {
  readonly type: string
  readonly name?: string
  readonly callee?: CodeNode
  readonly object?: CodeNode
  readonly property?: CodeNode
}
type CodePath = { readonly node: CodeNode; readonly parent: CodeNode | null }

/** A codec's name only shows in a developer's log: no rule depends on it, so a changed one is no fault. */
const NAMED_CODECS = ['brand', 'keyof', 'readonly', 'readonlyArray', 'type', 'strict', 'intersection', 'Type']

const isCodecName = ({ node, parent }: CodePath): boolean =>
  ['StringLiteral', 'TemplateLiteral'].includes(node.type) &&
  parent?.callee?.object?.name === 't' &&
  NAMED_CODECS.includes(parent.callee.property?.name ?? '')

/** Why Stryker shall leave it, if it shall. */
const shouldIgnore = (path: CodePath): string | undefined =>
  isCodecName(path) ? 'the name of a codec' : undefined

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'codec-names', { shouldIgnore })]
