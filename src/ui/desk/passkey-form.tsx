import type { ReactNode } from 'react'
import { DESK, DESK_FIELDS } from '../../domain/access/addresses'
import { DESK_COPY } from '../copy/desk'

type PasskeyFormProps = {
  /** `create`: a passkey is made; `get`: one is used. */
  readonly kind: 'create' | 'get'
  readonly address: string
  readonly challengeAddress: string
  readonly action: string
  readonly children?: ReactNode
}

/** The script fills the hidden field with the passkey's answer before it sends the form. */
export const PasskeyForm = ({ kind, address, challengeAddress, action, children }: PasskeyFormProps) => {
  const { cancelled, known, unable, network } = DESK_COPY.failures
  return (
    <form
      method="post"
      action={address}
      data-kind={kind}
      data-challenge={challengeAddress}
      data-cancelled={cancelled}
      data-known={known}
      data-unable={unable}
      data-network={network}
    >
      {children}
      <input type="hidden" name={DESK_FIELDS.key} />
      <p role="alert" className="wrong" />
      <noscript>
        <p className="wrong">{DESK_COPY.needsScript}</p>
      </noscript>
      <button type="submit" className="main">
        {action}
      </button>
      <script src={DESK.script} defer />
    </form>
  )
}
