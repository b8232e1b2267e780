import { Fragment } from 'react'
import {
  newStepAddress,
  phoneAddress,
  REGISTRATION_FIELDS,
  REGISTRATION_PATHS,
  registrationAddress,
  slipsAddress,
} from '../../domain/desk/desk-addresses'
import { nextStates, STATE_NAMES } from '../../domain/handling/handling'
import { LONGEST_NOTE } from '../../domain/handling/note'
import { maskedNumber } from '../../domain/phone/masked-number'
import { nationalNumber } from '../../domain/phone/phone-spellings'
import { groupPhone, phoneLink } from '../../domain/phone/shown-number'
import { agreementText } from '../../domain/registration/consent'
import { pricedTitles } from '../../domain/registration/priced-titles'
import { factsOf } from '../../domain/registration/registration-facts'
import { vietnamTimestamp } from '../../domain/text/vietnam-timestamp'
import type { DeskPages, RegistrationPage } from '../../ports/desk-pages'
import { fieldOf, problemText, type StepField, WORK_COPY } from '../copy/desk-work'
import { FORM_COPY } from '../copy/forms'
import { SHIPPING_TERMS, sumText } from '../copy/products'
import { shippingText } from '../copy/receipt'
import { framed } from './frame'
import { HistoryTable } from './history-table'
import { PasskeyScript, SIGN_IN_IN_PLACE } from './passkey-form'
import { named, RegistrationsTable } from './registrations-table'

const versionText = (version: string | null | undefined, otherwise: string): string =>
  version === null || version === undefined ? otherwise : agreementText(version)

/** The id of the form, to which `Hiện số` belongs, too, so that it sends what was typed. */
const HANDLE = 'xu-ly'

const PhoneNumber = ({ shown, isNumberShown }: Pick<RegistrationPage, 'shown' | 'isNumberShown'>) => {
  const { phone } = shown.kept.content
  const national = nationalNumber(phone)
  return isNumberShown ? (
    <div className="contact">
      <strong className="number">{groupPhone(national)}</strong>
      <a className="button main" href={phoneLink(national)}>
        {WORK_COPY.call}
      </a>
      <a
        className="button"
        href={`https://zalo.me/${encodeURIComponent(national)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {WORK_COPY.zalo}
      </a>
    </div>
  ) : (
    <section className="contact" aria-label={WORK_COPY.number}>
      <strong className="number">{maskedNumber(phone)}</strong>
      {/* Enter in a field presses the first button of its form: that has to save. */}
      <button type="submit" form={HANDLE} hidden>
        {WORK_COPY.save}
      </button>
      <button
        type="submit"
        form={HANDLE}
        formAction={phoneAddress(named(shown))}
        formNoValidate
        className="main"
      >
        {WORK_COPY.showNumber}
      </button>
    </section>
  )
}

type PricesProps = Pick<RegistrationPage, 'shown' | 'products' | 'delivery'>

/** Each product with its price, their sum and the fee, which the employee confirms. */
const Prices = ({ shown: { kept }, products, delivery }: PricesProps) => {
  const { items, total } = pricedTitles(kept, products)
  return (
    <>
      {items.map(({ title, price }) => (
        <dd key={title}>
          {title} <b>{price === '' ? WORK_COPY.unknownPrice : price}</b>
        </dd>
      ))}
      {total !== null && (
        <>
          <dt>{FORM_COPY.total}</dt>
          <dd>
            <b>{sumText(total)}</b>
          </dd>
        </>
      )}
      <dt>{SHIPPING_TERMS.fee}</dt>
      <dd>{shippingText(delivery, total ?? 0, WORK_COPY.unknownFee)}</dd>
    </>
  )
}

const Facts = ({ shown, ...priced }: PricesProps) => {
  const { kept, consentVersion } = shown
  return (
    <dl className="facts">
      {factsOf(kept).map(
        ({ name, term, text }) =>
          name !== 'phone' && (
            <Fragment key={name}>
              <dt>{term}</dt>
              {name === 'products' ? <Prices shown={shown} {...priced} /> : <dd>{text}</dd>}
            </Fragment>
          ),
      )}
      <dt>{WORK_COPY.received}</dt>
      <dd>{vietnamTimestamp(kept.at)}</dd>
      <dt>{WORK_COPY.consent}</dt>
      <dd>{versionText(consentVersion, WORK_COPY.unknownConsent)}</dd>
      <dt>{WORK_COPY.offers}</dt>
      <dd>{versionText(kept.offersVersion, WORK_COPY.no)}</dd>
    </dl>
  )
}

type Problem = Pick<RegistrationPage, 'problem'>

const isIn = (field: StepField, { problem }: Problem): boolean =>
  problem !== undefined && fieldOf(problem) === field

const errorId = (field: StepField): string => `loi-${field}`

/** Attributes of a field’s control, with the id of its hint; the browser focuses the wrong one. */
const errorAttributes = (field: StepField, props: Problem, hint: string) =>
  isIn(field, props)
    ? { 'aria-invalid': true, 'aria-describedby': `${errorId(field)} ${hint}`, autoFocus: true }
    : { 'aria-describedby': hint }

/** The problem of a field, if there is one. */
const FieldError = ({ field, problem }: Problem & { readonly field: StepField }) =>
  problem !== undefined && fieldOf(problem) === field ? (
    <p id={errorId(field)} role="alert" className="wrong">
      {problemText(problem)}
    </p>
  ) : null

const chosenState = ({ shown, typed }: Pick<RegistrationPage, 'shown' | 'typed'>): string =>
  nextStates(shown).find((state) => state === typed?.state) ?? shown.state

const Handle = (props: Pick<RegistrationPage, 'who' | 'shown' | 'typed' | 'problem' | 'isNumberShown'>) => {
  const { who, shown, typed, problem, isNumberShown } = props
  const chosen = chosenState(props)
  return (
    <form
      id={HANDLE}
      method="post"
      action={newStepAddress(named(shown))}
      className="handle"
      aria-label={WORK_COPY.handle}
      // Some browsers keep what was typed on the disk.
      autoComplete="off"
      data-state={shown.state}
      {...SIGN_IN_IN_PLACE}
    >
      <input type="hidden" name={REGISTRATION_FIELDS.who} value={who} />
      <input
        type="hidden"
        name={REGISTRATION_FIELDS.seen}
        // The steps of others have not been shown yet.
        value={problem?.tag === 'otherName' ? typed?.seen : shown.steps}
      />
      {isNumberShown && <input type="hidden" name={REGISTRATION_FIELDS.numberShown} value="1" />}
      <FieldError field="state" {...props} />
      <fieldset {...(isIn('state', props) ? { 'aria-describedby': errorId('state') } : {})}>
        <legend>{WORK_COPY.state}</legend>
        {nextStates(shown).map((state) => (
          <label key={state}>
            <input
              type="radio"
              name={REGISTRATION_FIELDS.state}
              value={state}
              defaultChecked={state === chosen}
              {...(state === chosen && isIn('state', props) ? { autoFocus: true } : {})}
            />
            {STATE_NAMES[state]}
          </label>
        ))}
      </fieldset>
      <label htmlFor="goi-lai">{WORK_COPY.callAt}</label>
      <input
        id="goi-lai"
        type="datetime-local"
        name={REGISTRATION_FIELDS.callAt}
        defaultValue={typed?.callAt ?? ''}
        {...errorAttributes('callAt', props, 'goi-lai-goi-y')}
      />
      <FieldError field="callAt" {...props} />
      <p id="goi-lai-goi-y" className="hint">
        {WORK_COPY.callAtHint}
      </p>
      <label htmlFor="ghi-chu">{WORK_COPY.note}</label>
      <textarea
        id="ghi-chu"
        name={REGISTRATION_FIELDS.note}
        rows={3}
        defaultValue={typed?.note ?? ''}
        // In UTF-16 code units: an emoji has two or more.
        maxLength={LONGEST_NOTE * 2}
        {...errorAttributes('note', props, 'ghi-chu-goi-y')}
      />
      <FieldError field="note" {...props} />
      <p id="ghi-chu-goi-y" className="hint">
        {WORK_COPY.noteHint}
      </p>
      <button type="submit" className="main">
        {WORK_COPY.save}
      </button>
      <PasskeyScript />
    </form>
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
          {shown.isRepeated && <span className="repeated">{WORK_COPY.repeated}</span>}
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
        <Facts {...registration} />
        <h2>{WORK_COPY.handle}</h2>
        <Handle who={who} {...registration} />
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

export const exportFailedPage: DeskPages['exportFailed'] = ({ who }) =>
  framed({ title: WORK_COPY.exportFailed, who, body: <h1>{WORK_COPY.exportFailed}</h1> })

/** For a registration that was erased while its page was open. */
export const gonePage: DeskPages['gone'] = ({ who }) =>
  framed({
    title: WORK_COPY.gone,
    who,
    body: (
      <>
        <h1>{WORK_COPY.gone}</h1>
        <p>{WORK_COPY.goneText}</p>
      </>
    ),
  })
