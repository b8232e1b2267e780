import type { HistoryEntry } from '../../domain/ledger/staff/staff-use'
import { vietnamTimestamp } from '../../domain/text/vietnam-timestamp'
import type { DeskPages } from '../../ports/desk-pages'
import { commandText } from '../copy/desk-history'
import { WORK_COPY } from '../copy/desk-work'
import { framed } from './frame'

const { stepColumns } = WORK_COPY

type HistoryProps = {
  readonly entries: ReadonlyArray<HistoryEntry>
  readonly label: string
  /** Whether to show how many registrations each use concerned. */
  readonly hasRows?: boolean
}

/** Uses of commands and of the desk; `label` names the table for screen readers. */
export const HistoryTable = ({ entries, label, hasRows = false }: HistoryProps) => (
  <table aria-label={label} className="uses">
    <thead>
      <tr>
        <th scope="col">{stepColumns.at}</th>
        <th scope="col">{stepColumns.command}</th>
        {hasRows && <th scope="col">{stepColumns.rows}</th>}
      </tr>
    </thead>
    <tbody>
      {entries.map(({ id, at, who, command, rows }) => (
        <tr key={id}>
          <td>
            <span className="name">{who}</span>
            {vietnamTimestamp(at)}
          </td>
          <td>{commandText(command)}</td>
          {hasRows && <td>{rows ?? '–'}</td>}
        </tr>
      ))}
    </tbody>
  </table>
)

export const historyPage: DeskPages['history'] = ({ who, entries }) =>
  framed({
    title: WORK_COPY.history,
    who,
    body: (
      <>
        <h1>{WORK_COPY.history}</h1>
        <p className="hint">{WORK_COPY.historyLead}</p>
        <HistoryTable entries={entries} label={WORK_COPY.history} hasRows />
      </>
    ),
  })
