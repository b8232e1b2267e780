import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import { disclosureMachine } from '../../../src/domain/flows/disclosure.machine'
import { imageGalleryMachine } from '../../../src/domain/flows/image-gallery.machine'
import { popupMachine } from '../../../src/domain/flows/popup.machine'
import { scrollerMachine } from '../../../src/domain/flows/scroller.machine'
import { videoDurationMachine } from '../../../src/domain/flows/video-duration.machine'
import { videoPlayerMachine } from '../../../src/domain/flows/video-player.machine'
import { Scroller } from '../../../src/ui/parts/scroller'
import { ImageGallery } from '../../../src/ui/screens/product-detail/image-gallery'
import { ContactWidget } from '../../../src/ui/shell/contact-widget'
import { Popup } from '../../../src/ui/shell/popup'
import { VideoCard } from '../../../src/ui/video/video-card'
import { VideoDialog } from '../../../src/ui/video/video-dialog'
import { aVideo } from '../../support/fixtures/an-article-page'
import { type ViewStep, viewPaths } from '../../support/flows/view-paths'
import { renderView } from '../../support/views/render-view'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

type Step = { readonly event: ViewStep; readonly after: AnyMachineSnapshot }

/** A flow whose paths had run dry would show nothing. */
const some = <Path,>(paths: ReadonlyArray<Path>, atLeast: number): ReadonlyArray<Path> => {
  if (paths.length < atLeast) throw new Error(`only ${paths.length} paths`)
  return paths
}

const walk = async (
  steps: ReadonlyArray<Step>,
  take: (event: ViewStep) => unknown,
  agree: (after: AnyMachineSnapshot) => void,
) => {
  for (const { event, after } of steps) {
    await take(event)
    agree(after)
  }
}

describe('the contact widget, along every path of its diagram', () => {
  const paths = viewPaths(disclosureMachine, {
    events: [{ type: 'disclosure.toggle' }, { type: 'disclosure.close' }],
  }).filter(({ steps }) => steps.every(({ event }, index) => event.type !== 'disclosure.close' || index > 0))
  it.each(some(paths, 3))('[M-095] shows what its machine says: $title', async ({ steps }) => {
    renderView(<ContactWidget />)
    const toggle = screen.getByRole('button', { name: 'Liên hệ' })
    await walk(
      steps,
      ({ type }) =>
        type === 'disclosure.toggle' ? fireEvent.click(toggle) : fireEvent.keyDown(toggle, { key: 'Escape' }),
      (after) => {
        expect(toggle.getAttribute('aria-expanded')).toBe(String(after.matches('open')))
        expect(screen.queryAllByRole('link')).toHaveLength(after.matches('open') ? 3 : 0)
      },
    )
  })
})

describe('the image gallery, along every path of its diagram', () => {
  const paths = viewPaths(imageGalleryMachine, {
    events: [0, 1, 2].map((index) => ({ type: 'image.choose', index })),
  })
  it.each(some(paths, 3))('[M-048, M-050] shows what its machine says: $title', async ({ steps }) => {
    const images = ['/a.svg', '/b.svg', '/c.svg']
    const { container } = renderView(<ImageGallery images={images} title="Viên tim" />)
    await walk(
      steps,
      ({ type, index }) =>
        type === 'image.choose'
          ? fireEvent.click(screen.getByRole('button', { name: `Ảnh ${Number(index) + 1}` }))
          : pass(200),
      (after) => {
        const main = container.querySelector('[data-part="main-image"]')
        expect(main?.getAttribute('src')).toBe(images[after.context.current])
        expect(main?.closest('[data-state]')?.getAttribute('data-state')).toBe(after.value)
        const current = screen.getAllByRole('button').findIndex((button) => button.ariaCurrent === 'true')
        expect(current).toBe(after.context.current)
      },
    )
  })
})

describe('the popup, along every path of its diagram', () => {
  const paths = viewPaths(popupMachine, {
    events: [{ type: 'page.free' }, { type: 'popup.close' }, { type: 'chat.open' }],
    answers: { claimShowing: [true, false] },
  }).filter(({ steps }) => steps.length > 1)

  it.each(some(paths, 4))(
    '[M-091, M-092, M-093, M-094] shows what its machine says: $title',
    async ({ steps }) => {
      vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
      const claimed = steps.find(({ event }) => event.type.startsWith('xstate.done'))?.event.output === true
      renderView(<Popup />, { ports: { claimPopup: () => claimed } })
      const popup = () => screen.queryByRole('dialog', { name: 'Ưu đãi' })
      expect(popup()).toBeNull()
      await walk(
        steps,
        async ({ type }) => {
          if (type === 'page.free') {
            fireEvent.load(window)
            await act(async () => {
              await import('../../../src/ui/shell/popup-dialog')
              await vi.advanceTimersByTimeAsync(0)
            })
          } else if (type === 'popup.close') fireEvent.click(screen.getByRole('button', { name: 'Đóng' }))
          else if (type === 'chat.open') fireEvent.click(screen.getByRole('link', { name: 'Chat Zalo' }))
          else await pass(type.startsWith('xstate.after') ? 10_000 : 0)
        },
        (after) => {
          if (after.matches('claiming')) return
          expect(popup() !== null).toBe(after.hasTag('shown'))
        },
      )
    },
  )
})

describe('the carousel, along every path of its diagram', () => {
  const wide = { scrollLeft: 0, scrollWidth: 2_000, clientWidth: 1_000 }
  const paths = viewPaths(scrollerMachine, {
    events: [{ type: 'viewport.resize' }, { type: 'viewport.scroll', measure: { ...wide, scrollLeft: 500 } }],
    answers: { measureViewport: [wide] },
  })

  it.each(some(paths, 5))('[M-118, M-120] shows what its machine says: $title', async ({ steps }) => {
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(wide.scrollWidth)
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(wide.clientWidth)
    const { container } = renderView(
      <Scroller label="Dải">
        <li>Một</li>
      </Scroller>,
    )
    await walk(
      steps,
      async ({ type }) => {
        if (type === 'viewport.resize') {
          window.innerWidth += 1
          fireEvent.resize(window)
        } else if (type === 'viewport.scroll') {
          const viewport = screen.getByRole('list', { name: 'Dải' })
          viewport.scrollLeft = 500
          fireEvent.scroll(viewport)
        } else if (type.startsWith('xstate.after')) await act(async () => vi.advanceTimersByTime(100))
        else await pass(0)
      },
      (after) => {
        if (after.matches('measuring')) return
        expect(container.querySelector('[data-state]')?.getAttribute('data-state')).toBe(after.value)
        expect(screen.queryAllByRole('button')).toHaveLength(after.matches('scrollable') ? 2 : 0)
      },
    )
  })
})

describe('a video’s length, along every path of its diagram', () => {
  const outputs = [E.right(12), E.right(0), E.left('failed' as const), E.left('mediaError' as const)]
  const paths = outputs.flatMap((output) =>
    viewPaths(videoDurationMachine, {
      input: { id: '1', videoSrc: '/videos/1.mp4' },
      events: [{ type: 'video.near' }],
      answers: { findMinutes: [output] },
    })
      .filter(({ steps }) => steps.length === 2)
      .map((path) => ({ ...path, output })),
  )
  it.each(some(paths, 4))(
    '[M-103] shows what its machine says: $title, $output',
    async ({ steps, output }) => {
      renderView(<VideoCard video={aVideo('1')} loading="lazy" onOpen={() => {}} />, {
        ports: { findVideoMinutes: () => TE.fromEither(output) },
      })
      await pass(0)
      const after = steps.at(-1)?.after
      const badge =
        after?.hasTag('blank') || after?.context.minutes === 0 ? null : `${after?.context.minutes}\u00a0phút`
      expect(screen.queryByText(/phút$/)?.textContent ?? null).toBe(badge)
    },
  )
})

describe('the video player, along every path of its diagram', () => {
  const paths = viewPaths(videoPlayerMachine, {
    events: [
      { type: 'media.size', size: { width: 640, height: 480 } },
      { type: 'media.fail' },
      { type: 'media.retry' },
    ],
    answers: { readVideoSize: [O.none] },
  }).filter(({ steps }) => steps.every(({ event }) => !event.type.includes('VIDEO_SIZE_LIMIT_MS')))

  it.each(some(paths, 4))('[M-067, M-068] shows what its machine says: $title', async ({ steps }) => {
    renderView(<VideoDialog video={aVideo('1')} onClose={() => {}} />)
    const player = () => document.querySelector('video')
    await walk(
      steps,
      async ({ type }) => {
        const video = player()
        if (type === 'media.retry') fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
        else if (video === null) throw new Error('the player has no video')
        else if (type === 'media.size') {
          vi.spyOn(video, 'videoWidth', 'get').mockReturnValue(640)
          vi.spyOn(video, 'videoHeight', 'get').mockReturnValue(480)
          fireEvent.loadedMetadata(video)
        } else if (type === 'media.fail') fireEvent.error(video)
        else if (type.startsWith('xstate.after')) await act(async () => vi.advanceTimersByTime(50))
        else await pass(0)
      },
      (after) => {
        expect(screen.queryByText('Đang tải ...') !== null).toBe(after.hasTag('spinning'))
        expect(screen.queryByText(/^Hiện chưa xem được/) !== null).toBe(after.matches('failed'))
        const { width, height } = after.context.size
        if (!after.matches('failed')) expect(player()?.style.aspectRatio).toBe(`${width} / ${height}`)
      },
    )
    cleanup()
  })
})
