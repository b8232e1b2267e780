import { describe, expect, it } from 'vitest'
import { inlineScriptHashes } from '../../../../src/adapters/server/http/csp-hash'

const HASH_OF_1 = 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='

describe('the scripts of a page', () => {
  it.each([
    ['none', '<p>1</p>', []],
    ['inline', '<script>1</script>', [HASH_OF_1]],
    ['inline with attributes', '<script type="module" data-src="x">1</script>', [HASH_OF_1]],
    ['in capitals', '<SCRIPT>1</SCRIPT>', [HASH_OF_1]],
    ['from a file', '<script type="module" crossorigin src="/assets/a.js"></script>', []],
    [
      'of both kinds',
      '<script src="/a.js"></script><script>1</script><script\nsrc="/b.js"></script>',
      [HASH_OF_1],
    ],
  ])('[P-008] %s', (_, html, hashes) => {
    expect(inlineScriptHashes(html)).toStrictEqual(hashes)
  })
})
