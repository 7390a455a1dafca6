import { checkFactPoint } from '@delegacia/domain/geography/fact-point'
import { defineTexts, type Text } from '@delegacia/domain/language/text'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { checkFactDate } from '@delegacia/domain/rules/fact-date'
import type { FormStep, Group } from '../engine/define.ts'
import { address } from '../engine/fields/address.ts'
import { listChoice } from '../engine/fields/choice.ts'
import { dateTime } from '../engine/fields/date.ts'
import { narrativeText } from '../engine/fields/narrative.ts'
import { nature } from '../engine/fields/nature.ts'
import type { PairOption } from '../engine/fields/way-on.ts'
import { point } from '../engine/fields/point.ts'
import { homeState } from '@delegacia/domain/report/country'
import { addressComplement, houseNumber, placeTexts, unlistedStreet } from './place-fields.ts'
import { narrateFact } from './narrate-fact.ts'
import { roughTime, withRoughTime } from './rough-time.ts'

const texts = defineTexts({
  title: { pt: 'O que aconteceu', en: 'What happened', es: 'Qué pasó', fr: 'Ce qui s’est passé' },
  summaryTitle: {
    pt: 'Quando, onde e como foi',
    en: 'When, where and how',
    es: 'Cuándo, dónde y cómo',
    fr: 'Quand, où et comment',
  },
  whenAndWhere: {
    pt: 'Quando e onde aconteceu?',
    en: 'When and where did it happen?',
    es: '¿Cuándo y dónde pasó?',
    fr: 'Quand et où cela s’est-il passé ?',
  },
  when: { pt: 'Data e hora', en: 'Date and time', es: 'Fecha y hora', fr: 'Date et heure' },
  whenHint: {
    pt: 'Como 05/03/2026 14:30. Se não souber a hora, marque “Não sei”.',
    en: 'Such as 05/03/2026 14:30 (day, month, year). If you do not know the time, tick “I don’t know”.',
    es: 'Como 05/03/2026 14:30. Si no sabe la hora, marque «No lo sé».',
    fr: 'Par exemple 05/03/2026 14:30. Si vous ne savez pas l’heure, cochez « Je ne sais pas ».',
  },
  atHome: { pt: 'Foi onde moro', en: 'It was where I live', es: 'Fue donde vivo', fr: 'C’était chez moi' },
  kind: { pt: 'Tipo de local', en: 'Kind of place', es: 'Tipo de lugar', fr: 'Type de lieu' },
  point: { pt: 'Lugar no mapa', en: 'Place on the map', es: 'Lugar en el mapa', fr: 'Lieu sur la carte' },
  pointHint: {
    pt: 'Toque no lugar no mapa ou arraste o marcador até ele. No teclado, use as setas; com Shift, o passo é maior.',
    en: 'Tap the place on the map or drag the pin to it. On a keyboard use the arrow keys; with Shift the step is larger.',
    es: 'Toque el lugar en el mapa o arrastre el marcador hasta él. Con el teclado, use las flechas; con Mayús, el paso es mayor.',
    fr: 'Touchez le lieu sur la carte ou faites glisser le repère jusqu’à lui. Au clavier, utilisez les flèches ; avec Maj, le pas est plus grand.',
  },
  pointHintRoughly: {
    pt: 'Se quiser, toque no lugar no mapa ou arraste o marcador. Não é preciso: pode continuar sem marcar.',
    en: 'If you like, tap the place on the map or drag the pin. You do not have to: you can go on without it.',
    es: 'Si quiere, toque el lugar en el mapa o arrastre el marcador. No hace falta: puede continuar sin marcarlo.',
    fr: 'Si vous voulez, touchez le lieu sur la carte ou déplacez le repère. Ce n’est pas obligatoire : vous pouvez continuer sans.',
  },
  how: { pt: 'Como foi?', en: 'How did it happen?', es: '¿Cómo fue?', fr: 'Comment cela s’est-il passé ?' },
  nature: {
    pt: 'Qual destas situações aconteceu?',
    en: 'Which of these happened?',
    es: '¿Cuál de estas situaciones ocurrió?',
    fr: 'Laquelle de ces situations s’est produite ?',
  },
  natures: {
    pt: 'O que aconteceu?',
    en: 'What happened?',
    es: '¿Qué ocurrió?',
    fr: 'Que s’est-il passé ?',
  },
  naturesHint: {
    pt: 'Marque tudo o que houve, agora ou antes.',
    en: 'Mark everything that happened, now or before.',
    es: 'Marque todo lo que hubo, ahora o antes.',
    fr: 'Cochez tout ce qui a eu lieu, maintenant ou avant.',
  },
  narrative: {
    pt: 'Conte o que aconteceu',
    en: 'Tell us what happened',
    es: 'Cuente qué pasó',
    fr: 'Racontez ce qui s’est passé',
  },
  narrativeShort: { pt: 'Relato', en: 'Account', es: 'Relato', fr: 'Récit' },
  natureShort: { pt: 'Natureza', en: 'Nature', es: 'Naturaleza', fr: 'Nature' },
  narrativeHint: {
    pt: 'Com as suas palavras: o que houve, como percebeu, quem viu. No mínimo 100 caracteres.',
    en: 'In your own words: what happened, how you noticed, who saw it. At least 100 characters.',
    es: 'Con sus palabras: qué pasó, cómo lo notó, quién lo vio. Al menos 100 caracteres.',
    fr: 'Avec vos mots : ce qui s’est passé, comment vous l’avez remarqué, qui l’a vu. Au moins 100 caractères.',
  },
  explanation: {
    pt: 'Agora é a sua vez de contar. A polícia vai ler tudo o que você escrever. No papel, sai em letras maiúsculas. Conte só o que sabe; se não souber de algum detalhe, diga que não sabe.',
    en: 'Now it is your turn. The police will read all that you write. On paper it is printed in capitals. Tell only what you know; if you do not know a detail, say so.',
    es: 'Ahora le toca contar. La policía leerá todo lo que escriba. En el papel sale en mayúsculas. Cuente solo lo que sabe; si no sabe algún detalle, dígalo.',
    fr: 'À vous de raconter. La police lira tout ce que vous écrivez. Sur papier, c’est en capitales. Ne dites que ce que vous savez ; si un détail vous manque, dites-le.',
  },
  notice: {
    pt: 'O texto é guardado na íntegra e é de responsabilidade de quem declara.',
    en: 'The text is kept intact and is the responsibility of the person who declares it.',
    es: 'El texto se guarda íntegro y es responsabilidad de quien declara.',
    fr: 'Le texte est conservé intégralement et relève de la responsabilité de la personne qui déclare.',
  },
})

/** With which answers the kind of place and the nature hardly go. */
export type FactPairs = {
  readonly place?: PairOption<Occurrence>
  readonly nature?: PairOption<Occurrence>
}

/**
 * With `map` the place is also marked on a map and described (FA-03, FA-04). `where: 'roughly'` lets somebody who suffers
 * violence go on without the pin, the street and the description: the neighbourhood is enough (FA-12).
 */
type FactOptions = {
  /** Answers that hardly go with the kind of place or the nature (FA-16). */
  readonly pairs?: FactPairs
  readonly map: boolean
  readonly where?: 'exactly' | 'roughly'
  /** Own words before the rest of the report, and so before when and where (VI-17). */
  readonly accountFirst?: true
  /** Sentences that the account may be made of. */
  readonly sentences?: (report: Occurrence) => readonly Text[]
  /** When, where and how on one screen (LA-01). */
  readonly oneScreen?: true
  /** More than one thing may have happened (VI-08). */
  readonly several?: boolean
}

const factPoint = (required: boolean) =>
  point<Occurrence>('fato/endereco', texts.point, {
    hint: required ? texts.pointHint : texts.pointHintRoughly,
    required,
    check: (chosen, { readStateMap }) => checkFactPoint(chosen, readStateMap?.()),
  })

const isExact = (map: boolean, where: FactOptions['where']) => map && where === 'exactly'

const whenAndWhere = ({ map, where = 'exactly', pairs = {} }: FactOptions): Group<Occurrence> => ({
  id: 'quando-e-onde',
  title: texts.whenAndWhere,
  fields: [
    dateTime('fato/ds_datahora', texts.when, {
      hint: texts.whenHint,
      iso: 'fato/datahora',
      orUnknown: true,
      check: (value, _report, context) => checkFactDate(value, context),
    }),
    ...roughTime,
    listChoice(
      'fato/endereco/id_local',
      texts.kind,
      { list: 'COMBO_LOCALOCORRENCIA' },
      {
        description: 'fato/endereco/ds_local',
        control: 'combobox',
        long: true,
        ...pairs.place,
      },
    ),
    address('fato/endereco', placeTexts.address, {
      searchLabel: placeTexts.search,
      streetOrUnknown: true,
      same: { label: texts.atHome, of: ({ report }) => report.envolvido[0]?.endereco?.[0] },
      check: ({ id_uf }) => (id_uf === homeState ? undefined : { code: 'outsideState' }),
    }),
    unlistedStreet('fato/endereco/ds_logradouro', { required: where === 'exactly' }),
    ...(map ? [factPoint(where === 'exactly')] : []),
    houseNumber('fato/endereco/numero', { folded: !isExact(map, where) }),
    addressComplement('fato/endereco/complemento', {
      required: isExact(map, where),
      folded: !isExact(map, where),
      min: 1,
    }),
  ],
})

const how = (options: FactOptions): Group<Occurrence> => {
  const natures = natureOf(options)
  const account = accountOf(options)
  return {
    id: 'como',
    title: texts.how,
    fields: options.accountFirst ? [account, natures] : [natures, account],
  }
}

const natureOf = ({ several = false, pairs = {} }: FactOptions) =>
  several
    ? nature<Occurrence>('fato', texts.natures, {
        several,
        hint: texts.naturesHint,
        shortLabel: texts.natureShort,
      })
    : nature<Occurrence>('fato', texts.nature, { shortLabel: texts.natureShort, ...pairs.nature })

const accountOf = ({ sentences }: FactOptions) =>
  narrativeText<Occurrence>('relato_plain', 'relato_original', texts.narrative, {
    shortLabel: texts.narrativeShort,
    hint: texts.narrativeHint,
    explanation: texts.explanation,
    notice: texts.notice,
    ...(sentences && { sentences }),
  })

/** When, where and how it happened (FA-01 to FA-09). */
export const fact = (options: FactOptions): FormStep<Occurrence> => ({
  kind: 'form',
  id: 'fato',
  title: texts.title,
  summaryTitle: texts.summaryTitle,
  card: 7,
  at: '',
  finish: withRoughTime,
  groups: options.accountFirst
    ? [how(options), whenAndWhere(options)]
    : [whenAndWhere(options), { ...how(options), ...(options.oneScreen && { joins: options.oneScreen }) }],
  narrate: { part: 'complement', one: ({ fato }) => narrateFact(fato, options) },
})
