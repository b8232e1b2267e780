import { newStepAddress, REGISTRATION_FIELDS } from '../../domain/desk/desk-addresses'
import { nextStates, STATE_NAMES } from '../../domain/handling/handling'
import { LONGEST_NOTE } from '../../domain/handling/note'
import { shownPrices } from '../../domain/registration/priced-titles'
import type { RegistrationPage } from '../../ports/desk-pages'
import { fieldOf, problemText, type StepField, WORK_COPY } from '../copy/desk-work'
import { PasskeyScript, SIGN_IN_IN_PLACE } from './passkey-form'
import { named } from './registrations-table'

/** `Hiện số` submits this form too, so that what was typed is not lost. */
export const STEP_FORM_ID = 'xu-ly'

type Problem = Pick<RegistrationPage, 'problem'>

const isIn = (field: StepField, { problem }: Problem): boolean =>
  problem !== undefined && fieldOf(problem) === field

const errorId = (field: StepField): string => `loi-${field}`

/** Marks a wrong field and ties its error and hint to it; the browser focuses it. */
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

/** The form of a step: its state, when to call again, a note. */
export const StepForm = (
  props: Pick<
    RegistrationPage,
    'who' | 'shown' | 'confirmed' | 'products' | 'typed' | 'problem' | 'isPhoneShown'
  >,
) => {
  const { who, shown, confirmed, products, typed, problem, isPhoneShown } = props
  const chosen = chosenState(props)
  return (
    <form
      id={STEP_FORM_ID}
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
        // The number of steps that the employee has seen; steps that others saved since are not counted.
        value={problem?.tag === 'otherName' ? typed?.seen : shown.steps}
      />
      {shown.kept.target === 'orders' && (
        <input
          type="hidden"
          name={REGISTRATION_FIELDS.prices}
          value={JSON.stringify(shownPrices(shown.kept, products, confirmed))}
        />
      )}
      {isPhoneShown && <input type="hidden" name={REGISTRATION_FIELDS.phoneShown} value="1" />}
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
