import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openingTexts } from '@delegacia/domain/desk/citizen/opening-texts'
import { roleTexts } from '@delegacia/domain/desk/citizen/role-texts'
import { stateTexts } from '@delegacia/domain/desk/citizen/state-texts'
import { stepTexts } from '@delegacia/domain/desk/citizen/step-texts'
import { say, type Text } from '@delegacia/domain/language/text'
import { startMailOffice, type MailOffice } from '../../apps/server/documents/mail/mail-office.fixture.ts'
import { freePort } from '../../apps/server/start/free-port.fixture.ts'
import { largePhotograph } from '../../apps/server/reports/evidence/copies/made-files.fixture.ts'
import { texts as thread } from '../../apps/web/pages/follow/thread-texts.ts'
import { root } from '../../tools/run.mjs'
import {
  answerQuestions,
  askForNotices,
  downloadAddendum,
  expectNoticeWithoutContent,
  fileReport,
  sendOverBrokenLine,
} from '../support/citizens-part.ts'
import { startCuttingProxy, type CuttingProxy } from '../support/cutting-proxy.ts'
import { sitDown, type OfficerAtDesk } from '../support/desk-officer.ts'
import { hurryDeliveries, startFailingReceiver, type FailingReceiver } from '../support/failing-receiver.ts'
import { cardOf, openThread, stepsOf } from '../support/follow-report.ts'
import { languages } from '../support/languages.ts'
import {
  askAbout,
  forwardTo,
  openAgain,
  readOriginal,
  startInvestigation,
  takeFromQueue,
} from '../support/officers-part.ts'
import { signaturesOf } from '../support/read-pdf.ts'
import { startDeskStation, type DeskStation } from '../support/start-desk-station.ts'
import { expect, test } from '../support/test.ts'

const [port, line, deskPort, deliveryPort] = [
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
]
const deskUrl = `http://localhost:${deskPort}`
const deliveryUrl = `http://127.0.0.1:${deliveryPort}`
const [here, there] = ['Seccional de São Brás', 'Delegacia de Salinópolis']

let folder: string
let station: DeskStation
let proxy: CuttingProxy
let receiver: FailingReceiver
let mail: MailOffice
/** At the unit of the place, and two at the one that it goes to. */
let sorter: OfficerAtDesk
let investigator: OfficerAtDesk
let delegate: OfficerAtDesk

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000)
  folder = await mkdtemp(join(tmpdir(), 'walk-'))
  const first = { role: 'atendente', name: 'C. Duarte', registration: '5900001', unit: here }
  mail = await startMailOffice()
  const started = await startDeskStation(port, deskPort, first, {
    units: join(root, 'tools/demo/units.csv'),
    settings: {
      PUBLIC_URL: `http://127.0.0.1:${line}`,
      MAIL_URL: mail.url,
      NOTICES_AT: 'at-once',
      DESK_TAKE_BACK_SECONDS: '3',
      DELIVERY_PORT: String(deliveryPort),
      DELIVERY_URL: deliveryUrl,
    },
  })
  ;({ station } = started)
  proxy = await startCuttingProxy(line, port)
  receiver = await startFailingReceiver(station, deliveryUrl, folder)
  sorter = await sitDown(browser, deskUrl, started.code)
  const seat = (role: string, name: string, registration: string) =>
    sitDown(browser, deskUrl, station.invite({ role, name, registration, unit: there }))
  investigator = await seat('investigador', 'R. Farias', '5900002')
  delegate = await seat('delegado', 'M. Lobato', '5900003')
})
test.afterAll(async () => {
  await receiver?.stop()
  await proxy?.close()
  await station?.stop()
  await mail?.close()
  await rm(folder, { recursive: true, force: true })
})
// One station and its officers walk with every citizen.
test.describe.configure({ mode: 'serial', timeout: 240_000 })
// What the browser says of the connection while it is broken.
test.use({ baseURL: `http://127.0.0.1:${line}`, expectedErrors: [/ERR_|Failed to load resource/] })

for (const language of languages)
  // CE-03, EV-19, QU-35, DL-06
  test(`a report is filed, asked about, answered, forwarded and delivered, in ${language.locale}`, async ({
    page,
  }) => {
    const says = (text: Text) => say(text, language.locale)
    const { bop, ...followed } = await fileReport(page, language)
    const openings = cardOf(page, says(thread.openings))
    await openThread(page, followed)
    await expect(cardOf(page, says(stateTexts.registrado.name))).toBeVisible()
    await expect(openings).toContainText(says(thread.nobody))
    await askForNotices(page, language)

    await takeFromQueue(sorter.page, followed.number, 'Triagem da fila')
    await askAbout(sorter.page, ['IMEI', 'Outros detalhes'])
    await expectNoticeWithoutContent(mail, followed, [here, 'extravio', 'Extravio'])

    await openThread(page, followed)
    await expect(cardOf(page, says(stateTexts.pede_correcao.name))).toBeVisible()
    await expect(openings).toContainText(
      [here, says(roleTexts.atendente), says(openingTexts.triagem)].join(', '),
    )
    await answerQuestions(page, language, {
      '/objeto/1/imei': '356938035643809',
      '/objeto/1/compl': 'capa preta',
    })
    const addendum = signaturesOf(await downloadAddendum(page, language))
    expect(addendum).toContain('Signature is Valid')
    expect(addendum).toContain('Total document signed')
    const buffer = await largePhotograph()
    await sendOverBrokenLine(page, proxy, language, { name: 'caixa.jpg', buffer })

    await openAgain(sorter.page, 'Atender quem registrou')
    const history = cardOf(sorter.page, 'Histórico')
    for (const answer of ['356938-03-564380-9', 'CAPA PRETA']) await expect(history).toContainText(answer)
    await forwardTo(sorter.page, there)
    await expect(sorter.page.getByText('Este boletim está com outra unidade')).toBeVisible()
    await takeFromQueue(investigator.page, followed.number, 'Apuração em curso')
    await startInvestigation(investigator.page)
    const original = await readOriginal(investigator.page, delegate.page, 'caixa.jpg', followed.number)
    expect(original.equals(buffer), 'the original is what was sent').toBe(true)

    const receipt = `EX-${bop.slice(-7)}`
    await expect.poll(() => hurryDeliveries(station.dataDir), { timeout: 60_000 }).toBe(0)
    expect(receiver.answersAbout(bop).slice(0, 6)).toEqual([503, 500, 503, 500, 503, 204])
    await openThread(page, followed)
    await expect(cardOf(page, says(stateTexts.em_apuracao.name))).toContainText(receipt)
    await expect(openings).toContainText(
      [there, says(roleTexts.investigador), says(openingTexts.apuracao)].join(', '),
    )
    expect(await stepsOf(page, language)).toEqual([
      says(stepTexts.registered),
      says(stepTexts.correctionAsked),
      says(stepTexts.correctionAnswered),
      says(stepTexts.evidenceReceived),
      say(stepTexts.forwarded, language.locale, { unit: there }),
      says(stepTexts.investigationStarted),
      says(stepTexts.originalOpened),
      say(stepTexts.delivered, language.locale, { number: receipt }),
    ])
    const officers = [sorter, investigator, delegate]
    expect(officers.flatMap(({ violations: { errors } }) => errors)).toEqual([])
  })
