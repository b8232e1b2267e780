import { useId } from 'react'
import type { Doctor } from '../../domain/doctors/doctor'
import { useDisclosure } from '../machines/use-disclosure'
import { ArrowRightIcon, ChevronDownIcon } from '../parts/icons'
import { LazyDialog } from '../parts/lazy-dialog'
import { lazyPart } from '../parts/lazy-part'

const loadDialog = async () => ({ default: (await import('./doctor-dialog')).DoctorDialog })
const DoctorDialog = lazyPart(loadDialog)

/** Opens the doctor's profile (M-033). */
export const DoctorCard = ({ doctor }: { readonly doctor: Doctor }) => {
  const specialtyId = useId()
  const profile = useDisclosure()
  return (
    <div className="card-surface card-link flex grow flex-col">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-describedby={specialtyId}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={profile.open}
        className="flex w-full grow cursor-pointer flex-wrap items-center gap-x-1 overflow-hidden rounded-box text-left noscript:grow-0 noscript:rounded-b-none md:flex-col md:flex-nowrap md:items-stretch md:gap-0"
      >
        <img
          src={doctor.avatar}
          alt=""
          width="480"
          height="480"
          loading="lazy"
          className="w-28 max-w-2/5 shrink-0 self-stretch object-cover md:w-full md:max-w-none"
        />
        <span className="min-w-[min(100%,9rem)] flex-1 px-4 py-3 md:p-6">
          <span className="block text-lg font-bold">{doctor.name}</span>
          <span id={specialtyId} aria-hidden="true" className="block text-quiet">
            {doctor.specialty}
          </span>
          <span aria-hidden="true" className="scripted mt-2 text-link flex items-center gap-1">
            Xem hồ sơ
            <ArrowRightIcon />
          </span>
        </span>
      </button>
      <noscript>
        <details className="px-4 open:pb-4 md:px-6">
          <summary className="text-link flex min-h-11 cursor-pointer list-none items-center gap-2">
            Xem hồ sơ
            <ChevronDownIcon />
          </summary>
          <p>{doctor.description}</p>
          <ul className="mt-2 list-disc space-y-1 pl-5">
            {doctor.credentials.map((credential) => (
              <li key={credential}>{credential}</li>
            ))}
          </ul>
        </details>
      </noscript>
      {profile.isOpen && (
        <LazyDialog title={doctor.name} onClose={profile.close}>
          <DoctorDialog doctor={doctor} onClose={profile.close} />
        </LazyDialog>
      )}
    </div>
  )
}
