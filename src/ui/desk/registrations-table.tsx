import { REGISTRATION_FIELDS, registrationAddress, registrationKey } from '../../domain/desk/desk-addresses'
import type { HandledRegistration } from '../../domain/handling/handled-registration'
import { STATE_NAMES } from '../../domain/handling/handling'
import { maskedPhone } from '../../domain/phone/masked-phone'
import { placeText, titlesOf } from '../../domain/registration/registration-facts'
import { vietnamMinute } from '../../domain/text/vietnam-timestamp'
import { vietnamDay } from '../../domain/text/written-date'
import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS } from '../../domain/time/epoch-ms'
import { WORK_COPY } from '../copy/desk-work'

const MOST_DAYS = 7

/** The time since a moment: `12 phút trước`; after a week its day, `20/11/2026`. */
const agoText = (at: EpochMs, now: EpochMs): string => {
  const passed = now - at
  if (passed < MINUTE_MS) return 'vừa xong'
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)} phút trước`
  if (passed < DAY_MS) return `${Math.floor(passed / HOUR_MS)} giờ trước`
  return passed < MOST_DAYS * DAY_MS ? `${Math.floor(passed / DAY_MS)} ngày trước` : vietnamDay(at)
}

/** The parts of a registration’s addresses. */
export const named = ({ reference, kept: { id } }: HandledRegistration) => ({ reference, id })

type TableProps = {
  readonly rows: ReadonlyArray<HandledRegistration>
  readonly now: EpochMs
  /** The id of the form to which the boxes belong; without it there are none. */
  readonly chosenFor?: string
}

const { columns } = WORK_COPY

/** The rows of a list, of a search or of the calls to make. */
export const RegistrationsTable = ({ rows, now, chosenFor }: TableProps) => (
  <table aria-label={WORK_COPY.table} className="registrations">
    <thead>
      <tr>
        <th scope="col">{columns.registration}</th>
        <th scope="col">{columns.about}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => {
        const { kept, reference, state, callAt, sharesPhone } = row
        return (
          <tr key={kept.id}>
            <td>
              <div className="entry">
                <p className="key">
                  {chosenFor !== undefined && (
                    <label className="choose">
                      <input
                        type="checkbox"
                        form={chosenFor}
                        name={REGISTRATION_FIELDS.key}
                        value={registrationKey(named(row))}
                      />
                      <span className="unseen">{WORK_COPY.choose(reference)}</span>
                    </label>
                  )}
                  <a className="reference" href={registrationAddress(named(row))}>
                    {reference}
                  </a>
                </p>
                <time dateTime={new Date(kept.at).toISOString()}>{agoText(kept.at, now)}</time>
                <p>
                  <span className={`state ${state}`}>{STATE_NAMES[state]}</span>
                  {callAt !== null && <span className="until">{vietnamMinute(callAt)}</span>}
                  {sharesPhone && <span className="repeated">{WORK_COPY.repeated}</span>}
                </p>
              </div>
            </td>
            <td>
              <div className="about">
                <p>
                  <span className="name">{kept.content.name}</span>
                  <span className="number">{maskedPhone(kept.content.phone)}</span>
                  <span className="place">{placeText(kept)}</span>
                </p>
                <ul>
                  {titlesOf(kept).map((title) => (
                    <li key={title}>{title}</li>
                  ))}
                </ul>
              </div>
            </td>
          </tr>
        )
      })}
    </tbody>
  </table>
)

export const DeskSearchForm = ({
  address,
  typed = '',
}: {
  readonly address: string
  readonly typed?: string
}) => (
  <search>
    <form method="post" action={address} className="search" aria-label={WORK_COPY.searchForm}>
      <label htmlFor="tim">{WORK_COPY.search}</label>
      <input
        id="tim"
        name={REGISTRATION_FIELDS.search}
        type="search"
        defaultValue={typed}
        autoComplete="off"
        aria-describedby="tim-goi-y"
      />
      <button type="submit">{WORK_COPY.search}</button>
      <p id="tim-goi-y" className="hint">
        {WORK_COPY.searchHint}
      </p>
    </form>
  </search>
)
