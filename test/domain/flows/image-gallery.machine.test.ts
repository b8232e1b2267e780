import { describe, expect, it } from 'vitest'
import { IMAGE_FADE_MS, imageGalleryMachine } from '../../../src/domain/flows/image-gallery.machine'
import { acceptedEvents } from '../../support/flows/accepted-events'
import { afterDelay, follow, startFlow } from '../../support/flows/flow'

const choose = (index: number) => ({ type: 'image.choose', index }) as const
const fade = { wait: 'IMAGE_FADE_MS.imageGallery.fading', ms: 200 }

const showing = startFlow(imageGalleryMachine)
const fading = follow(showing, choose(2))

describe('the image gallery', () => {
  it('[M-050] shows the first picture without a fade', () => {
    expect(showing.snapshot).toMatchObject({ value: 'showing', context: { current: 0, previous: 0 } })
    expect(showing.effects).toStrictEqual([])
  })

  it('[M-050] fades from the former picture to the chosen one for 200 ms', () => {
    expect(IMAGE_FADE_MS).toBe(200)
    expect(fading.snapshot.value).toBe('fading')
    expect(fading.snapshot.context).toStrictEqual({ current: 2, previous: 0 })
    expect(fading.effects).toStrictEqual([fade])
  })

  it('[M-050] ends the fade after that', () => {
    const faded = follow(fading, afterDelay(200))
    expect(faded.snapshot.value).toBe('showing')
    expect(faded.snapshot.context).toStrictEqual({ current: 2, previous: 0 })
    expect(faded.effects).toStrictEqual([])
  })

  it('[M-050] restarts the fade if another picture is chosen during it', () => {
    const refading = follow(fading, choose(1))
    expect(refading.snapshot.value).toBe('fading')
    expect(refading.snapshot.context).toStrictEqual({ current: 1, previous: 2 })
    expect(refading.effects).toStrictEqual([{ cancel: fade.wait }, fade])
  })

  it('[M-050] fades back to the previous picture', () => {
    const back = follow(fading, afterDelay(200), choose(0))
    expect(back.snapshot.value).toBe('fading')
    expect(back.snapshot.context).toStrictEqual({ current: 0, previous: 2 })
    expect(back.effects).toStrictEqual([fade])
  })

  it.each([
    { flow: showing, shown: 0, another: 1 },
    { flow: fading, shown: 2, another: 0 },
    { flow: follow(fading, afterDelay(IMAGE_FADE_MS)), shown: 2, another: 0 },
  ])(
    '[M-050] ignores the shown picture being chosen while $flow.snapshot.value picture $shown, not another',
    ({ flow, shown, another }) => {
      expect(acceptedEvents(flow, { 'image.choose': choose(shown) })).toStrictEqual([])
      expect(acceptedEvents(flow, { 'image.choose': choose(another) })).toStrictEqual(['image.choose'])
      const same = follow(flow, choose(shown))
      expect(same.snapshot).toMatchObject({ value: flow.snapshot.value, context: flow.snapshot.context })
      expect(same.effects).toStrictEqual([])
    },
  )
})
