import { type Bytes, children, identifier, latin1, readElement } from '../asn1/read-asn1.ts'

/** Kinds of certificates of ICP-Brasil that people sign with (DOC-ICP-04, section 1.2). */
export type SignerPolicy = 'A1' | 'A2' | 'A3' | 'A4'

const forSigners: Readonly<Record<string, SignerPolicy>> = { '1': 'A1', '2': 'A2', '3': 'A3', '4': 'A4' }
/** For secrecy (S1 to S4), time stamps (T3, T4), cash registers and measuring instruments. */
const forOthers = new Set(['101', '102', '103', '104', '303', '304', '500', '550'])

const kindsOf = (policies: readonly string[]): string[] =>
  policies.flatMap((policy) => /^2\.16\.76\.1\.2\.(\d+)(?:\.|$)/.exec(policy)?.[1] ?? [])

/** The kind that the policies of a certificate name; undefined for those of others. */
export const signerPolicy = (policies: readonly string[]): SignerPolicy | undefined =>
  kindsOf(policies)
    .map((kind) => forSigners[kind])
    .find(Boolean)

/** Whether ICP-Brasil issued it for something else than signing documents. */
export const isForOtherUses = (policies: readonly string[]): boolean =>
  kindsOf(policies).some((kind) => forOthers.has(kind))

/** A name of ICP-Brasil without the CPF number that stands behind it, and that number. */
export function nameAndCpf(name: string): { name: string; cpf: string | undefined } {
  const [, before = name, cpf] = /^(.+):(\d{11})$/.exec(name) ?? []
  return { name: before, cpf }
}

/** Of a person: date of birth in eight digits, CPF, and further numbers (DOC-ICP-04, section 7.1.2.3). */
const personalData = '2.16.76.1.3.1'

/** The CPF number of a certificate's holder, which is never shown as it is; nothing else of the entry is read. */
export function cpfIn(otherNames: Bytes | undefined): string | undefined {
  if (!otherNames) return undefined
  for (const name of children(readElement(otherNames))) {
    const [type, wrapped] = name.tag === 0xa0 ? children(name) : []
    const [value] = identifier(type) === personalData ? children(wrapped) : []
    const cpf = value && /^\d{8}(\d{11})/.exec(latin1(value.content))?.[1]
    if (cpf && Number(cpf) > 0) return cpf
  }
  return undefined
}
