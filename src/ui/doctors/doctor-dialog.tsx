import type { Doctor } from '../../domain/doctors/doctor'
import { useWorld } from '../app/world'
import { DOCTOR_COPY } from '../copy/doctors'
import { Dialog } from '../parts/dialog'

type DoctorDialogProps = { readonly doctor: Doctor; readonly onClose: () => void }

export const DoctorDialog = ({ doctor, onClose }: DoctorDialogProps) => {
  const { chat } = useWorld().site.links
  return (
    <Dialog title={doctor.name} onClose={onClose} closesOnBackdrop className="sm:max-w-2xl">
      <div className="grid gap-6 px-5 pb-8 sm:grid-cols-[200px_1fr] sm:px-8">
        <img
          src={doctor.avatar}
          alt={`Chân dung minh họa ${doctor.name}`}
          width="480"
          height="480"
          className="w-44 rounded-box sm:w-full"
        />
        <div>
          <p className="text-lg font-semibold text-primary">{doctor.specialty}</p>
          <p className="mt-3">{doctor.description}</p>
          <h3 className="mt-5 font-semibold">{DOCTOR_COPY.credentials}</h3>
          <ul className="mt-2 list-disc space-y-1 pl-5">
            {doctor.credentials.map((credential) => (
              <li key={credential}>{credential}</li>
            ))}
          </ul>
          <a
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            className="btn btn-primary mt-6 min-h-11 max-sm:btn-block"
          >
            {DOCTOR_COPY.ask}
          </a>
        </div>
      </div>
    </Dialog>
  )
}
