import { screen, waitFor } from '@testing-library/react'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { VideoOpener } from '../../../src/ui/video/video-opener'
import { aVideo } from '../../support/fixtures/an-article-page'
import { renderView } from '../../support/views/render-view'

const showOpener = (maxWidth?: number) =>
  renderView(<VideoOpener video={aVideo('1')} {...(maxWidth === undefined ? {} : { maxWidth })} />, {
    ports: { findVideoMinutes: () => TE.right(0) },
  })

describe('a video’s card and its player', () => {
  it.each([
    { maxWidth: undefined, drawn: '1000px' },
    { maxWidth: 500, drawn: '500px' },
  ])('[M-032, M-057, M-071] opens the player, at most $drawn wide', async ({ maxWidth, drawn }) => {
    const { visitor } = showOpener(maxWidth)
    await visitor.click(screen.getByRole('button', { name: 'Video 1' }))
    const video = () => screen.queryByRole('dialog', { name: 'Video 1' })?.querySelector('video')
    await waitFor(() => expect(video()?.style.maxWidth).toBe(drawn))
  })

  it('[M-069] shows its card again once the player is closed', async () => {
    const { visitor } = showOpener()
    await visitor.click(screen.getByRole('button', { name: 'Video 1' }))
    const frame = await screen.findByRole('dialog', { name: 'Video 1' })
    expect(frame.className, 'dark and full before its code has come').toContain('video-dialog')
    await visitor.click(screen.getByRole('button', { name: 'Đóng' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Video 1' })).toBeDefined()
  })
})
