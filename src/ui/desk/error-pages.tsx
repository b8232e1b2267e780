import { DESK_PATHS } from '../../domain/desk/desk-addresses'
import type { DeskPages, DeskRefusal } from '../../ports/desk-pages'
import { DESK_COPY } from '../copy/desk'
import { WORK_COPY } from '../copy/desk-work'
import { Alone, documentOf } from './document'
import { framed } from './frame'

const ErrorText = ({ of }: { readonly of: DeskRefusal }) => {
  const { title, text } = DESK_COPY.errors[of]
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a href={DESK_PATHS.orders}>{DESK_COPY.home}</a>
      </p>
    </>
  )
}

/** The page about an error; without the frame of the desk if nobody is signed in. */
export const errorPage: DeskPages['error'] = ({ brand, error, who }) => {
  const { title } = DESK_COPY.errors[error]
  const text = <ErrorText of={error} />
  return who === null
    ? documentOf({ title, children: <Alone brand={brand}>{text}</Alone> })
    : framed({ title, who, body: text })
}

export const exportFailedPage: DeskPages['exportFailed'] = ({ who, most }) => {
  const title = WORK_COPY.exportFailed(most)
  return framed({ title, who, body: <h1>{title}</h1> })
}

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
