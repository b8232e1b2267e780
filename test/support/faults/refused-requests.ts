import { importUrlOf, memberBody } from '../server/import-calls'
import { CALL_PATHS } from './call-paths'
import { orderOf, type Person } from './person'
import { JSON_TYPE, type Request } from './request-bytes'

/** Calls that are refused for their body, type, method, headers or address. */
export const refusedRequests = ({ name, phone }: Person): ReadonlyArray<Request> => {
  const body = memberBody({ name, phone: `'${phone}` })
  const bodies = [
    ...[body.slice(0, -1), `${body}${name}`, `{"${name}":"${phone}"}`, `"${name}"`, name, `${name}\u0000`],
    `[["${name}","${phone}"]]`,
    `[${body.slice(1, -1)},${body.slice(1, -1)}]`,
    memberBody({ name, phone }),
    memberBody({ name, phone: `'+84${phone.slice(1)}` }),
    memberBody({ name: `${name}\u0007`, phone: `'${phone}` }),
    memberBody({ name: name.repeat(20), phone: `'${phone}` }),
    memberBody({ name, phone: `'${phone}`, plan: name }),
    orderOf({ name, phone }),
    `${body}${' '.repeat(17_000)}${name}`,
    memberBody({ name: name.repeat(2_000), phone: `'${phone}` }),
    `{"__proto__":{"name":"${name}"}}`,
  ]
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', name]
  return [
    ...bodies.map((wrong) => ({ path: CALL_PATHS.members, body: wrong })),
    ...types.map((type) => ({ path: CALL_PATHS.members, body, headers: { 'content-type': type } })),
    ...['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', phone].map((method) => ({
      method,
      path: CALL_PATHS.members,
      body,
    })),
    { path: CALL_PATHS.members, body, headers: { ...JSON_TYPE, 'idempotency-key': `${name} ${phone}` } },
    { path: CALL_PATHS.members, body, headers: { ...JSON_TYPE, 'content-encoding': 'gzip' } },
    { path: importUrlOf({ id: phone, name }), body },
    { path: CALL_PATHS.products, body },
    { path: `/${phone}`, body },
  ]
}
