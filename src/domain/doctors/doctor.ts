export type Doctor = {
  readonly avatar: string
  readonly name: string
  readonly specialty: string
  readonly description: string
  readonly credentials: ReadonlyArray<string>
}

/** The doctors, exactly three (M-033). */
export type Doctors = readonly [Doctor, Doctor, Doctor]
