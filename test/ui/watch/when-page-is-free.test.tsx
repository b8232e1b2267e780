import { fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { whenPageIsFree } from '../../../src/ui/watch/when-page-is-free'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const pageIs = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)

const openDialog = (): HTMLDialogElement => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  return dialog
}

const mutationsSeen = () => new Promise<void>((resolve) => queueMicrotask(resolve))

const waitForPage = () => {
  const calls: Array<'free'> = []
  const callOff = whenPageIsFree(() => calls.push('free'))
  return { calls, callOff }
}

describe('waiting until the page is free', () => {
  it('[M-091] ends at once if it has loaded and no dialog is open', () => {
    expect(waitForPage().calls).toStrictEqual(['free'])
  })

  it('[M-091] ends with the load event, once', () => {
    pageIs('interactive')
    const { calls } = waitForPage()
    expect(calls).toStrictEqual([])
    fireEvent.load(window)
    fireEvent.load(window)
    expect(calls).toStrictEqual(['free'])
  })

  it.each([
    { how: 'taken away', end: (dialog: HTMLDialogElement) => dialog.remove() },
    { how: 'closed', end: (dialog: HTMLDialogElement) => dialog.removeAttribute('open') },
  ])('[M-091] continues while a dialog is open, and ends when it is $how', async ({ end }) => {
    const dialog = openDialog()
    const { calls } = waitForPage()
    document.body.append('something else changes')
    await mutationsSeen()
    expect(calls).toStrictEqual([])
    end(dialog)
    await mutationsSeen()
    expect(calls).toStrictEqual(['free'])
  })

  it('[M-091] can be cancelled before the page has loaded', () => {
    pageIs('interactive')
    const { calls, callOff } = waitForPage()
    callOff()
    fireEvent.load(window)
    expect(calls).toStrictEqual([])
  })

  it('[M-091] can be cancelled while a dialog is open', async () => {
    const dialog = openDialog()
    const { calls, callOff } = waitForPage()
    callOff()
    dialog.remove()
    await mutationsSeen()
    expect(calls).toStrictEqual([])
  })
})
