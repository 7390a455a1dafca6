import { defineTexts } from './text.ts'

/**
 * Why a document was cancelled, as anyone with its code may read it. A closed list, because free text would name people;
 * no reason accuses or exposes the person who reported (such as fraud, or cancelled at their own request).
 */
export const cancellationReasons = defineTexts({
  'emitido-por-engano': {
    pt: 'Foi emitido por engano.',
    en: 'It was issued by mistake.',
    es: 'Se emitió por error.',
    fr: 'Il a été émis par erreur.',
  },
  'dados-incorretos': {
    pt: 'Trazia dados incorretos.',
    en: 'It contained incorrect data.',
    es: 'Contenía datos incorrectos.',
    fr: 'Il contenait des données incorrectes.',
  },
  duplicado: {
    pt: 'O mesmo fato já estava em outro documento.',
    en: 'The same facts were already in another document.',
    es: 'Los mismos hechos ya constaban en otro documento.',
    fr: 'Les mêmes faits figuraient déjà dans un autre document.',
  },
  substituido: {
    pt: 'Outro documento tomou o seu lugar.',
    en: 'Another document has taken its place.',
    es: 'Otro documento ocupó su lugar.',
    fr: 'Un autre document l’a remplacé.',
  },
  'decisao-judicial': {
    pt: 'A Justiça determinou o cancelamento.',
    en: 'A court ordered the cancellation.',
    es: 'La Justicia ordenó la cancelación.',
    fr: 'La justice a ordonné l’annulation.',
  },
  'decisao-da-autoridade': {
    pt: 'A autoridade policial decidiu o cancelamento.',
    en: 'The police authority in charge decided the cancellation.',
    es: 'La autoridad policial decidió la cancelación.',
    fr: 'L’autorité de police a décidé l’annulation.',
  },
})

/** The code by which the database and the API know a reason. */
export type CancellationReason = keyof typeof cancellationReasons

export const isCancellationReason = (code: string): code is CancellationReason =>
  Object.hasOwn(cancellationReasons, code)
