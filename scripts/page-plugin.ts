import { build, type Plugin, type Rolldown } from 'vite'
import { ROUTES, screenName } from '../src/domain/routing/routes.ts'
import { styleRules } from './style-rules.ts'

type Bundle = Rolldown.OutputBundle

type Files = Readonly<Record<string, ReadonlyArray<string>>>

/** By screen, what a rendered page needs to be hydrated. */
const SCREENS: Files = Object.fromEntries(
  Object.values(ROUTES).flatMap(({ screen }) =>
    screen === null ? [] : [[screenName(screen), [`screens/${screen}.tsx`]]],
  ),
)

const DIALOGS: Files = { all: ['order/order-dialog.tsx', 'membership/membership-dialog.tsx'] }

const chunksOf = (bundle: Bundle) =>
  Object.values(bundle).filter((output): output is Rolldown.OutputChunk => output.type === 'chunk')

/** A chunk's file and those of all that it imports before it runs. */
const filesOf = (bundle: Bundle, { fileName, imports }: Rolldown.OutputChunk): ReadonlyArray<string> => [
  ...new Set([
    `/${fileName}`,
    ...imports.flatMap((name) => {
      const chunk = bundle[name]
      return chunk?.type === 'chunk' ? filesOf(bundle, chunk) : []
    }),
  ]),
]

const chunkFiles = (bundle: Bundle, modules: Files, program: ReadonlyArray<string>): Files =>
  Object.fromEntries(
    Object.entries(modules).map(([path, names]) => [
      path,
      names.flatMap((name) => {
        const chunk = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(name))
        if (chunk === undefined) throw new Error(`${name} has no chunk of its own`)
        return filesOf(bundle, chunk).filter((file) => !program.includes(file))
      }),
    ]),
  )

/** Takes a script of `src/ui/boot` and what the build writes into it and returns it as it stands in the page. */
const inlineScript = async (
  name: string,
  define: Readonly<Record<string, unknown>> = {},
): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(define).map(([key, value]) => [key, JSON.stringify(value)])),
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      // Of the table of routes, only what a script uses is left.
      rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
      lib: { entry: `src/ui/boot/${name}.ts`, formats: ['iife'], name: 'boot', fileName: name },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined
  if (chunk === undefined) throw new Error(`${name} was not built`)
  return chunk.code.trim()
}

const stylesOf = (bundle: Bundle): Rolldown.OutputAsset => {
  const found = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'))
  if (found?.type !== 'asset') throw new Error('the styles were not built')
  return found
}

/** The fonts, which `index.html` imports, because a stylesheet that came with them later would lay out all text anew. */
const FONTS = /\s*<style>([\s\S]*?)<\/style>/

const EAGER = /\s*<(?:script type="module"[^>]*><\/script|link rel="(?:modulepreload|stylesheet)"[^>]*)>/g

/** Writes into the built page the rules of its styles and the scripts that start the program, in place of the program itself. */
export const pageTemplate: Plugin = {
  name: 'page-template',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle }) => {
      if (bundle === undefined) return html
      const main = chunksOf(bundle).find(({ moduleIds }) =>
        moduleIds.some((id) => id.endsWith('src/ui/main.tsx')),
      )
      if (main === undefined) throw new Error('the program has no chunk')
      const ofMain = filesOf(bundle, main)
      const [first = [], ...others] = Object.values(chunkFiles(bundle, SCREENS, ofMain))
      const program = [...ofMain, ...first.filter((file) => others.every((files) => files.includes(file)))]
      const styles = stylesOf(bundle)
      const fonts = FONTS.exec(html)?.[1]
      if (fonts === undefined) throw new Error('the fonts were not built')
      const rules = JSON.stringify(styleRules(fonts + String(styles.source))).replaceAll('<', '\\u003c')
      const boot = await inlineScript('boot', {
        STYLES: `/${styles.fileName}`,
        PROGRAM: program,
        SCREENS: chunkFiles(bundle, SCREENS, program),
        DIALOGS: [...new Set(chunkFiles(bundle, DIALOGS, program).all)],
      })
      const scripts = `<script>${await inlineScript('hide-drawn-page')}</script><script data-boot>${boot}</script>`
      return (
        html
          .replace(EAGER, '')
          .replace(FONTS, '')
          // First of all, because a hash route requests its page from here.
          .replace('<!--page-head-->', () => `${scripts}<!--page-head-->`)
          .replace(
            '</head>',
            () => `<style></style><script type="application/json" id="page-rules">${rules}</script></head>`,
          )
      )
    },
  },
}

/** Lets the server render into the development server's page, which Vite's program starts, and dresses its plain forms. */
export const developmentPage: Plugin = {
  name: 'development-page',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replace(
      '</head>',
      '<script data-boot></script><link rel="stylesheet" href="/src/ui/styles/site.css" /></head>',
    ),
}
