import type { Doctor } from '../../domain/doctors/doctor'
import { DOCTOR_COPY } from '../copy/doctors'

export const DoctorProfile = ({ doctor }: { readonly doctor: Doctor }) => (
  <>
    <p>{doctor.description}</p>
    <h3 className="mt-5 font-semibold">{DOCTOR_COPY.credentials}</h3>
    <ul className="mt-2 list-disc space-y-1 pl-5">
      {doctor.credentials.map((credential) => (
        <li key={credential}>{credential}</li>
      ))}
    </ul>
  </>
)
