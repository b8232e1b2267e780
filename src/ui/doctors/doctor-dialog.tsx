import type { Doctor } from '../../domain/doctors/doctor'
import { useAppContext } from '../context/app-context'
import { DOCTOR_COPY } from '../copy/about'
import { Dialog } from '../parts/dialog'
import { ZaloIcon } from '../parts/icons'
import { OutsideLink } from '../parts/outside-link'

type DoctorDialogProps = { readonly doctor: Doctor; readonly onClose: () => void }

/** A doctor's profile (M-033). */
export const DoctorDialog = ({ doctor, onClose }: DoctorDialogProps) => {
  const { chat } = useAppContext().site.links
  return (
    <Dialog title={doctor.name} onClose={onClose} closesOnBackdrop className="sm:max-w-2xl">
      <div className="flex flex-wrap gap-x-6 gap-y-4 px-5 pb-8 *:nth-[n+3]:w-full sm:grid sm:grid-cols-[200px_1fr] sm:gap-y-3 sm:px-8 sm:*:nth-[n+3]:col-start-2">
        <img
          src={doctor.avatar}
          alt={`Chân dung minh họa ${doctor.name}`}
          width="480"
          height="480"
          className="w-32 self-start rounded-box sm:row-span-4 sm:w-full"
        />
        <p className="flex-1 basis-32 self-center text-lg font-semibold text-primary sm:self-start">
          {doctor.specialty}
        </p>
        <p>{doctor.description}</p>
        <div className="mt-1">
          <h3 className="font-semibold">{DOCTOR_COPY.credentials}</h3>
          <ul className="mt-2 list-disc space-y-1 pl-5">
            {doctor.credentials.map((credential) => (
              <li key={credential}>{credential}</li>
            ))}
          </ul>
        </div>
        <div className="mt-1">
          <p className="text-sm text-quiet">{DOCTOR_COPY.answeredBy}</p>
          <OutsideLink href={chat} className="btn btn-primary btn-lg mt-3 max-sm:btn-block">
            <ZaloIcon />
            {DOCTOR_COPY.ask}
          </OutsideLink>
        </div>
      </div>
    </Dialog>
  )
}
