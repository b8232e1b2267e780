import { importUrlOf, memberBody } from '../server/import-calls'
import { CALL_PATHS } from './call-paths'
import { orderOf, type Person } from './person'

type Request = {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** One character for each byte. */
const asBytes = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')

/** The body is JSON unless the headers say otherwise; the connection ends after the answer. */
const requestBytes = ({ method = 'POST', path, headers = JSON_TYPE, body = '' }: Request): string =>
  asBytes(
    [
      `${method} ${path} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
  )

const readerOf = (importPath: string): string => importPath.replace('google-import', 'google-reader-v2')

/** What may be asked for, with the person in address and headers, as a program and as a browser ask. */
const askedRequests = ({ name, phone }: Person): ReadonlyArray<Request> => {
  const inAddress = encodeURIComponent(name)
  const about = {
    referer: `http://localhost/?phone=${phone}`,
    'user-agent': `${name} ${phone}`,
    cookie: phone,
  }
  const paths = [
    ...['/', '/healthz', `/?phone=${phone}&name=${inAddress}`, `/${phone}`, `/${inAddress}`, `/%zz${phone}`],
    ...[`/pictures/${phone}.svg`, `/videos/${inAddress}.mp4`, `/news/api/v3/news/${phone}`],
    ...[`/news/api/v3/news?page=${phone}&limit=${inAddress}`, `/doctor/api/media/videos?limit=${phone}x`],
    ...[CALL_PATHS.orders, CALL_PATHS.members, CALL_PATHS.products].map(readerOf),
    ...[
      readerOf(importUrlOf({ id: phone, name })),
      CALL_PATHS.members,
      CALL_PATHS.orders,
      '/registrations.sqlite',
      '/data',
    ],
    `/${'a'.repeat(20_000)}${phone}`,
  ]
  return paths.flatMap((path) =>
    ['*/*', 'text/html'].map((accept) => ({ method: 'GET', path, headers: { ...about, accept } })),
  )
}

/** Calls that keep what the person typed, one of them twice and one with a key that was used. */
const keptRequests = (person: Person): ReadonlyArray<Request> => {
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

/** Calls that are refused for their body, type, method, headers or address. */
const refusedRequests = ({ name, phone }: Person): ReadonlyArray<Request> => {
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

/** Requests of every kind that contain personal data of the person, as bytes: kept, refused, asked and broken. */
export const tellingRequests = (person: Person): ReadonlyArray<string> => [
  ...[...keptRequests(person), ...refusedRequests(person), ...askedRequests(person)].map(requestBytes),
  `${person.phone}\r\n\r\n`,
  asBytes(`GET / HTTP/9.9\r\n${person.name}\r\n\r\n`),
  `POST ${CALL_PATHS.members} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${person.phone}x\r\n\r\n`,
]
