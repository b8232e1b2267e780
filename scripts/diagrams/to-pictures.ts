import type { Flow } from './flow-files'
import { flowGraphs } from './flow-graphs'
import { layOut } from './lay-out'
import { DRAWING_STYLE, toSvg } from './to-svg'

export type Picture = {
  /** Relative to the folder of the pages. */
  readonly file: string
  readonly title: string
  readonly isWide: boolean
  /** `alone` contains its style; `inline` relies on the style of the page. */
  readonly alone: string
  readonly inline: string
}

/** One picture for the machine, and one for each compound state. */
export const toPictures = ({ name, model }: Flow): ReadonlyArray<Picture> =>
  flowGraphs(model)
    .map(layOut)
    .map((drawing) => {
      const part = drawing.name === '' ? '' : `, inside ${drawing.name}`
      const title = `State diagram of ${name}${part}`
      return {
        file: `pictures/${[name, drawing.name].filter((each) => each !== '').join('-')}.svg`,
        title,
        isWide: drawing.isWide,
        alone: `${toSvg(drawing, title, DRAWING_STYLE)}\n`,
        inline: toSvg(drawing, title),
      }
    })
