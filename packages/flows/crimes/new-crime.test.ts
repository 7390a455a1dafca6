import { expect, test } from 'vitest'
import { defineTexts } from '@delegacia/domain/language/text'
import type { Nature } from '@delegacia/domain/report/nature'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { inState } from '../blocks/before/in-state.ts'
import { yesNoSequence } from '../blocks/before/yes-no.ts'
import { complainant } from '../blocks/complainant.ts'
import { complainantAddress } from '../blocks/complainant-address.ts'
import { defineCrime } from '../blocks/crime.ts'
import { fact } from '../blocks/fact.ts'
import { objects } from '../blocks/objects.ts'
import { suspects } from '../blocks/suspects.ts'
import { narrative } from '../engine/narrative.ts'
import { normalizeReport } from '../engine/normalize-report.ts'
import { reportIssues } from '../engine/report-issues.ts'
import { summary } from '../engine/summary.ts'
import { visibleFields } from '../engine/form-instances.ts'
import { contextOf, lossReport } from './loss.fixture.ts'

// docs/how-to-add-a-crime.md shows what follows: its texts, its flow, its nature.

const texts = defineTexts({
  title: { pt: 'Dano', en: 'Property damage', es: 'Daños', fr: 'Dégradation' },
  description: {
    pt: 'Para o que quebraram ou estragaram de propósito.',
    en: 'For what was broken or spoiled on purpose.',
    es: 'Para lo que rompieron o estropearon a propósito.',
    fr: 'Pour ce qui a été cassé ou abîmé exprès.',
  },
  byAccident: {
    pt: 'Foi sem querer?',
    en: 'Was it by accident?',
    es: '¿Fue sin querer?',
    fr: 'Était-ce involontaire ?',
  },
  saidByAccident: {
    pt: 'Foi sem querer',
    en: 'It was by accident',
    es: 'Fue sin querer',
    fr: 'C’était involontaire',
  },
  byAccidentWrong: {
    pt: 'Sem intenção não há crime de dano. Registre como fato que não é crime.',
    en: 'Without intent there is no crime of damage. Report it as a fact that is no crime.',
    es: 'Sin intención no hay delito de daños. Regístrelo como hecho que no es delito.',
    fr: 'Sans intention, il n’y a pas de délit. Déclarez un fait sans infraction.',
  },
  goToAtypical: {
    pt: 'Registrar como fato que não é crime',
    en: 'Report it as a fact that is no crime',
    es: 'Registrarlo como hecho que no es delito',
    fr: 'Déclarer un fait sans infraction',
  },
})

/** Property damage (Penal Code, art. 163). */
const damage = defineCrime({
  route: 'dano',
  crime: 29,
  title: texts.title,
  description: texts.description,
  before: [
    yesNoSequence(inState, {
      id: 'sem-querer',
      question: texts.byAccident,
      said: texts.saidByAccident,
      right: 'nao',
      wrong: texts.byAccidentWrong,
      insteadGoTo: { route: 'atipico', label: texts.goToAtypical },
    }),
  ],
  steps: [complainant(), complainantAddress, objects(), suspects(), fact({ map: false })],
  summary: 'roles',
})

const nature: Nature = {
  id_crime: 29,
  ds_crime_dv2: 'Dano',
  id_crime_cidadao: 29,
  ds_crime_cidadao: 'Dano',
  id_natureza: 2901,
  ds_natureza: 'Dano',
  id_natureza_cidadao: 2901,
  ds_natureza_cidadao: 'Dano',
  tentativa: 0,
  glossario: 'Quebraram ou estragaram algo seu. Código Penal, artigo 163.',
  base_legal: 'Código Penal, artigo 163.',
  json_constante: '{}',
}

const damageContext = (report: Occurrence) => ({ ...contextOf(report), natures: [nature] })
const damageReport = (): Occurrence => ({
  ...lossReport(),
  respostas: { perguntasIniciais: { 'no-para': true, 'sem-querer': false } },
  INFO_BOP: { ID_CRIME: 29 },
})

test('a crime made of blocks only is walked', () => {
  const steps = [...visibleFields(damage, damageContext(damageReport()))].map(
    ({ instance }) => instance.step.id,
  )
  expect([...new Set(steps)]).toEqual(['perguntas-iniciais', 'comunicante', 'endereco', 'objetos', 'fato'])
})

test('a crime made of blocks only is checked', () => {
  const found = (report: Occurrence) =>
    reportIssues(damage, damageContext(report)).map(({ campo, issue }) => `${campo} ${issue.code}`)
  expect(found(damageReport())).toEqual([])
  expect(found({ ...damageReport(), objeto: [] })).toEqual(['/objeto emptyList'])
  const unwanted = { perguntasIniciais: { 'no-para': true, 'sem-querer': true } }
  expect(found({ ...damageReport(), respostas: unwanted })).toEqual([
    '/respostas/perguntasIniciais/sem-querer answerLeadsElsewhere',
  ])
})

test('a crime made of blocks only is normalized, summarised and narrated', () => {
  const kept = normalizeReport(damage, damageContext(damageReport()))
  expect(kept.INFO_BOP).toMatchObject({ ID_CRIME: 29, ID_CRIME_CIDADAO: 29, ID_NATUREZA: 2901 })
  expect(summary(damage, damageContext(kept)).map(({ number, title }) => `${number} ${title}`)).toEqual([
    '2 Quem comunica',
    '3 Endereço de quem comunica',
    '4 Suspeitos',
    '5 Objetos',
    '6 Quando, onde e como foi',
    '7 Perguntas do começo',
  ])
  const paragraphs = narrative(damage, damageContext(kept))
  expect([...new Set(paragraphs.map(({ part }) => part))]).toEqual([
    'opening',
    'account',
    'complement',
    'objects',
    'parties',
    'closing',
  ])
  expect(paragraphs.find(({ part }) => part === 'complement')?.text).toContain('Natureza: Dano.')
})
