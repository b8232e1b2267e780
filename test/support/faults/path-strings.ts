const FOLDERS = [
  ...['/', '/assets/', '/pictures/', '/pictures/site/', '/videos/', '/news/api/v3/news/'],
  ...['/doctor/api/media/videos/', '/order-service/api/products/data/'],
]

/** One folder up: plain, encoded once and twice, by backslash, NUL, overlong and full-width forms. */
const UPS = [
  ...['../', './../', '..//', '....//', '..;/', '%2e%2e/', '.%2e/', '%2E%2E/', '..%2f', '%2e%2e%2f'],
  ...['%252e%252e/', '..%252f', '%252e%252e%252f', '%25252e%25252e%25252f'],
  ...['..\\', '..%5c', '%2e%2e%5c', '..%255c', '..%5c/', '/..\\/'],
  ...['..%00/', '.%00./', '%00../', '..\u0000/', '..%0a/', '..%0d%0a/', '..%09/'],
  ...['..%c0%af', '%c0%ae%c0%ae/', '%c0%2e%c0%2e%c0%2f', '..%e0%80%af', '..\u00C0\u00AF', '..%c1%9c'],
  ...['..%ef%bc%8f', '%uff0e%uff0e/', '..%u2215', '%ef%bc%8e%ef%bc%8e/'],
]

const DEPTHS = [1, 2, 3]

const OUTSIDE = [
  ...['secret.txt', '.env', 'content/secret.txt', 'content/site.json', 'site-secret/secret.svg'],
  ...['content/pictures-secret/secret.svg', 'data/registrations.sqlite', 'etc/passwd'],
]

/** What lies in a served folder and is none of the files it is there for. */
const HIDDEN = [
  ...['.env', '.git/config', '.hidden.svg', '.hidden/secret.svg', 'secret.txt', 'podcast-secret.md'],
]

const asItIs = (name: string): string => name
const DISGUISES = [
  asItIs,
  (name: string) => name.replaceAll('.', '%2e'),
  (name: string) => name.replaceAll('.', '%252e'),
  (name: string) => name.toUpperCase(),
  ...['%00.svg', '\u0000.svg', '?.svg', '%3f.svg', '#.svg', '%23.svg', ';.svg', '/.svg', '%2f.svg', '/'].map(
    (end) => (name: string) => `${name}${end}`,
  ),
  ...['.', '%20', '::$DATA', '~', '.bak', '%0a.svg', '\\.svg'].map(
    (end) => (name: string) => `${name}${end}`,
  ),
  ...['./', '//', './/', '%2f', '%5c', '\\', 'x/../', '%2e/'].map(
    (begin) => (name: string) => `${begin}${name}`,
  ),
]

const ELSEWHERE = [
  ...[
    'http://localhost/../secret.txt',
    'http://evil.example/secret.txt',
    'file:///etc/passwd',
    '//etc/passwd',
  ],
  ...['//secret.txt', '/C:/secret.txt', '/c%3a%5csecret.txt', '/~root/secret.txt', '*', 'secret.txt'],
  ...[
    '?id=../secret.txt&range=x',
    '?page=../secret.txt',
    '?source_by=../../secret.txt&page=0&limit=12',
  ].flatMap((query) => FOLDERS.map((folder) => `${folder.slice(0, -1)}${query}`)),
  ...[2_000, 9_000, 20_000].map((length) => `/pictures/${'../'.repeat(length / 3)}etc/passwd`),
]

/** Returns paths that reach, if anything did, outside of what is served; a character is a byte. */
export const pathStrings = (): ReadonlyArray<string> => [
  ...FOLDERS.flatMap((folder) =>
    UPS.flatMap((up) => DEPTHS.map((depth) => `${folder}${up.repeat(depth)}`)),
  ).flatMap((way) => OUTSIDE.map((name) => `${way}${name}`)),
  ...FOLDERS.flatMap((folder) =>
    HIDDEN.flatMap((name) => DISGUISES.map((disguise) => `${folder}${disguise(name)}`)),
  ),
  ...ELSEWHERE,
]
