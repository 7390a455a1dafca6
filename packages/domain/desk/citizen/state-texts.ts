import { defineTexts, type Text } from '../../language/text.ts'
import type { ReportState } from '../events/report-state.ts'
import { laterStateTexts } from './later-state-texts.ts'

/** A state as the citizen reads it. */
export type StateTexts = {
  readonly name: Text
  readonly means: Text
  /** What a person may fear or hope, and what it does not mean. */
  readonly meansNot: Text
  /** What comes next, without a day. */
  readonly next: Text
}

const registered: StateTexts = defineTexts({
  name: { pt: 'Registrado', en: 'Registered', es: 'Registrada', fr: 'Enregistrée' },
  means: {
    pt: 'O seu boletim está registrado e guardado, com o que você contou.',
    en: 'Your report is registered and stored, with what you told us.',
    es: 'Su denuncia está registrada y guardada, con lo que usted contó.',
    fr: 'Votre déclaration est enregistrée et conservée, avec ce que vous avez raconté.',
  },
  meansNot: {
    pt: 'Ainda não quer dizer que alguém da polícia já o leu.',
    en: 'It does not yet mean that anyone at the police has read it.',
    es: 'Todavía no quiere decir que alguien de la policía ya la haya leído.',
    fr: 'Cela ne veut pas encore dire que quelqu’un de la police l’a lue.',
  },
  next: {
    pt: 'Alguém da unidade vai ler o que você contou.',
    en: 'Somebody at the unit will read what you told us.',
    es: 'Alguien de la unidad va a leer lo que usted contó.',
    fr: 'Quelqu’un de l’unité va lire ce que vous avez raconté.',
  },
})

const analysed: StateTexts = defineTexts({
  name: { pt: 'Em análise', en: 'Under review', es: 'En análisis', fr: 'En cours de lecture' },
  means: {
    pt: 'Alguém da unidade abriu o seu boletim e vê o que é preciso fazer.',
    en: 'Somebody at the unit has opened your report and is looking at what needs to be done.',
    es: 'Alguien de la unidad abrió su denuncia y está viendo qué hay que hacer.',
    fr: 'Quelqu’un de l’unité a ouvert votre déclaration et regarde ce qu’il faut faire.',
  },
  meansNot: {
    pt: 'Ainda não quer dizer que a apuração começou, nem que alguém foi acusado.',
    en: 'It does not yet mean that inquiries have begun, or that anyone has been accused.',
    es: 'Todavía no quiere decir que la investigación haya empezado, ni que alguien haya sido acusado.',
    fr: 'Cela ne veut pas encore dire que l’enquête a commencé, ni que quelqu’un est accusé.',
  },
  next: {
    pt: 'Depois, esta unidade começa a apurar ou passa o boletim a outra, que apura. Se faltar alguma coisa, a pergunta chega por aqui.',
    en: 'Then this unit begins to look into it, or passes the report on to another that does. If something is missing, the question will come here.',
    es: 'Después, esta unidad empieza a investigar o pasa la denuncia a otra, que investiga. Si falta algo, la pregunta llega por aquí.',
    fr: 'Ensuite, cette unité commence l’enquête ou transmet la déclaration à une autre, qui enquête. S’il manque quelque chose, la question arrivera ici.',
  },
})

const asked: StateTexts = defineTexts({
  name: {
    pt: 'Temos uma pergunta',
    en: 'We have a question',
    es: 'Tenemos una pregunta',
    fr: 'Nous avons une question',
  },
  means: {
    pt: 'A polícia pediu que você confirme ou complete uma parte do que contou.',
    en: 'The police are asking you to confirm or complete part of what you told us.',
    es: 'La policía le pide confirmar o completar una parte de lo que contó.',
    fr: 'La police vous demande de confirmer ou de compléter une partie de votre récit.',
  },
  meansNot: {
    pt: 'Não é uma recusa. O seu boletim continua registrado e nada é cancelado se você não responder.',
    en: 'It is not a refusal. Your report stays registered, and nothing is canceled if you do not answer.',
    es: 'No es un rechazo. Su denuncia sigue registrada y nada se cancela si no responde.',
    fr: 'Ce n’est pas un refus. Votre déclaration reste enregistrée et rien n’est annulé sans réponse.',
  },
  next: {
    pt: 'Responda por aqui quando puder. “Não sei” também é resposta.',
    en: 'Answer here when you can. “I don’t know” is an answer too.',
    es: 'Responda por aquí cuando pueda. “No lo sé” también es una respuesta.',
    fr: 'Répondez ici quand vous pourrez. « Je ne sais pas » est aussi une réponse.',
  },
})

export const stateTexts: Readonly<Record<ReportState, StateTexts>> = {
  registrado: registered,
  em_analise: analysed,
  pede_correcao: asked,
  ...laterStateTexts,
}
