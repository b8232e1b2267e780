import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** A codec's name only shows in a developer's log: no rule depends on it, so a changed one is no fault. */
const NAMED_CODECS = ['brand', 'readonly', 'readonlyArray', 'type', 'strict', 'intersection', 'Type']

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'codec-names', {
    shouldIgnore: ({ node, parent }) => {
      const isText = node.type === 'StringLiteral' || node.type === 'TemplateLiteral'
      if (!isText || (parent?.type !== 'CallExpression' && parent?.type !== 'NewExpression')) return undefined
      const { callee } = parent
      const named =
        callee.type === 'MemberExpression' &&
        callee.object.type === 'Identifier' &&
        callee.object.name === 't' &&
        callee.property.type === 'Identifier' &&
        NAMED_CODECS.includes(callee.property.name)
      return named ? 'the name of a codec' : undefined
    },
  }),
]
