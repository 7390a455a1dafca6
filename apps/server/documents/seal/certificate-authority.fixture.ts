import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A key and its certificate, PEM files. */
export type Issued = { keyPath: string; certificatePath: string }

type Order = {
  /** Names its files. */
  name: string
  /** As `openssl` writes it: `/O=Police/CN=Station`. */
  subject: string
  extensions?: string[]
  /** RSA of 2048 bits instead of EC. */
  rsa?: boolean
  /** Now and tomorrow by default. */
  from?: Date
  until?: Date
}

export type CertificateAuthority = {
  certificatePath: string
  issue(order: Order): Issued
  /** The list of revoked certificates after this one was added to it, PEM. */
  revoke(issued: Issued): string
}

const day = 24 * 60 * 60_000
const moment = (date: Date) => `${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`

/** A certificate authority of its own in a folder, by `openssl ca`; keys are EC P-256, as those are made quickly. */
export function makeAuthority(parent: string, subject: string, name = 'ca'): CertificateAuthority {
  const folder = join(parent, name)
  mkdirSync(folder)
  const openssl = (...options: string[]) => execFileSync('openssl', options, { cwd: folder, stdio: 'pipe' })
  const newKey = (key: string) => openssl('ecparam', '-name', 'prime256v1', '-genkey', '-noout', '-out', key)
  writeFileSync(join(folder, 'index.txt'), '')
  writeFileSync(join(folder, 'ca.cnf'), configuration)
  newKey('ca.key')
  openssl(
    ...'req -x509 -new -key ca.key -out ca.pem -days 30 -config ca.cnf -extensions authority'.split(' '),
    '-subj',
    subject,
  )

  return {
    certificatePath: join(folder, 'ca.pem'),
    issue({
      rsa = false,
      name: own,
      subject: its,
      extensions = [],
      from = new Date(Date.now() - 60_000),
      until,
    }) {
      if (rsa) openssl('genrsa', '-out', `${own}.key`, '2048')
      else newKey(`${own}.key`)
      openssl('req', '-new', '-key', `${own}.key`, '-out', `${own}.csr`, '-subj', its, '-config', 'ca.cnf')
      writeFileSync(
        join(folder, `${own}.cnf`),
        ['[own]', 'basicConstraints=CA:FALSE', ...extensions, ''].join('\n'),
      )
      const dates = ['-startdate', moment(from), '-enddate', moment(until ?? new Date(Date.now() + day))]
      const files = [
        '-in',
        `${own}.csr`,
        '-out',
        `${own}.pem`,
        '-extfile',
        `${own}.cnf`,
        '-extensions',
        'own',
      ]
      openssl('ca', '-config', 'ca.cnf', '-batch', '-notext', '-preserveDN', ...dates, ...files)
      return { keyPath: join(folder, `${own}.key`), certificatePath: join(folder, `${own}.pem`) }
    },
    revoke({ certificatePath }) {
      openssl('ca', '-config', 'ca.cnf', '-revoke', certificatePath)
      openssl('ca', '-config', 'ca.cnf', '-gencrl', '-out', 'list-of-revoked.pem')
      return join(folder, 'list-of-revoked.pem')
    },
  }
}

const configuration = `
[ca]
default_ca = own
[own]
database = index.txt
rand_serial = yes
unique_subject = no
new_certs_dir = .
certificate = ca.pem
private_key = ca.key
default_md = sha256
default_crl_days = 2
policy = any
[any]
countryName = optional
organizationName = optional
commonName = supplied
[req]
distinguished_name = names
string_mask = utf8only
utf8 = yes
[names]
[authority]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign, cRLSign
subjectKeyIdentifier = hash
`
