import {
  phoneAddress,
  REGISTRATION_PATHS,
  registrationAddress,
  slipsAddress,
} from '../../domain/desk/desk-addresses'
import { STATE_NAMES } from '../../domain/handling/handling'
import { maskedPhone } from '../../domain/phone/masked-phone'
import { nationalNumber } from '../../domain/phone/phone-spellings'
import { groupPhone, phoneLink } from '../../domain/phone/shown-phone'
import { vietnamTimestamp } from '../../domain/text/vietnam-timestamp'
import type { DeskPages, RegistrationPage } from '../../ports/desk-pages'
import { fieldOf, problemText, WORK_COPY } from '../copy/desk-work'
import { OutsideLink } from '../parts/outside-link'
import { framed } from './frame'
import { HistoryTable } from './history-table'
import { RegistrationFacts } from './registration-facts'
import { named, RegistrationsTable } from './registrations-table'
import { STEP_FORM_ID, StepForm } from './step-form'

const PhoneNumber = ({ shown, isPhoneShown }: Pick<RegistrationPage, 'shown' | 'isPhoneShown'>) => {
  const { phone } = shown.kept.content
  const national = nationalNumber(phone)
  return isPhoneShown ? (
    <div className="contact">
      <strong className="number">{groupPhone(national)}</strong>
      <a className="button main" href={phoneLink(national)}>
        {WORK_COPY.call}
      </a>
      <OutsideLink className="button" href={`https://zalo.me/${encodeURIComponent(national)}`}>
        {WORK_COPY.zalo}
      </OutsideLink>
    </div>
  ) : (
    <section className="contact" aria-label={WORK_COPY.number}>
      <strong className="number">{maskedPhone(phone)}</strong>
      {/* Enter in a field presses the first button of its form: that has to save. */}
      <button type="submit" form={STEP_FORM_ID} hidden>
        {WORK_COPY.save}
      </button>
      <button
        type="submit"
        form={STEP_FORM_ID}
        formAction={phoneAddress(named(shown))}
        formNoValidate
        className="main"
      >
        {WORK_COPY.showPhone}
      </button>
    </section>
  )
}

const { stepColumns } = WORK_COPY

const Steps = ({ steps }: Pick<RegistrationPage, 'steps'>) =>
  steps.length === 0 ? (
    <p>{WORK_COPY.noSteps}</p>
  ) : (
    <table aria-label={WORK_COPY.steps}>
      <thead>
        <tr>
          <th scope="col">{stepColumns.at}</th>
          <th scope="col">{stepColumns.state}</th>
          <th scope="col">{stepColumns.note}</th>
        </tr>
      </thead>
      <tbody>
        {steps.toReversed().map(({ stepNumber, at, who, state, note, callAt }) => (
          <tr key={stepNumber}>
            <td>
              <span className="name">{who}</span>
              {vietnamTimestamp(at)}
            </td>
            <td>
              {STATE_NAMES[state]}
              {callAt !== null && <span className="until">{vietnamTimestamp(callAt)}</span>}
            </td>
            <td className="note">{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )

/**
 * A registration with its steps, the others of its number and who opened it; the number is masked until it is asked for
 * (P-019).
 */
export const registrationPage: DeskPages['registration'] = ({ who, now, ...registration }) => {
  const { shown, steps, others, uses, next, problem, isSaved } = registration
  return framed({
    title: shown.reference,
    who,
    body: (
      <>
        <h1>{shown.reference}</h1>
        <p className="standing">
          <span className={`state ${shown.state}`}>{STATE_NAMES[shown.state]}</span>
          {shown.callAt !== null && <span className="until">{vietnamTimestamp(shown.callAt)}</span>}
          {shown.sharesPhone && <span className="repeated">{WORK_COPY.repeated}</span>}
        </p>
        {isSaved === true && (
          <p role="status" className="good">
            {WORK_COPY.saved}
          </p>
        )}
        {problem !== undefined && fieldOf(problem) === null && (
          <p role="alert" className="wrong">
            {problemText(problem)}
          </p>
        )}
        <PhoneNumber {...registration} />
        <div className="actions">
          {next !== null && (
            <a
              className={isSaved === true ? 'button main' : 'button'}
              href={registrationAddress(named(next))}
            >
              {WORK_COPY.next}
            </a>
          )}
          {shown.kept.target === 'orders' && <a href={slipsAddress(named(shown))}>{WORK_COPY.print}</a>}
        </div>
        <RegistrationFacts {...registration} />
        <h2>{WORK_COPY.handle}</h2>
        <StepForm who={who} {...registration} />
        <h2>{WORK_COPY.steps}</h2>
        <Steps steps={steps} />
        {others.length > 0 && (
          <>
            <h2>{WORK_COPY.earlier}</h2>
            <RegistrationsTable rows={others} now={now} />
          </>
        )}
        <h2>{WORK_COPY.seenBy}</h2>
        <HistoryTable entries={uses} label={WORK_COPY.seenBy} />
        <p className="hint">
          {WORK_COPY.seenInFiles} <a href={REGISTRATION_PATHS.history}>{WORK_COPY.history}</a>.
        </p>
      </>
    ),
  })
}
