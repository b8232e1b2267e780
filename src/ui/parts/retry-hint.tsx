import { useState } from 'react'
import { phoneLink } from '../../domain/phone/shown-phone'
import { useAppContext } from '../context/app-context'
import { PAGE_COPY } from '../copy/shell'

/**
 * Replaces a part whose code could not be loaded: the network failed, or a release removed the file. A call works without data.
 */
export const RetryHint = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { ports, site } = useAppContext()
  const { hotline } = site.contacts
  const [wasOnline] = useState(ports.readIsOnline)
  return (
    <>
      <p className="text-quiet">{wasOnline ? PAGE_COPY.partMissing : PAGE_COPY.offline}</p>
      <p className="-mx-1.5 mt-3">
        <button type="button" onClick={onRetry} className="btn btn-primary btn-lg mx-1.5 mt-3">
          {PAGE_COPY.retry}
        </button>
        <a href={phoneLink(hotline)} className="btn btn-outline btn-primary btn-lg mx-1.5 mt-3">
          Gọi {hotline}
        </a>
      </p>
    </>
  )
}
