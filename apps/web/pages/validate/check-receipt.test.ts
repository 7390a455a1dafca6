// @vitest-environment node
import { generateKeyPairSync, sign } from 'node:crypto'
import { signedText } from '@delegacia/contract/receipt-text'
import { describe, expect, test } from 'vitest'
import { checkReceipt } from './check-receipt.ts'

const pair = generateKeyPairSync('ed25519')
const pemOf = ({ publicKey }: typeof pair) => publicKey.export({ type: 'spki', format: 'pem' }).toString()
const key = { chave: '0123456789abcdef', pem: pemOf(pair) }
const statement = {
  numero: '277.20260000019',
  registradoEm: '2026-11-21T12:00:00-03:00',
  sha256: 'a'.repeat(64),
}
const assinatura = sign(null, Buffer.from(signedText(statement)), pair.privateKey).toString('base64')
const receipt = { ...statement, assinatura, chave: key.chave }
const check = async (given: unknown, by = key) =>
  (await checkReceipt(new Blob([typeof given === 'string' ? given : JSON.stringify(given)]), by)).found

describe('a receipt', () => {
  test('that the station signed is genuine, alone or in its answer', async () => {
    expect(await check(receipt)).toBe('genuine')
    expect(await check({ bop: receipt.numero, recibo: receipt })).toBe('genuine')
  })

  test.each([
    ['another number', { ...receipt, numero: '277.20260000027' }, 'forged'],
    ['another instant', { ...receipt, registradoEm: '2026-11-21T12:00:01-03:00' }, 'forged'],
    ['another content', { ...receipt, sha256: 'b'.repeat(64) }, 'forged'],
    ['no signature', { ...receipt, assinatura: '' }, 'forged'],
    ['a signature that is none', { ...receipt, assinatura: '###' }, 'forged'],
    ['another key’s name', { ...receipt, chave: 'ffffffffffffffff' }, 'other-key'],
    ['a field less', statement, 'unreadable'],
    ['no JSON', '%PDF-1.7', 'unreadable'],
    ['nothing', 'null', 'unreadable'],
    ['a film', ' '.repeat(100_001), 'unreadable'],
  ])('with %s is recognised', async (_what, given, found) => {
    expect(await check(given)).toBe(found)
  })

  test('signed by someone who took our key’s name is forged', async () => {
    expect(await check(receipt, { ...key, pem: pemOf(generateKeyPairSync('ed25519')) })).toBe('forged')
  })
})
