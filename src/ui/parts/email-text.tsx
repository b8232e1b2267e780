import { Fragment } from 'react'

/** An address that breaks, if it has to, before its domain and before each dot. */
export const EmailText = ({ address }: { readonly address: string }) =>
  address.split(/(?=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and the list never reorders
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
