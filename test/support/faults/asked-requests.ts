import { importUrlOf } from '../server/import-calls'
import { CALL_PATHS } from './call-paths'
import type { Person } from './person'
import type { Request } from './request-bytes'

const readerOf = (importPath: string): string => importPath.replace('google-import', 'google-reader-v2')

/** What may be asked for, with the person in address and headers, as a program and as a browser ask. */
export const askedRequests = ({ name, phone }: Person): ReadonlyArray<Request> => {
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
