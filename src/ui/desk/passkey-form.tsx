import type { ReactNode } from 'react'
import { challengeAddress, DESK_FIELDS, DESK_PATHS } from '../../domain/desk/desk-addresses'
import { DESK_COPY } from '../copy/desk'

type PasskeyProps = {
  /** `create` makes a passkey; `get` uses one. */
  readonly kind: 'create' | 'get'
  readonly challengeAddress: string
}

/** The attributes that the script of the desk reads. */
const passkeyData = ({ kind, challengeAddress }: PasskeyProps) => {
  const { cancelled, known, unable, network } = DESK_COPY.failures
  return {
    'data-kind': kind,
    'data-challenge': challengeAddress,
    'data-cancelled': cancelled,
    'data-known': known,
    'data-unable': unable,
    'data-network': network,
  }
}

/**
 * Attributes of a form that, if the session has ended, asks for the passkey without leaving the page, and that warns before typed
 * input is lost. Render `PasskeyScript` inside.
 */
export const SIGN_IN_IN_PLACE = {
  ...passkeyData({ kind: 'get', challengeAddress: challengeAddress(DESK_PATHS.signIn) }),
  'data-sign-in': DESK_PATHS.signIn,
  'data-cancelled': DESK_COPY.failures.signedOut,
  'data-refused': DESK_COPY.signInReasons.refused,
  'data-unsaved': DESK_COPY.unsaved,
}

export const PasskeyScript = () => <script src={DESK_PATHS.script} defer />

type PasskeyFormProps = PasskeyProps & {
  readonly address: string
  readonly action: string
  readonly children?: ReactNode
}

/** The script fills the hidden field with the passkey's answer before it sends the form. */
export const PasskeyForm = ({ address, action, children, ...passkey }: PasskeyFormProps) => (
  <form method="post" action={address} {...passkeyData(passkey)}>
    {children}
    <input type="hidden" name={DESK_FIELDS.key} />
    <p role="alert" className="wrong" />
    <noscript>
      <p className="wrong">{DESK_COPY.needsScript}</p>
    </noscript>
    <button type="submit" className="main">
      {action}
    </button>
    <PasskeyScript />
  </form>
)
