import { DAY_MS } from '../trace-check/rules'
import { A, alone, otherThan, visitor } from './acts'
import type { Forgeries, Honest } from './forging'

/** What tabs and their dialogs cannot do. */
export const visitorForgeries = ({
  first,
  last,
  at,
  changed,
  doubled,
  without,
  inserted,
  end,
  nextAttempt,
}: Honest): Forgeries => {
  const opens = first('visitor opens')
  // One of them gave up and sent again.
  const givesUp = first('visitor gives up')
  const { attempt } = at('visitor gives up', givesUp)
  const sendsFirst = first('visitor sends', { attempt })
  const sent = at('visitor sends', sendsFirst)
  const { tab } = sent
  const fails = first('dialog enters', { tab, state: 'editing.failed' }, givesUp)
  const failed = at('dialog enters', fails)
  const sendsAgain = first('visitor sends', { tab }, givesUp)
  const receives = first('visitor receives')
  const confirms = first('dialog enters', { state: 'editing.confirmed' })
  const confirmed = at('dialog enters', confirms)
  const acknowledged = at('visitor sends', last('visitor sends', { tab: confirmed.tab }, confirms))
  const loadsAgain = first('visitor opens', ({ page }) => page > 1)
  const before = at(
    'visitor sends',
    last('visitor sends', { tab: at('visitor opens', loadsAgain).tab }, loadsAgain),
  )
  const late = { tab: 'late tab', attempt: nextAttempt(end), row: 'late row' }

  return {
    'a page has another number than the next of its tab': {
      'a page of a tab was never opened': () => changed(opens, { page: 2 }),
    },
    'a dialog enters a state that does not follow, or has no page': {
      'a dialog is sending twice': () => doubled(fails),
      'a tab was never opened': () => {
        const place = first('dialog enters')
        return without(first('visitor opens', { tab: at('dialog enters', place).tab }), place)
      },
    },
    'a dialog is for no sheet, or becomes that of another': {
      'an order fails as a membership': () => changed(fails, { sheet: otherThan(failed.sheet) }),
      'a dialog is opened for no sheet': () => changed(first('dialog enters'), { sheet: 'another' }),
    },
    'a success is shown that the tab never heard': {
      'the acknowledgement was lost': () => changed(fails, { state: 'editing.confirmed' }),
      'the success of the former registration is shown again': () =>
        inserted(confirms + 1, [{ ...confirmed, state: 'sending' }, confirmed]),
    },
    'a failure is shown where the tab heard a success or still waits': {
      'a failure after the acknowledgement': () => changed(confirms, { state: 'editing.failed' }),
      'a failure while the answer is awaited': () => without(givesUp, fails),
    },
    'an attempt has another number than the next': {
      'an attempt is missing': () => changed(sendsFirst, { attempt: 9_999 }),
    },
    'a tab sends whose dialog does not': {
      'a closed dialog sends': () => inserted(fails + 1, [{ ...sent, attempt: nextAttempt(fails) }]),
    },
    'a tab sends while it waits for an answer or has it': {
      'a second press sends': () => inserted(sendsFirst + 1, [{ ...sent, attempt: attempt + 1 }]),
      'a press after the acknowledgement': () =>
        inserted(confirms, [
          { ...acknowledged, key: 'another', row: 'another', attempt: nextAttempt(confirms) },
        ]),
    },
    'a dialog repeats its call with another content': {
      'what is typed changes while the dialog is sending': () =>
        inserted(givesUp + 1, [
          { ...sent, key: 'another', row: 'another', attempt: nextAttempt(givesUp + 1) },
        ]),
    },
    'a key is sent with another content': {
      'the digest changes between two attempts': () => changed(sendsAgain, { row: 'another' }),
    },
    'a tab sends again under another key, within a day, what was not acknowledged': {
      'the key changes between two attempts': () => changed(sendsAgain, { key: 'another' }),
      'the key changes when the page is loaded again': () =>
        changed(first('visitor sends', { tab: before.tab, row: before.row }, loadsAgain), { key: 'another' }),
    },
    'a key is sent a day after it was sent first': {
      'a page that was left open overnight': () =>
        alone(
          ...A.slice(0, 3),
          { who: 'visitor', did: 'gives up', attempt: 1 },
          { who: 'dialog', did: 'enters', tab: 'tab a', sheet: 'orders', state: 'editing.failed' },
          { who: 'dialog', did: 'enters', tab: 'tab a', sheet: 'orders', state: 'sending', at: DAY_MS },
          { who: 'visitor', did: 'sends', tab: 'tab a', attempt: 2, key: 'key of a', row: 'a' },
        ),
    },
    'a tab sends again under its old key what was acknowledged': {
      'the same order once more is swallowed': () =>
        inserted(confirms + 1, [
          { ...confirmed, state: 'sending' },
          { ...acknowledged, attempt: nextAttempt(confirms) },
        ]),
      'the same order once more is swallowed after the page was loaded again': () =>
        inserted(end, [
          ...visitor(late),
          ...visitor({ ...late, page: 2, attempt: late.attempt + 1 }).slice(0, 3),
        ]),
    },
    'a tab hears of a call for which it does not wait, or gives it up': {
      'an acknowledgement is heard twice': () => doubled(receives),
      'a call is given up twice': () => doubled(givesUp),
      'a page gives up a call that the page before it made': () =>
        inserted(loadsAgain + 1, [{ who: 'visitor', did: 'gives up', attempt: before.attempt }]),
    },
    'a tab hears a success that the server never told': {
      'an acknowledgement before it was given': () =>
        inserted(sendsFirst + 1, [{ who: 'visitor', did: 'receives', attempt }]),
    },
  }
}
