import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type StandInCertificate = { readonly key: string; readonly cert: string }

let made: StandInCertificate | undefined

/** Returns a self-signed certificate for localhost and its key, in PEM, made once in a process by `openssl`. */
export const standInCertificate = (): StandInCertificate => {
  if (made !== undefined) return made
  const folder = mkdtempSync(join(tmpdir(), 'nam-vung-certificate-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1'
  execFileSync('openssl', [...request.split(' '), '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' })
  made = { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') }
  rmSync(folder, { recursive: true })
  return made
}
