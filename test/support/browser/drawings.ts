import type { Page } from 'playwright-core'

/** The texts whose letters are shown smaller than `least` px. */
export const smallLetters = (
  page: Page,
  least: number,
  drawings = 'figure svg',
): Promise<ReadonlyArray<string>> =>
  page.locator(drawings).evaluateAll(
    (all, px) =>
      all.flatMap((svg) => {
        const { a: scale = 0 } = (svg as SVGSVGElement).getScreenCTM() ?? {}
        const shown = Number.parseFloat(getComputedStyle(svg).fontSize) * scale
        return shown < px ? [`${svg.getAttribute('aria-label')}: ${shown.toFixed(2)} px`] : []
      }),
    least,
  )

/** What stands outside of its frame, or over what is not its own. */
export const entanglements = (page: Page): Promise<ReadonlyArray<string>> =>
  page.locator('figure svg').evaluateAll((all) => {
    type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
    const isIn = (x: number, y: number, area: Area, margin: number) =>
      x > area.x + margin &&
      x < area.x + area.width - margin &&
      y > area.y + margin &&
      y < area.y + area.height - margin
    const isOver = (a: Area, b: Area) =>
      a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
    const holds = (frame: Area, { x, y, width, height }: Area) =>
      isIn(x, y, frame, -1) && isIn(x + width, y + height, frame, -1)
    return all.flatMap((svg) => {
      const name = svg.getAttribute('aria-label')
      const found: Array<string> = []
      const view = (svg as SVGSVGElement).viewBox.baseVal
      const areas = [...svg.querySelectorAll<SVGGElement>('[data-path], .label')].map((part) => ({
        part,
        arrow: part.getAttribute('data-arrow'),
        area: (part.querySelector('rect') as SVGRectElement).getBBox(),
      }))
      for (const { part, area } of areas) {
        const said = part.textContent
        if (!holds(view, area)) found.push(`${name}: outside the picture: ${said}`)
        for (const text of part.querySelectorAll('text'))
          if (!holds(area, text.getBBox()))
            found.push(`${name}: letters outside their frame: ${text.textContent}`)
        for (const other of areas)
          if (other.part !== part && isOver(area, other.area))
            found.push(`${name}: ${said} over ${other.part.textContent}`)
      }
      for (const path of svg.querySelectorAll<SVGPathElement>('.arrow path')) {
        const own = path.parentElement?.getAttribute('data-arrow')
        const length = path.getTotalLength()
        for (let along = 0; along <= length; along += 2) {
          const { x, y } = path.getPointAtLength(along)
          if (!isIn(x, y, view, -1)) found.push(`${name}: a line outside the picture`)
          const crossed = areas.find(({ arrow, area }) => arrow !== own && isIn(x, y, area, 1))
          if (crossed !== undefined) found.push(`${name}: a line across ${crossed.part.textContent}`)
        }
      }
      return [...new Set(found)]
    })
  })
