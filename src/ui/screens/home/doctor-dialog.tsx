import type { Doctor } from '../../../domain/doctors/doctor'
import { Dialog } from '../../parts/dialog'

type DoctorDialogProps = { readonly doctor: Doctor; readonly onClose: () => void }

/** A doctor's profile (M-033). */
export const DoctorDialog = ({ doctor, onClose }: DoctorDialogProps) => (
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
      </div>
    </div>
  </Dialog>
)
