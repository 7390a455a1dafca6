import { defineTexts } from '@delegacia/domain/language/text'
import { contradictionOfNature, contradictionOfPlace } from '@delegacia/domain/report/contradicting-answers'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Context } from '../engine/model/context.ts'
import type { FactPairs } from './fact.ts'
import type { PairOption } from '../engine/fields/way-on.ts'

const { bothRight: label, toOther } = defineTexts({
  bothRight: {
    pt: 'Está certo assim',
    en: 'That is right',
    es: 'Está bien así',
    fr: 'C’est bien ainsi',
  },
  toOther: {
    pt: 'Ver a outra resposta',
    en: 'See the other answer',
    es: 'Ver la otra respuesta',
    fr: 'Voir l’autre réponse',
  },
})

const nameOfPlace = (kind: unknown, { readList }: Context): string =>
  readList({ list: 'COMBO_LOCALOCORRENCIA' })?.find(({ id }) => id === kind)?.name ?? ''

/** The kind of place against the crime's own place or medium, as the questions before the steps have it (FA-16). */
const placePair: PairOption<Occurrence> = {
  pair: {
    at: 'fato/local_confirmado',
    label,
    found(report, context) {
      const asked = context.readQuestions() ?? []
      const found = contradictionOfPlace(report, (question) =>
        asked.some(({ id_pergunta }) => id_pergunta === question),
      )
      if (!found) return undefined
      const earlier = asked.find(
        ({ id_pergunta, id_resposta }) => id_pergunta === found.question && id_resposta === found.answer,
      )
      const params = {
        earlier: earlier?.ds_resposta ?? '',
        here: nameOfPlace(report.fato.endereco?.id_local, context),
      }
      return { pair: found.pair, issue: { code: 'answersDiffer', params } }
    },
  },
}

/** The nature against the kind of place or the things on the list (FA-16). */
const naturePair: PairOption<Occurrence> = {
  pair: {
    at: 'fato/natureza_confirmada',
    label,
    toOther,
    found(report, context) {
      const found = contradictionOfNature(report)
      if (!found) return undefined
      const { id_natureza_cidadao: nature, endereco } = report.fato
      const here =
        context.natures?.find(({ id_natureza_cidadao: id }) => id === nature)?.ds_natureza_cidadao ?? ''
      if (found.with === 'things')
        return { pair: found.pair, issue: { code: 'thingsDiffer', params: { here } }, other: '/objeto' }
      const params = { earlier: nameOfPlace(endereco?.id_local, context), here }
      return {
        pair: found.pair,
        issue: { code: 'answersDiffer', params },
        other: '/fato/endereco/id_local',
      }
    },
  },
}

/** What a fact of a crime is asked about that has a place, a medium or things of its own. */
export const contradicting: FactPairs = { place: placePair, nature: naturePair }
