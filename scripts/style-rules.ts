import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss'
import type { StyleNode } from '../src/adapters/server/pages/page-styles.ts'

/** A function in a selector: its name, the text between its parentheses, and its end. */
type Call = { readonly name: string; readonly start: number; readonly end: number; readonly inner: string }

const CALL = /::?([\w-]+)\(/
const CLASS = /\.((?:\\.|[\w-])+)/g
const ELEMENT = /(?:^|[\s>+~])([a-z][\w-]*)/g
const NO_NAME_OF_AN_ELEMENT = /\[[^\]]*\]|::?[\w-]+|#[\w-]+|\.(?:\\.|[\w-])+/g

const firstCall = (selector: string): Call | null => {
  const found = CALL.exec(selector)
  if (found === null) return null
  const open = found.index + found[0].length
  let depth = 1
  let end = open
  for (; depth > 0 && end < selector.length; end++) {
    if (selector[end] === '\\') end++
    else if (selector[end] === '(') depth++
    else if (selector[end] === ')') depth--
  }
  return { name: found[1] ?? '', start: found.index, end, inner: selector.slice(open, end - 1) }
}

/** Expands `:is` and `:where`; drops other functions, because none of them excludes an element permanently. */
const alternatives = (selector: string): ReadonlyArray<string> => {
  const call = firstCall(selector)
  if (call === null) return [selector]
  const inner = call.name === 'is' || call.name === 'where' ? postcss.list.comma(call.inner) : ['']
  return inner.flatMap((one) =>
    alternatives(`${selector.slice(0, call.start)}${one}${selector.slice(call.end)}`),
  )
}

const namesIn = (pattern: RegExp, text: string): ReadonlyArray<string> =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name)

const needsOf = (selector: string): ReadonlyArray<string> => [
  ...new Set([
    ...namesIn(CLASS, selector).map((name) => `.${name.replace(/\\(.)/g, '$1')}`),
    ...namesIn(ELEMENT, selector.replace(NO_NAME_OF_AN_ELEMENT, '')),
  ]),
]

const isVariable = (node: ChildNode): node is Declaration =>
  node.type === 'decl' && node.prop.startsWith('--')

const ruleNode = (rule: Rule): StyleNode => {
  const needs = rule.selectors.flatMap(alternatives).map(needsOf)
  return rule.nodes.length > 0 && rule.nodes.every(isVariable)
    ? { selector: rule.selector, needs, variables: rule.nodes.map(({ prop, value }) => [prop, value]) }
    : { needs, css: rule.toString() }
}

const atRuleNode = (rule: AtRule): StyleNode => {
  if (rule.nodes === undefined) return `${rule.toString()};`
  if (rule.name === 'keyframes' || rule.name === 'property')
    return { named: rule.params, css: rule.toString() }
  if (rule.name === 'font-face' || rule.name === 'page') return rule.toString()
  return { around: `@${rule.name} ${rule.params}`, nodes: nodesOf(rule) }
}

const nodesOf = (container: Container): ReadonlyArray<StyleNode> =>
  (container.nodes ?? []).flatMap((node): ReadonlyArray<StyleNode> => {
    if (node.type === 'rule') return [ruleNode(node)]
    return node.type === 'atrule' ? [atRuleNode(node)] : []
  })

const isFetchedFont = (node: ChildNode): boolean =>
  node.type === 'atrule' && node.name === 'font-face' && node.toString().includes('url(')

/**
 * Splits the site's styles into rules, of which the server inlines those that a page uses. First of all come the fonts that are
 * fetched, for pages without script; with script, `boot.ts` adds all of them at once, because each lays out all text anew.
 */
export const styleRules = (css: string): ReadonlyArray<StyleNode> => {
  const root = postcss.parse(css)
  const fonts = postcss.atRule({ name: 'media', params: '(scripting:none)' })
  fonts.append(root.nodes.filter(isFetchedFont))
  return nodesOf(root.prepend(fonts))
}
