import { run, type Script } from '../../domain/ledger/script'
import type { KeptRegistration, Target } from '../../domain/registration/registration'

type Page = ReadonlyArray<KeptRegistration>

/** The registrations of a target page by page, so that no read holds the ledger for long. */
export async function* readAll(target: Target, read: (page: Script<Page>) => Page | Promise<Page>) {
  let page = await read(run('registrationPage', { target, after: 0 }))
  for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
    yield* page
    page = await read(run('registrationPage', { target, after: last.id }))
  }
}
