import { memberBody } from '../server/import-calls'
import { CALL_PATHS } from './call-paths'
import { orderOf, type Person } from './person'
import { JSON_TYPE, type Request } from './request-bytes'

/** Calls that keep what the person typed, one of them twice and one with a key that was used. */
export const keptRequests = (person: Person): ReadonlyArray<Request> => {
  const body = memberBody({ name: person.name, phone: `'${person.phone}` })
  const key = { ...JSON_TYPE, 'idempotency-key': `key-${person.phone}` }
  return [
    { path: CALL_PATHS.members, body },
    { path: CALL_PATHS.members, body, headers: key },
    { path: CALL_PATHS.members, body, headers: key },
    {
      path: CALL_PATHS.members,
      body: memberBody({ name: `${person.name} B`, phone: `'${person.phone}` }),
      headers: key,
    },
    {
      path: CALL_PATHS.orders,
      body: orderOf(person),
      headers: { ...JSON_TYPE, 'x-consent-version': person.phone },
    },
    { path: CALL_PATHS.members, body, headers: { ...JSON_TYPE, 'x-form-trap': person.name } },
  ]
}
