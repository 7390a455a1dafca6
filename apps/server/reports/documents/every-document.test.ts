import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { isPoliceOnly } from '@delegacia/domain/report/police-only'
import { withReporterAsVictim } from '@delegacia/domain/report/reporter-as-victim'
import { isNotKnowing } from '@delegacia/domain/rules/not-knowing'
import { anyContext } from '@delegacia/flows/crimes/any-context.fixture'
import { routes, type Route } from '@delegacia/domain/lists/routes'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { isEntity } from '@delegacia/flows/engine/model/entity'
import type { FieldKind } from '@delegacia/flows/engine/fields/any-field'
import { summary } from '@delegacia/flows/engine/summary'
import { questionsStep, type SummarySection } from '@delegacia/flows/engine/summary-types'
import { visibleFields } from '@delegacia/flows/engine/form-instances'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleDocument } from '../../documents/report-document.fixture.ts'
import { toldRows } from '../../documents/pdf/told-rows.ts'
import { createPrinter, type Printer } from '../../documents/pdf/printer.ts'
import { examine, type SoundReport } from '../registration/examine.ts'

const folder = mkdtempSync(join(tmpdir(), 'every-document-'))
let printer: Printer
beforeAll(() => {
  printer = createPrinter()
})
afterAll(async () => {
  await printer.close()
  rmSync(folder, { recursive: true })
})

async function sound(route: Route): Promise<SoundReport> {
  const examined = await examine(reportOf(route), {
    now: new Date('2026-11-21T15:00:00Z'),
    narrativeMaximum: 5000,
    findAddress: (chosen) => chosen,
    translator: { translate: () => Promise.resolve(undefined) },
    crimesNotOffered: [],
  })
  if (!examined.ok) throw new Error(examined.issues.map(({ campo, chave }) => `${campo} ${chave}`).join())
  return examined
}

/** Whether what is answered is a text that the person typed, or that came with an address. */
const isTyped: Readonly<Record<FieldKind, boolean>> = {
  address: true,
  appearance: false,
  choice: false,
  date: true,
  dateTime: false,
  details: false,
  narrative: true,
  nature: false,
  option: false,
  phone: true,
  point: false,
  text: true,
  traits: false,
  yesNo: false,
}
const keptOfAddress = ['ds_logradouro', 'ds_bairro', 'ds_localidade', 'cep']

/** Every text that the person typed, or that came with an address, as the report holds it. */
async function typedIn(route: Route, report: Occurrence): Promise<string[]> {
  const flow = await getFlow(route)
  return [...visibleFields(flow, anyContext(flow, report))]
    .filter(({ field }) => isTyped[field.kind])
    .flatMap(({ answer }) => (isEntity(answer) ? keptOfAddress.map((key) => answer[key]) : [answer]))
    .filter((value) => typeof value === 'string')
}

/** Lines break a text between two words or after a hyphen, which pdftotext then leaves out. */
const squeezed = (text: string) => text.replace(/[\s-]+/g, '')

/** The text of the pages without headers and footers, which would cut a paragraph in two. */
function bodyOf(pdf: Uint8Array): string {
  const path = join(folder, 'paper.pdf')
  writeFileSync(path, pdf)
  const body = ['-x', '0', '-y', '62', '-W', '595', '-H', '712']
  return execFileSync('pdftotext', ['-raw', ...body, path, '-'], { encoding: 'utf8' })
}

// FI-05, PA-01, SU-03, SU-05
test.each(routes)(
  'the document of /%s holds every part and everything that was typed, in Portuguese',
  async (route) => {
    const { report, occurrence, sections, narrative } = await sound(route)
    const pdf = await printer.print(sampleDocument({ occurrence, sections, narrative, test: false }))
    const text = bodyOf(pdf)
    const read = squeezed(text)
    const expected = [
      occurrence,
      ...sections.flatMap(({ title, entries }) => [
        title,
        ...(entries.length === 0 ? ['Sem informação'] : []),
        ...entries.flatMap(({ heading = '', rows }) => [
          heading,
          ...toldRows(rows).flatMap(({ label, value }) => [label, value]),
        ]),
      ]),
      ...narrative.map((paragraph) => paragraph.text),
      ...(await typedIn(route, report)).filter((text) => !isNotKnowing(text)),
    ]
    expect(expected.filter((part) => !read.includes(squeezed(part)))).toEqual([])
    // 1 to n as they stand, the account second and the crime's own answers after it.
    const numbered = [...text.matchAll(/^\f?(\d+)\. (.*)$/gmu)].filter(([, , title = '']) =>
      [...sections.map((section) => section.title), 'Histórico da ocorrência'].includes(title),
    )
    expect(numbered.map(([, number]) => Number(number))).toEqual(
      Array.from({ length: sections.length + 1 }, (_, place) => place + 1),
    )
    const own = sections.filter(({ step }) => step === questionsStep).map(({ title }) => title)
    expect(numbered.slice(1, 2 + own.length).map(([, , title]) => title)).toEqual([
      'Histórico da ocorrência',
      ...own,
    ])
    expect(text).not.toMatch(/undefined|NaN|null|\[object/)
    for (const heading of ['Histórico da ocorrência', 'O que este papel prova', 'Quem comunica'])
      expect(text).toContain(heading)
  },
)

// PA-03
test.each(routes)(
  'the document of /%s has every card of the screen, and nothing of what only the police see',
  async (route) => {
    const { report, sections } = await sound(route)
    const flow = await getFlow(route)
    const shown = summary(flow, anyContext(flow, withReporterAsVictim(report)))
    expect(sections.map(({ number, title }) => `${number}. ${title}`)).toEqual(
      shown.map(({ number, title }) => `${number}. ${title}`),
    )
    const rowsOf = (of: readonly SummarySection[]) =>
      of.flatMap(({ entries }) => entries.flatMap(({ rows }) => rows))
    const kept = rowsOf(shown).filter(({ campo }) => isPoliceOnly(campo))
    expect(kept.map(({ label }) => label)).toEqual(expect.arrayContaining(profileLabels))
    const printed = rowsOf(sections).map(({ label }) => label)
    expect(printed.filter((label) => profileLabels.includes(label))).toEqual([])
    // The report itself, which officers read, keeps them.
    expect(report.envolvido[0]).toMatchObject({ ds_raca: expect.any(String), ds_moradia: expect.any(String) })
    expect(sections.at(0)?.about).not.toBe('screening')
  },
)

const profileLabels = [
  'Identidade de gênero',
  'Grupo social',
  'Cor ou raça',
  'Escolaridade',
  'Tipo de moradia',
]

// SU-05
test.each<[Route, string]>([
  ['acidente', 'COMUNICANTE 1 (TEVE O PREJUÍZO): '],
  ['extravio', 'COMUNICANTE 1 (DONO(A) DO QUE SE PERDEU): '],
  ['furto', 'COMUNICANTE 1 (TAMBÉM VÍTIMA): '],
  ['roubo', 'COMUNICANTE 1 (TAMBÉM VÍTIMA): '],
  ['animais', 'COMUNICANTE 1: '],
  ['obito', 'PESSOA FALECIDA 1: '],
])('the parties of /%s are called what they are there: %s', async (route, words) => {
  const { narrative } = await sound(route)
  const parties = narrative.filter(({ part }) => part === 'parties').map(({ text }) => text)
  expect(parties.some((text) => text.startsWith(words))).toBe(true)
  // Each person once, whatever they are besides.
  const people = parties.map((text) => text.slice(text.indexOf(': ')))
  expect(new Set(people).size).toBe(people.length)
})
