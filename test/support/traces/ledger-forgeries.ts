import { visitor } from './acts'
import type { Forgeries, Honest } from './forging'

/** What the server and its ledger cannot do. */
export const ledgerForgeries = ({
  trace,
  first,
  last,
  at,
  changed,
  doubled,
  without,
  inserted,
  nextAttempt,
}: Honest): Forgeries => {
  const acknowledges = first('server acknowledges')
  const keeps = last('ledger keeps', {}, acknowledges)
  const kept = at('ledger keeps', keeps)
  const arrives = last('server hears', {}, keeps)
  const erases = first('ledger erases')
  const [erasedRow = ''] = at('ledger erases', erases).rows
  const backedUp = first('ledger is backed up')
  const restored = first('ledger is restored')
  const { rows: restoredRows } = at('ledger is restored', restored)
  const keptLater = at('ledger keeps', first('ledger keeps', {}, backedUp))
  const { attempt } = at('visitor sends', first('visitor sends'))
  /** What was kept first with this content arrives again and is kept again. */
  const keptAgain = (row: string) =>
    [
      {
        who: 'server',
        did: 'hears',
        attempt: at('visitor sends', first('visitor sends', { row })).attempt,
      },
      at('ledger keeps', first('ledger keeps', { row })),
    ] as const

  return {
    'an attempt arrives that nobody made': {
      'a call of nobody': () => changed(arrives, { attempt: 9_999 }),
    },
    'the server answers a call that it does not have': {
      'a call is acknowledged twice': () => doubled(acknowledges),
      'a call that was refused is acknowledged': () =>
        inserted(
          acknowledges,
          [{ who: 'server', did: 'refuses', attempt: at('server acknowledges', acknowledges).attempt }],
          acknowledges,
        ),
      'a call of a server that was killed is acknowledged': () =>
        inserted(acknowledges, [{ who: 'server', did: 'is killed' }], acknowledges),
      'a call is refused that the server does not have': () =>
        inserted(acknowledges + 1, [
          { who: 'server', did: 'refuses', attempt: at('server acknowledges', acknowledges).attempt },
        ]),
      'a call of nobody is acknowledged': () => changed(acknowledges, { attempt: 9_999 }),
    },
    'the server acknowledges what is not kept': {
      'an acknowledgement before the commit': () => without(keeps, acknowledges),
      'an acknowledgement of what another key brought': () => {
        const place = first('visitor opens', {}, acknowledges)
        const acts = visitor({ tab: 'another', attempt: nextAttempt(place), row: kept.row })
        return inserted(
          place,
          acts.slice(0, 6).filter(({ who }) => who !== 'ledger'),
        )
      },
    },
    'the ledger keeps what no call at the server has under this key': {
      'a registration is kept with another key': () => changed(keeps, { key: 'another' }),
      'a registration is kept with another row': () => changed(keeps, { row: 'another' }),
      'a registration is kept with another sheet': () => changed(keeps, { sheet: 'another' }),
      'a registration is kept before it arrives': () => [trace.toSpliced(arrives, 1), keeps - 1],
    },
    'a registration is kept twice': {
      'a registration is kept twice': () => doubled(keeps),
      'a registration of the backup is kept again after the restore': () =>
        inserted(restored + 1, keptAgain(restoredRows[0] ?? '')),
    },
    'a row is kept again that was erased, by an attempt of before': {
      'a registration is kept again after its erasure': () => inserted(erases + 1, keptAgain(erasedRow)),
    },
    'a row is erased that was never kept, or for the second time': {
      'an erasure of nobody': () => changed(erases, { rows: ['another'] }),
      'an erasure of somebody and nobody': () => changed(erases, { rows: [erasedRow, 'another'] }),
      'a second erasure': () => doubled(erases),
    },
    'a backup has another number than the next': {
      'a backup is missing': () => changed(backedUp, { backup: 2 }),
    },
    'a backup has other rows than the ledger': {
      'a backup lacks a row': () =>
        changed(backedUp, { rows: at('ledger is backed up', backedUp).rows.slice(1) }),
    },
    'the ledger is restored from nothing': {
      'a restore without a backup': () => changed(restored, { backup: 2, rows: [] }),
    },
    'the ledger is restored while a process delivers from it': {
      'a restore while a process runs': () => without(last('delivery stops', {}, restored), restored),
    },
    'the ledger is restored while a call is at the server': {
      'a restore while a visitor is answered': () =>
        inserted(restored, [{ who: 'server', did: 'hears', attempt }], restored),
    },
    'the ledger has other rows than its backup without those that were erased': {
      'an erased row comes back in a restore': () =>
        changed(restored, { rows: [...restoredRows, erasedRow] }),
      'a row is lost in a restore': () => changed(restored, { rows: restoredRows.slice(1) }),
      'a row that was kept after the backup is still there after a restore': () =>
        changed(restored, { rows: [...restoredRows, keptLater.row] }),
    },
  }
}
