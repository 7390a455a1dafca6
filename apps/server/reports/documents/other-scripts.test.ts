import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { upperCase } from '@delegacia/domain/rules/free-text'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'

let station: TestStation
const folder = mkdtempSync(join(tmpdir(), 'other-scripts-'))
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterAll(async () => {
  await station.close()
  rmSync(folder, { recursive: true })
})

/** What the person's own words look like, whatever script they are in; the people and things are made up. */
const accounts = {
  Arabic: 'فقدت محفظتي في سوق بيليم وكان فيها جواز سفري',
  Persian: 'کیف پول من گم شده است و نمی‌دانم کجا',
  Hebrew: 'איבדתי את הארנק שלי בשוק של בלם',
  Chinese: '我在贝伦的市场丢了钱包：里面有护照和现金。',
  Traditional: '我在市場遺失錢包，裡面有護照與現金。',
  Japanese: 'ベレンの市場で財布をなくしました。𠮷田と申します。',
  Korean: '벨렝 시장에서 지갑을 잃어버렸습니다.',
  Hindi: 'बेलेम के बाज़ार में मेरा बटुआ खो गया क्षमा',
  Bengali: 'বেলেমের বাজারে আমার মানিব্যাগ হারিয়ে গেছে',
  Thai: 'กระเป๋าสตางค์หายที่ตลาดเบเลง',
  Russian: 'Я потерял кошелёк на рынке в Белене.',
  Greek: 'Έχασα το πορτοφόλι μου στην αγορά.',
  Georgian: 'საფულე დავკარგე ბაზარში',
  Ethiopic: 'የኪስ ቦርሳዬን በገበያ ውስጥ ጠፋብኝ',
  emoji: '😀🚔👩🏽‍🚒❤️🏳️‍🌈1️⃣🇧🇷',
  signs: '→★✓∞≤①☎♥',
}

/**
 * Without blanks, as the printed lines end elsewhere, without the direction marks that the PDF reader adds, and without the
 * non-joiner, which that reader puts a letter too late in right-to-left words.
 */
const dense = (text: string) => text.replace(/[\s\u200c\u200e\u202a-\u202c]+/gu, '')

function read(pdf: Buffer): string {
  const path = join(folder, 'read.pdf')
  writeFileSync(path, pdf)
  return dense(execFileSync('pdftotext', [path, '-'], { encoding: 'utf8', maxBuffer: 2 ** 26 }))
}

/** The sealed document of a loss with this account. */
async function documentOf(account: string): Promise<Buffer> {
  const report = lossReport()
  report.relato_plain = `${'PERDI A MINHA CARTEIRA NO MERCADO. '.repeat(4)}\n${account}`
  const complement = { complemento: 'CASA 漢字 5' }
  Object.assign(report.fato.endereco ?? {}, complement)
  const answer = await station.register(report)
  expect(answer.statusCode).toBe(201)
  const { nrBop, autDig } = answer.json<{ nrBop: string; autDig: string }>()
  const reply = await station.app.inject(`/api/print/277/${nrBop}?autDig=${autDig}`)
  expect(reply.statusCode).toBe(200)
  return Buffer.from(reply.json<{ pdf: string }>().pdf, 'base64')
}

// FI-05, SU-05
test.each(Object.entries(accounts))('what is written in %s can be read and copied', async (_, written) => {
  const text = read(await documentOf(written))
  const words = upperCase(written).split(' ')
  // The reader turns words of a right-to-left line about their signs, never the letters of a word.
  for (const word of words) expect(text).toContain(dense(word))
  expect(text).not.toContain('\uFFFD')
  expect(text).not.toContain('[U+')
  expect(text).toContain('CASA漢字5')
})

test('what no font of ours draws is printed as its number, and the document says what that means', async () => {
  const text = read(await documentOf('VI UM 𓀀 E UM \u{1CC00} NA PAREDE'))
  expect(text).toContain(dense('VI UM [U+13000] E UM [U+1CC00] NA PAREDE'))
  expect(text).toContain(dense('está no lugar de um sinal que as letras deste documento não desenham'))
  expect(text).not.toContain('\uFFFD')
  expect(read(await documentOf('NADA DE RARO'))).not.toContain(dense('está no lugar de um sinal'))
})
