import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** jsdom has no modal dialogs: what matters to views is whether the dialog is open. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

/** jsdom loads no pictures. */
HTMLImageElement.prototype.decode = async () => {}

/** jsdom lays nothing out, so there is nowhere to scroll. */
Element.prototype.scrollIntoView = () => {}

/** jsdom lays nothing out: whatever is watched counts as near. */
class EverythingIsNear implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe(target: Element): void {
    const entry = { isIntersecting: true, target } as Partial<IntersectionObserverEntry>
    this.tell([entry as IntersectionObserverEntry], this)
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): Array<IntersectionObserverEntry> {
    return []
  }
}
window.IntersectionObserver = EverythingIsNear

// A busy machine takes its time to load a dialog's code.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)

// jsdom tells its own page's load in a later turn, which must not be taken for the one a test speaks of.
if (document.readyState !== 'complete')
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
