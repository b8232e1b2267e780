import { type Drawing, type DrawnArrow, type DrawnState, LINE_PX } from './lay-out'

export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** A monospace font, so that letters are as wide on every machine as the layout assumes. */
export const DRAWING_STYLE = `.flow{font:12px ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace}
.flow text{text-anchor:middle;fill:#12303f}
.flow .name{font-weight:700}
.flow rect{fill:#fff;stroke:#5c7f8a}
.flow .group>rect{fill:#eef4f4;stroke-width:3}
.flow .any>rect{fill:#fffbea;stroke-dasharray:4 4}
.flow .outside>rect{fill:#fff;stroke-dasharray:2 3}
.flow .final>rect{stroke-width:3}
.flow .start{fill:#12303f}
.flow .arrow path{fill:none;stroke:#5c7f8a}
.flow marker path{fill:#5c7f8a}
.flow .ground{fill:#fff;stroke:none}
.flow .label .name{font-weight:400}`

const px = (length: number): string => length.toFixed(1)

const text = (lines: ReadonlyArray<string>, { x, y }: DrawnState | DrawnArrow): string =>
  lines
    .map((line, index) => {
      const top = y + (index - lines.length / 2 + 0.75) * LINE_PX
      return `<text x="${px(x)}" y="${px(top)}"${index === 0 ? ' class="name"' : ''}>${escaped(line)}</text>`
    })
    .join('')

const rect = ({ x, y, width, height }: DrawnState | DrawnArrow, rest: string): string =>
  `<rect x="${px(x - width / 2)}" y="${px(y - height / 2)}" width="${px(width)}" height="${px(height)}"${rest}/>`

const drawState = (state: DrawnState): string => {
  const { path, kind, lines, x, y } = state
  if (kind === 'start') return `<circle cx="${px(x)}" cy="${px(y)}" r="6" class="start"/>`
  return `<g class="${kind}" data-path="${escaped(path)}">${rect(state, ' rx="8"')}${text(lines, state)}</g>`
}

const drawLine = ({ ids, points }: DrawnArrow, index: number): string => {
  const line = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`)
  return `<g class="arrow" data-arrow="${index}" data-ids="${escaped(ids.join('; '))}"><path d="${line.join('')}" marker-end="url(#head)"/></g>`
}

const drawLabel = (arrow: DrawnArrow, index: number): string =>
  arrow.lines.length === 0
    ? ''
    : `<g class="label" data-arrow="${index}">${rect(arrow, ' class="ground"')}${text(arrow.lines, arrow)}</g>`

/** `style` is for a stand-alone picture. */
export const toSvg = ({ width, height, states, arrows }: Drawing, title: string, style = ''): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" class="flow" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}" width="${Math.ceil(width)}" role="img" aria-label="${escaped(title)}">`,
    ...(style === ''
      ? []
      : [`<style>${escaped(style)}</style>`, '<rect width="100%" height="100%" class="ground"/>']),
    '<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0L10 5L0 10z"/></marker></defs>',
    ...arrows.map(drawLine),
    ...states.map(drawState),
    ...arrows.map(drawLabel).filter((label) => label !== ''),
    '</svg>',
  ].join('\n')
