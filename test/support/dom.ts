import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/** jsdom has no modal dialogs: what matters to views is whether the dialog is open. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

afterEach(cleanup)
