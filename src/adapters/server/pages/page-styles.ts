import type { PlainPage } from '../../../ports/plain-page'
import { cspHash } from '../http/csp-hash'

/** A rule with the classes (`.class`) and elements that each of its selectors requires on the page. */
type Needing = { readonly needs: ReadonlyArray<ReadonlyArray<string>> }

/** Built styles: text of every page, rules, variables, named at-rules (`@keyframes`, `@property`), conditions. */
export type StyleNode =
  | string
  | (Needing & { readonly css: string })
  | (Needing & {
      readonly selector: string
      readonly variables: ReadonlyArray<readonly [name: string, value: string]>
    })
  | { readonly named: string; readonly css: string }
  | { readonly around: string; readonly nodes: ReadonlyArray<StyleNode> }

export type StyledPage = {
  readonly html: string
  /** The hash of the inline style for the content security policy, or null. */
  readonly styleHash: string | null
}

const RULES = /<script type="application\/json" id="page-rules">([\s\S]*?)<\/script>/
const STYLE = '<style></style>'

const CLASSES = /\sclass="([^"]*)"/g
const ELEMENTS = /<([a-z][\w-]*)/g
/** The fonts’ rules, which come first and apply without script; on pages without the program, they apply always. */
const FONTS_WITHOUT_SCRIPT = /^@media \(scripting:none\)/
const PROGRAM = '<script data-screen'

const USED_NAMES = /--[\w-]+/g
const NAMES = /[\w-]+/g

/** The classes (with their dot) and elements of a page. */
const presentIn = (html: string): ReadonlySet<string> => {
  const present = new Set<string>()
  // Most lists of classes are on a page many times.
  const lists = new Set(Array.from(html.matchAll(CLASSES), ([, names = '']) => names))
  for (const names of lists)
    for (const name of names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/))
      present.add(`.${name}`)
  for (const [, element = ''] of html.matchAll(ELEMENTS)) present.add(element)
  return present
}

type Use = { readonly present: ReadonlySet<string>; readonly isNamed: (name: string) => boolean }

const applies = ({ needs }: Needing, { present }: Use): boolean =>
  needs.some((selector) => selector.every((need) => present.has(need)))

const textOf = (node: StyleNode, use: Use): string => {
  if (typeof node === 'string') return node
  if ('around' in node) {
    const inner = node.nodes.map((child) => textOf(child, use)).join('')
    return inner === '' ? '' : `${node.around}{${inner}}`
  }
  if ('named' in node) return use.isNamed(node.named) ? node.css : ''
  if (!applies(node, use)) return ''
  if ('css' in node) return node.css
  const kept = node.variables.filter(([name]) => use.isNamed(name))
  return kept.length === 0 ? '' : `${node.selector}{${kept.map((pair) => pair.join(':')).join(';')}}`
}

const leavesOf = (node: StyleNode): ReadonlyArray<StyleNode> =>
  typeof node === 'object' && 'around' in node ? node.nodes.flatMap(leavesOf) : [node]

const isFont = (node: StyleNode): boolean =>
  leavesOf(node).every((leaf) => typeof leaf === 'string' && leaf.startsWith('@font-face'))

type Rules = {
  readonly nodes: ReadonlyArray<StyleNode>
  readonly leaves: ReadonlyArray<StyleNode>
  readonly values: ReadonlyMap<string, ReadonlyArray<string>>
}

const readRules = (nodes: ReadonlyArray<StyleNode>): Rules => {
  const leaves = nodes.flatMap(leavesOf)
  const values = new Map<string, ReadonlyArray<string>>()
  for (const leaf of leaves)
    if (typeof leaf === 'object' && 'variables' in leaf)
      for (const [name, value] of leaf.variables) values.set(name, [...(values.get(name) ?? []), value])
  return { nodes, leaves, values }
}

/** The text of the rules that apply, with the variables that they use, also indirectly. */
const namingText = ({ leaves, values }: Rules, present: Use['present']): string => {
  let text = leaves.map((leaf) => textOf(leaf, { present, isNamed: () => false })).join('')
  const used = new Set(text.match(USED_NAMES))
  // Iterating a set also visits elements added meanwhile.
  for (const name of used)
    for (const value of values.get(name) ?? []) {
      text += ` ${name} ${value}`
      for (const another of value.match(USED_NAMES) ?? []) used.add(another)
    }
  return text
}

const criticalOf = (rules: Rules, html: string): string => {
  const present = presentIn(html)
  const names = new Set(namingText(rules, present).match(NAMES))
  return rules.nodes.map((node) => textOf(node, { present, isNamed: (name) => names.has(name) })).join('')
}

export type InlineStyles = (html: string) => StyledPage
export type RenderForm = (page: PlainPage) => Promise<StyledPage>

/**
 * Removes the style rules from the built page; `inlineStyles` inserts those that a rendered page uses, `stylesOf` returns
 * them without fonts.
 */
export const extractStyles = (
  built: string,
): {
  readonly template: string
  readonly inlineStyles: InlineStyles
  readonly stylesOf: (html: string) => string
} => {
  const found = RULES.exec(built)?.[1]
  if (found === undefined)
    return { template: built, inlineStyles: (html) => ({ html, styleHash: null }), stylesOf: () => '' }
  const rules = readRules(JSON.parse(found))
  const rulesWithoutFonts = { ...rules, nodes: rules.nodes.filter((node) => !isFont(node)) }
  return {
    template: built.replace(RULES, ''),
    inlineStyles: (html) => {
      const critical = criticalOf(rules, html)
      const style = html.includes(PROGRAM) ? critical : critical.replace(FONTS_WITHOUT_SCRIPT, '@media all')
      return { html: html.replace(STYLE, () => `<style>${style}</style>`), styleHash: cspHash(style) }
    },
    stylesOf: (html) => criticalOf(rulesWithoutFonts, html),
  }
}
