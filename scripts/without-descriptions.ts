import type { Plugin } from 'vite'

const DESCRIPTION = /\bdescription:\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`),?/g

/** Leaves the descriptions of states and transitions out of the program: only the pages of the flows show them. */
export const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  apply: 'build',
  transform: {
    order: 'pre',
    filter: { id: /\/src\/domain\/flows\/[\w.-]+\.ts$/ },
    handler: (code) => ({ code: code.replace(DESCRIPTION, ''), map: null }),
  },
}
