import { liveHandlers } from './live-handlers'
import { liveScripts } from './live-scripts'
import { liveUrls } from './live-urls'

/** What the strings stand in: lists, tables and quotations of an article, and halves of other tags. */
const SURROUNDINGS = [
  (inner: string) => inner,
  (inner: string) => `Một đoạn ${inner} và hết.`,
  (inner: string) => `- ${inner}`,
  (inner: string) => `<table><tr><td>${inner}</td></tr></table>`,
  (inner: string) => `<div><p>${inner}`,
]

/** Returns what an article must not run: scripts, handlers and addresses, each in every place it may stand in. */
export const scriptStrings = (): ReadonlyArray<string> => {
  const inner = [...liveUrls(), ...liveHandlers(), ...liveScripts()]
  return SURROUNDINGS.flatMap((around) => inner.map(around))
}
