import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Popup } from '../../../src/ui/shell/popup'
import { renderView } from '../../support/views/render-view'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pageIs = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const loadPopup = () =>
  act(async () => {
    await import('../../../src/ui/shell/popup-dialog')
    await vi.advanceTimersByTimeAsync(0)
  })

const showPopup = async (claimPopup: () => boolean) => {
  renderView(<Popup />, { ports: { claimPopup } })
  await loadPopup()
}

const popup = () => screen.queryByRole('dialog', { name: 'Ưu đãi' })

describe('the promotional popup', () => {
  it('[M-091] waits for the page to load', async () => {
    pageIs('interactive')
    await showPopup(() => true)
    expect(popup()).toBeNull()
    fireEvent.load(window)
    await loadPopup()
    expect(popup()).not.toBeNull()
  })

  it('[M-091, M-092] waits for a dialog that was opened while it loaded, and stays 10 s from then on', async () => {
    const other = document.createElement('dialog')
    other.setAttribute('open', '')
    await showPopup(() => {
      document.body.append(other)
      return true
    })
    await pass(9_000)
    expect(popup()).toBeNull()
    other.remove()
    await pass(9_999)
    expect(popup()).not.toBeNull()
    await pass(1)
    expect(popup()).toBeNull()
  })

  it('[M-094] does not open if the session has its flag', async () => {
    await showPopup(() => false)
    expect(popup()).toBeNull()
  })
})

describe('the popup while it is shown', () => {
  it('[M-092] is there at 9,999 ms and gone at 10,000 ms', async () => {
    await showPopup(() => true)
    await pass(9_999)
    expect(popup()).not.toBeNull()
    await pass(1)
    expect(popup()).toBeNull()
  })

  it('[M-093] has a link to Zalo in a new tab, which closes it', async () => {
    await showPopup(() => true)
    const zalo = screen.getByRole('link', { name: 'Chat Zalo' })
    expect([zalo.getAttribute('href'), zalo.getAttribute('target')]).toStrictEqual([
      'https://zalo.example/nam-thu',
      '_blank',
    ])
    fireEvent.click(zalo)
    expect(popup()).toBeNull()
  })

  it('[M-093, A-32] does nothing on a click elsewhere in the picture', async () => {
    await showPopup(() => true)
    const picture = document.querySelector('img')
    if (picture === null) throw new Error('the popup has no picture')
    fireEvent.click(picture)
    expect(popup()).not.toBeNull()
  })

  it.each([
    { how: 'the close button', close: () => fireEvent.click(screen.getByRole('button', { name: 'Đóng' })) },
    {
      how: 'Esc',
      close: () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
    },
    { how: 'a click beside it', close: () => fireEvent.click(screen.getByRole('dialog'), { clientX: -1 }) },
  ])('[M-091] closes at once by $how', async ({ close }) => {
    await showPopup(() => true)
    close()
    expect(popup()).toBeNull()
  })
})
