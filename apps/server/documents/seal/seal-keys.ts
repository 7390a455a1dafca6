import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeTestCertificate } from './test-certificate.ts'

/** The signing key, with the signer's certificate first and its chain after it. */
export type SealKeys = { key: KeyObject; certificates: X509Certificate[] }

/** The operator's own key and certificate, both PEM. Throws, naming the setting, when they cannot seal. */
export async function operatorKeys(keyPath: string, certificatePath: string): Promise<SealKeys> {
  const key = await readSetting('SEAL_KEY', keyPath, createPrivateKey)
  const certificates = await readSetting('SEAL_CERTIFICATE', certificatePath, certificatesIn)
  const [own] = certificates
  if (own === undefined || !own.checkPrivateKey(key))
    throw new Error('SEAL_CERTIFICATE is not the certificate of SEAL_KEY')
  if (Date.parse(own.validTo) <= Date.now()) throw new Error(`SEAL_CERTIFICATE expired on ${own.validTo}`)
  return { key, certificates }
}

/** The certificates that vouch for the time-stamp authority, PEM. Throws, naming the setting, when there are none. */
export async function timeStampAnchors(path: string): Promise<X509Certificate[]> {
  const anchors = await readSetting('TSA_CERTIFICATE', path, certificatesIn)
  if (anchors.length === 0) throw new Error('TSA_CERTIFICATE holds no certificate')
  return anchors
}

/** The test key and certificate in DATA_DIR/keys; created the first time, or when an interruption left only one of them. */
export async function testKeys(dataDir: string): Promise<SealKeys> {
  const folder = join(dataDir, 'keys')
  const keyPath = join(folder, 'test-seal.key.pem')
  const certificatePath = join(folder, 'test-seal.certificate.pem')
  return (await readPair(keyPath, certificatePath)) ?? (await makePair(folder, keyPath, certificatePath))
}

async function makePair(folder: string, keyPath: string, certificatePath: string): Promise<SealKeys> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  const made = makeTestCertificate(new Date())
  await writePrivately(keyPath, made.key)
  await writePrivately(certificatePath, made.certificate)
  return { key: createPrivateKey(made.key), certificates: certificatesIn(made.certificate) }
}

async function readPair(keyPath: string, certificatePath: string): Promise<SealKeys | undefined> {
  try {
    const key = createPrivateKey(await readFile(keyPath))
    const certificates = certificatesIn(await readFile(certificatePath))
    return certificates[0]?.checkPrivateKey(key) === true ? { key, certificates } : undefined
  } catch {
    return undefined
  }
}

async function writePrivately(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text, { mode: 0o600 })
  await rename(`${path}.new`, path)
}

async function readSetting<T>(setting: string, path: string, read: (text: Buffer) => T): Promise<T> {
  try {
    return read(await readFile(path))
  } catch {
    throw new Error(`${setting} cannot be read as a PEM file`)
  }
}

function certificatesIn(pem: Buffer | string): X509Certificate[] {
  const found = pem.toString().match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  return found.map((one) => new X509Certificate(one))
}
