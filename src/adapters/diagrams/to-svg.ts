import { type Drawing, type DrawnArrow, type DrawnState, LINE_PX } from './lay-out'

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

const text = (lines: ReadonlyArray<string>, x: number, top: number): string =>
  lines
    .map(
      (line, index) =>
        `<text x="${x.toFixed(1)}" y="${(top + (index + 0.75) * LINE_PX).toFixed(1)}"${index === 0 ? ' class="name"' : ''}>${escaped(line)}</text>`,
    )
    .join('')

const drawState = ({ path, kind, lines, x, y, width, height }: DrawnState): string => {
  if (kind === 'start') return `<circle cx="${x}" cy="${y}" r="6" class="start"/>`
  const left = x - width / 2
  const top = y - height / 2
  const frame = `<rect x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="8"/>`
  const from = kind === 'group' ? top + 2 : y - (lines.length * LINE_PX) / 2
  return `<g class="${kind}" data-path="${escaped(path)}">${frame}${text(lines, x, from)}</g>`
}

const drawArrow = ({ id, points, lines, x, y }: DrawnArrow): string => {
  const line = points.map(
    (point, index) => `${index === 0 ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`,
  )
  const longest = Math.max(0, ...lines.map(({ length }) => length))
  const height = lines.length * LINE_PX
  const ground =
    lines.length === 0
      ? ''
      : `<rect x="${(x - longest * 3.2).toFixed(1)}" y="${(y - height / 2).toFixed(1)}" width="${(longest * 6.4).toFixed(1)}" height="${height}" class="ground"/>`
  return `<g class="arrow" data-id="${escaped(id)}"><path d="${line.join('')}" marker-end="url(#head)"/>${ground}${text(lines, x, y - height / 2)}</g>`
}

export const toSvg = ({ width, height, states, arrows }: Drawing, title: string): string => {
  const groups = states.filter(({ kind }) => kind === 'group')
  const others = states.filter(({ kind }) => kind !== 'group')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}" width="${Math.ceil(width)}" role="img" aria-label="${escaped(title)}">`,
    '<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0L10 5L0 10z"/></marker></defs>',
    ...groups.map(drawState),
    ...arrows.map(drawArrow),
    ...others.map(drawState),
    '</svg>',
  ].join('\n')
}
