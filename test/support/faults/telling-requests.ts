import { askedRequests } from './asked-requests'
import { CALL_PATHS } from './call-paths'
import { keptRequests } from './kept-requests'
import type { Person } from './person'
import { refusedRequests } from './refused-requests'
import { asBytes, requestBytes } from './request-bytes'

/** Requests of every kind that contain personal data of the person, as bytes: kept, refused, asked and broken. */
export const tellingRequests = (person: Person): ReadonlyArray<string> => [
  ...[...keptRequests(person), ...refusedRequests(person), ...askedRequests(person)].map(requestBytes),
  `${person.phone}\r\n\r\n`,
  asBytes(`GET / HTTP/9.9\r\n${person.name}\r\n\r\n`),
  `POST ${CALL_PATHS.members} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${person.phone}x\r\n\r\n`,
]
