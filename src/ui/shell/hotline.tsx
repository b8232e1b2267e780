import { phoneLink } from '../../domain/phone/shown-phone'
import { useAppContext } from '../context/app-context'
import { PhoneIcon } from '../parts/icons'

/** The number and hours of a header; in narrow windows only an icon. */
export const Hotline = () => {
  const { hotline, hours } = useAppContext().site.contacts
  return (
    <a
      href={phoneLink(hotline)}
      className="btn btn-ghost min-w-11 shrink px-2 text-base whitespace-nowrap text-primary"
    >
      <PhoneIcon />
      <span className="sr-only">Gọi hotline</span>{' '}
      <span className="sr-only text-left leading-tight @xl:not-sr-only @xl:min-w-0 @xl:whitespace-nowrap">
        {hotline}
        {hours !== '' && (
          <span
            aria-hidden="true"
            className="hidden truncate text-xs font-normal text-quiet @3xl:max-xl:block @min-[78rem]:block"
          >
            {hours}
          </span>
        )}
      </span>
    </a>
  )
}
