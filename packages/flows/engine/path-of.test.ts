import type { Contact, InvolvedParty, Trait } from '@delegacia/domain/report/involved-party'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import type { ReportedObject } from '@delegacia/domain/report/reported-object'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { FormStep, Group, ItemForm, ListStep } from './define.ts'
import type { Entity } from './model/entity.ts'
import { address } from './fields/address.ts'
import { appearance } from './fields/appearance.ts'
import { listChoice } from './fields/choice.ts'
import { date, dateTime } from './fields/date.ts'
import { details } from './fields/details.ts'
import { narrativeText } from './fields/narrative.ts'
import { nature } from './fields/nature.ts'
import { catalogueChoice, fixedChoice } from './fields/option.ts'
import { phone } from './fields/phone.ts'
import { point } from './fields/point.ts'
import { text } from './fields/text.ts'
import { traits } from './fields/traits.ts'
import { yesNo } from './fields/yes-no.ts'
import type { PathOf } from './model/path-of.ts'

// Each line below an `expect-error` is a planted error: if it compiled, the check of types would fail.

const label = { pt: 'a', en: 'a', es: 'a', fr: 'a' }
const check = () => undefined
const screen = { id: 'tela', title: label }

describe('a path', () => {
  test('is one of the wire model', () => {
    expectTypeOf<'nome'>().toExtend<PathOf<InvolvedParty>>()
    expectTypeOf<'contato/2/valor'>().toExtend<PathOf<InvolvedParty>>()
    expectTypeOf<'envolvido/0/endereco/1/cep'>().toExtend<PathOf<Occurrence>>()
    expectTypeOf<'respostas/perguntasIniciais/no-para'>().toExtend<PathOf<Occurrence>>()
    expectTypeOf<'placa'>().not.toExtend<PathOf<Occurrence>>()
    expectTypeOf<'contato/valor'>().not.toExtend<PathOf<InvolvedParty>>()
    expectTypeOf<'contato/2/numero'>().not.toExtend<PathOf<InvolvedParty>>()
    expectTypeOf<'nome/0'>().not.toExtend<PathOf<InvolvedParty>>()
  })

  test('can be limited to a type of value', () => {
    expectTypeOf<PathOf<InvolvedParty, Contact>>().toEqualTypeOf<`contato/${number}`>()
    expectTypeOf<PathOf<InvolvedParty, Trait[]>>().toEqualTypeOf<'caracteristica'>()
    expectTypeOf<PathOf<InvolvedParty, boolean>>().toEqualTypeOf<
      | 'isVitima'
      | 'pede_medida'
      | 'para_atingir'
      | 'vitima_deficiencia'
      | 'sofreu_junto'
      | 'isMotorista'
      | 'nome_como_no_documento'
      | 'mae_como_no_documento'
      | 'pai_como_no_documento'
      | 'idade_confirmada'
      | `endereco/${number}/${'has_mapa' | 'use_mapa_externo' | 'centro_do_municipio'}`
    >()
    expectTypeOf<PathOf<Occurrence, InvolvedParty[]>>().toEqualTypeOf<'envolvido'>()
    expectTypeOf<PathOf<Occurrence, QuestionAnswers>>().toEqualTypeOf<'respostas'>()
  })

  test('is any text for an entity of unknown type', () => {
    expectTypeOf<PathOf<Entity>>().toEqualTypeOf<string>()
  })
})

test('no builder takes a path that the model lacks, or that leads to another type of value', () => {
  const described = { description: 'ds_raca', control: 'select' } as const
  const races = { list: 'COMBO_RACA' } as const
  // Options that compile with a right path: so each error below is that of its path.
  const right = [
    text<InvolvedParty>('documento/1/numero', label, { extraValues: { 'documento/1/tipo': 1 } }),
    listChoice<InvolvedParty>('id_raca', label, races, { ...described, clears: ['sexo'] }),
    date<InvolvedParty>('ds_nascimento', label, { iso: 'nascimento', check }),
    dateTime<Occurrence>('fato/ds_datahora', label, { iso: 'fato/datahora', check }),
    phone<InvolvedParty>('contato/0', label, 'mobile'),
    yesNo<QuestionAnswers>('isVitima', label, { sets: () => ({ isMulher: true }) }),
    fixedChoice<QuestionAnswers>('localOcorrencia', label, { options: () => [] }),
    catalogueChoice<QuestionAnswers>('comoOcorreu', label, { question: 1, sets: () => ({ ondeOcorreu: 1 }) }),
    nature<Occurrence>('fato', label),
    address<InvolvedParty>('endereco/0', label, { searchLabel: label }),
    point<Occurrence>('fato/endereco', label, {}),
    appearance<InvolvedParty>('aparencia', label),
    traits<InvolvedParty>('caracteristica', label),
    details<ReportedObject>('detalhe', label, { of: ({ tipo }) => tipo, checks: {} }),
    narrativeText<Occurrence>('relato_plain', 'relato_original', label, {
      explanation: label,
      notice: label,
    }),
  ]
  expect(right.map(({ name }) => name)).not.toContain('')
  const planted = [
    // @ts-expect-error no vehicle of the model has this field
    text<ReportedObject>('placa', label),
    // @ts-expect-error a number is chosen, not typed
    text<InvolvedParty>('id_raca', label),
    // @ts-expect-error without an entity no path is known
    text('nome', label),
    // @ts-expect-error no such other field
    text<InvolvedParty>('documento/1/numero', label, { extraValues: { 'documento/1/typ': 1 } }),
    // @ts-expect-error the other field is a number
    text<InvolvedParty>('documento/1/numero', label, { extraValues: { 'documento/1/tipo': 'CPF' } }),
    // @ts-expect-error no such id
    listChoice<InvolvedParty>('id_cor', label, races, described),
    // @ts-expect-error no such description
    listChoice<InvolvedParty>('id_raca', label, races, { ...described, description: 'ds_cor' }),
    // @ts-expect-error nothing to empty there
    listChoice<InvolvedParty>('id_raca', label, races, { ...described, clears: ['cor'] }),
    // @ts-expect-error no such ISO date
    date<InvolvedParty>('ds_nascimento', label, { iso: 'nascimento_iso', check }),
    // @ts-expect-error no such time
    dateTime<Occurrence>('fato/quando', label, { iso: 'fato/datahora', check }),
    // @ts-expect-error no telephones there
    phone<InvolvedParty>('telefone/0', label, 'mobile'),
    // @ts-expect-error a name is neither yes nor no
    yesNo<InvolvedParty>('nome', label),
    // @ts-expect-error no such other field
    yesNo<QuestionAnswers>('isVitima', label, { sets: () => ({ isHomem: true }) }),
    // @ts-expect-error no such answer
    fixedChoice<QuestionAnswers>('lugar', label, { options: () => [] }),
    catalogueChoice<QuestionAnswers>('comoOcorreu', label, {
      question: 1,
      // @ts-expect-error the other field is a number
      sets: () => ({ ondeOcorreu: 'aqui' }),
    }),
    // @ts-expect-error answers have no nature
    nature<Occurrence>('respostas', label),
    // @ts-expect-error a list of addresses is no answer
    address<InvolvedParty>('endereco', label, { searchLabel: label }),
    // @ts-expect-error no address to mark
    point<Occurrence>('fato/lugar', label, {}),
    // @ts-expect-error no such appearance
    appearance<InvolvedParty>('rosto', label),
    // @ts-expect-error things have no distinguishing marks of a person
    traits<ReportedObject>('caracteristica', label),
    // @ts-expect-error no such details
    details<ReportedObject>('detalhes', label, { of: ({ tipo }) => tipo, checks: {} }),
    // @ts-expect-error no such account
    narrativeText<Occurrence>('texto', 'relato_original', label, { explanation: label, notice: label }),
  ]
  expect(planted).toHaveLength(22)
})

describe('a group', () => {
  const ofThing = text<ReportedObject>('imei', label)

  test('says once which entity its fields belong to', () => {
    const group: Group<InvolvedParty> = {
      ...screen,
      fields: [text('nome', label, { visible: ({ mae }) => mae !== undefined })],
    }
    expectTypeOf(group).toExtend<Group>()
    // @ts-expect-error a person has no plate
    const wrong: Group<InvolvedParty> = { ...screen, fields: [text('placa', label)] }
    expectTypeOf(wrong).toExtend<Group>()
  })

  test('takes no field of another entity', () => {
    // @ts-expect-error a field of a thing in a group of a person
    const mixed: Group<InvolvedParty> = { ...screen, fields: [ofThing] }
    // @ts-expect-error the same where both have a field of that name
    const shared: Group<InvolvedParty> = { ...screen, fields: [yesNo<QuestionAnswers>('isVitima', label)] }
    // @ts-expect-error fields of any entity belong to none
    const unknown: Group<InvolvedParty> = { ...screen, fields: [] as Group['fields'] }
    expectTypeOf([mixed, shared, unknown]).toExtend<Group[]>()
  })

  test('is in no step of another entity', () => {
    expectTypeOf<Group<QuestionAnswers>>().not.toExtend<Group<InvolvedParty>>()
    expectTypeOf<Group>().not.toExtend<Group<InvolvedParty>>()
    expectTypeOf<Group<ReportedObject>>().not.toExtend<FormStep<InvolvedParty>['groups'][number]>()
    expectTypeOf<ItemForm<ReportedObject>>().not.toExtend<ListStep<InvolvedParty>['forms'][number]>()
    expectTypeOf<ItemForm<QuestionAnswers>>().not.toExtend<ItemForm<InvolvedParty>>()
  })
})

test('a step has the path of its entity', () => {
  expectTypeOf<FormStep<InvolvedParty>['at']>().toEqualTypeOf<`envolvido/${number}`>()
  expectTypeOf<FormStep<QuestionAnswers>['at']>().toEqualTypeOf<'respostas'>()
  expectTypeOf<FormStep<Occurrence>['at']>().toEqualTypeOf<''>()
  expectTypeOf<ListStep<ReportedObject>['at']>().toEqualTypeOf<'objeto'>()
})

test('defaults and discriminators are fields of the model', () => {
  // @ts-expect-error no such field
  const role: ItemForm<InvolvedParty>['defaults'] = { papel: '2' }
  // @ts-expect-error the type of a thing is a number
  const kind: ItemForm<ReportedObject>['discriminator'] = { id_tipo_objeto: '3' }
  expectTypeOf([role, kind]).toExtend<Entity[]>()
})
