import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { deviceType } from '../../../src/domain/screen/device-type'

const breakpointsPx = Object.fromEntries(
  [...readFileSync('src/ui/styles/theme.css', 'utf8').matchAll(/--breakpoint-(\w+): (\d+)px;/g)].map(
    ([, name = '', px]) => [name, Number(px)],
  ),
)

/** A width of the window in a media query or a class that does not come from the theme; `@min-[…]` asks for that of a container. */
const OWN_WIDTH = /@media[^{]*width|(?<!@)\b(?:min|max)-\[[^\]]+\]:/

/** The staff's desk has a stylesheet of its own, without the site's theme. */
const DESK = 'src/ui/desk/'

describe('the breakpoints of the theme', () => {
  it('[M-042, M-134, A-16] switch layouts at 820, 992 and 1200 px', () => {
    expect(breakpointsPx).toStrictEqual({
      sm: 480,
      tablet: 640,
      md: 821,
      lg: 993,
      xl: 1201,
      '2xl': 1440,
    })
  })

  it('[M-117, A-10] agree with the device type', () => {
    const { xl = 0 } = breakpointsPx
    expect(deviceType(xl - 1)).toBe('MOBILE')
    expect(deviceType(xl)).toBe('WEB')
  })

  it('are the only widths in styles and views', () => {
    const asking = globSync('src/ui/**/*.{css,ts,tsx}').filter(
      (file) => !file.startsWith(DESK) && OWN_WIDTH.test(readFileSync(file, 'utf8')),
    )
    expect([...asking]).toStrictEqual([])
  })

  it('are the widths for which scripts ask the browser', () => {
    const asked = globSync('src/ui/**/*.{ts,tsx}').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\((min|max)-width: (\d+)px\)/g)].map(
        ([, end, px]) => Number(px) + (end === 'max' ? 1 : 0),
      ),
    )
    expect(asked.length).toBeGreaterThan(0)
    for (const px of asked) expect(Object.values(breakpointsPx)).toContain(px)
  })
})
