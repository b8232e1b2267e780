import {
  DESK_PATHS,
  REGISTRATION_FIELDS,
  REGISTRATION_PATHS,
  registrationAddress,
} from '../../domain/desk/desk-addresses'
import { type DeskList, LIST_FIELDS, listQuery } from '../../domain/desk/desk-list'
import { MOST_COUNTED } from '../../domain/handling/handled-registration'
import { HANDLING_STATES, STATE_NAMES } from '../../domain/handling/handling'
import { groupThousands } from '../../domain/text/group-thousands'
import type { DeskPages, ListPage } from '../../ports/desk-pages'
import { WORK_COPY } from '../copy/desk-work'
import { framed } from './frame'
import { DeskSearchForm, named, RegistrationsTable } from './registrations-table'

const PRINT = 'in-phieu'

const countText = (rows: number): string =>
  rows > MOST_COUNTED ? `${groupThousands(MOST_COUNTED)}+` : String(rows)

const Filters = ({ list, counts }: Pick<ListPage, 'list' | 'counts'>) => {
  const path = DESK_PATHS[list.target]
  const shown = HANDLING_STATES.flatMap((state) => counts.filter((counted) => counted.state === state))
  return (
    <ul className="filters">
      {[{ state: null, rows: null }, ...shown].map(({ state, rows }) => (
        <li key={state}>
          <a
            href={`${path}${listQuery({ state, day: list.day, before: null })}`}
            {...(state === list.state ? { 'aria-current': 'true' as const } : {})}
          >
            {state === null ? WORK_COPY.all : STATE_NAMES[state]}{' '}
            <b>{rows === null ? '' : countText(rows)}</b>
          </a>
        </li>
      ))}
    </ul>
  )
}

const Day = ({ list }: Pick<ListPage, 'list'>) => (
  <form method="get" action={DESK_PATHS[list.target]} className="day" aria-label={WORK_COPY.filterForm}>
    {list.state !== null && <input type="hidden" name={LIST_FIELDS.state} value={list.state} />}
    <label htmlFor="ngay">{WORK_COPY.day}</label>
    <input id="ngay" type="date" name={LIST_FIELDS.day} defaultValue={list.day ?? ''} />
    <button type="submit">{WORK_COPY.filter}</button>
    {list.day !== null && (
      <a href={`${DESK_PATHS[list.target]}${listQuery({ ...list, day: null, before: null })}`}>
        {WORK_COPY.allDays}
      </a>
    )}
  </form>
)

const Pages = ({ list, rows, hasMore }: Pick<ListPage, 'list' | 'rows' | 'hasMore'>) => {
  const last = hasMore ? rows.at(-1) : undefined
  const address = (before: DeskList['before']) =>
    `${DESK_PATHS[list.target]}${listQuery({ ...list, before })}`
  return (
    <p className="pages">
      {list.before !== null && <a href={address(null)}>{WORK_COPY.newest}</a>}
      {last !== undefined && <a href={address({ at: last.kept.at, id: last.kept.id })}>{WORK_COPY.older}</a>}
    </p>
  )
}

/** A list of orders or memberships with its filters, newest first (P-019). */
export const listPage: DeskPages['list'] = ({ who, list, rows, hasMore, counts, now }) => {
  const title = WORK_COPY.titles[list.target]
  return framed({
    title,
    who,
    current: list.target,
    body: (
      <>
        <h1>{title}</h1>
        <DeskSearchForm address={REGISTRATION_PATHS.search} />
        <Filters list={list} counts={counts} />
        <Day list={list} />
        {rows.length === 0 ? (
          <p>{WORK_COPY.none}</p>
        ) : (
          <RegistrationsTable
            rows={rows}
            now={now}
            {...(list.target === 'orders' ? { chosenFor: PRINT } : {})}
          />
        )}
        <Pages list={list} rows={rows} hasMore={hasMore} />
        <div className="actions">
          {list.target === 'orders' && rows.length > 0 && (
            <form
              id={PRINT}
              method="get"
              action={REGISTRATION_PATHS.slips}
              aria-label={WORK_COPY.printChosen}
            >
              <button type="submit">{WORK_COPY.printChosen}</button>
            </form>
          )}
          <form method="post" action={REGISTRATION_PATHS.exportXlsx} aria-label={WORK_COPY.exportXlsx}>
            <input type="hidden" name={REGISTRATION_FIELDS.target} value={list.target} />
            {list.state !== null && <input type="hidden" name={LIST_FIELDS.state} value={list.state} />}
            {list.day !== null && <input type="hidden" name={LIST_FIELDS.day} value={list.day} />}
            <button type="submit">{WORK_COPY.exportXlsx}</button>
          </form>
          <a href={REGISTRATION_PATHS.history}>{WORK_COPY.history}</a>
        </div>
      </>
    ),
  })
}

/** The results of a search; `isSearched` is false if too little was typed. */
export const foundPage: DeskPages['found'] = ({ who, rows, hasMore, now, typed, isSearched }) =>
  framed({
    title: WORK_COPY.searchTitle,
    who,
    body: (
      <>
        <h1>{WORK_COPY.searchTitle}</h1>
        <DeskSearchForm address={REGISTRATION_PATHS.search} typed={typed} />
        {!isSearched && <p role="status">{WORK_COPY.searchEmpty}</p>}
        {isSearched && rows.length === 0 && <p role="status">{WORK_COPY.none}</p>}
        {rows.length > 0 && <RegistrationsTable rows={rows} now={now} />}
        {hasMore && <p>{WORK_COPY.most}</p>}
      </>
    ),
  })

/** The registrations to call, in order. */
export const callsPage: DeskPages['calls'] = ({ who, rows, now }) => {
  const [first] = rows
  return framed({
    title: WORK_COPY.callsTitle,
    who,
    current: 'calls',
    body: (
      <>
        <h1>{WORK_COPY.callsTitle}</h1>
        <DeskSearchForm address={REGISTRATION_PATHS.search} />
        {first === undefined ? (
          <p>{WORK_COPY.noCalls}</p>
        ) : (
          <>
            <p className="hint">{WORK_COPY.callsLead}</p>
            <p>
              <a className="button main" href={registrationAddress(named(first))}>
                {WORK_COPY.begin}
              </a>
            </p>
            <RegistrationsTable rows={rows} now={now} />
          </>
        )}
      </>
    ),
  })
}
