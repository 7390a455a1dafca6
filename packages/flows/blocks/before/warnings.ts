import { defineTexts } from '@delegacia/domain/language/text'
import type { Flow } from '../../engine/define.ts'

const texts = defineTexts({
  stateTitle: {
    pt: 'Só fatos no Pará',
    en: 'Only events in Pará',
    es: 'Solo hechos en Pará',
    fr: 'Seulement les faits au Pará',
  },
  state: {
    pt: 'Aqui se registra o que aconteceu no Estado do Pará. Se foi em outro Estado, procure a delegacia mais próxima.',
    en: 'Here you report what happened in the State of Pará. If it was in another State, please go to the nearest police station.',
    es: 'Aquí se registra lo que pasó en el Estado de Pará. Si fue en otro Estado, acuda a la comisaría más cercana.',
    fr: 'Ici, on déclare ce qui s’est passé dans l’État du Pará. Si c’était dans un autre État, adressez-vous au commissariat le plus proche.',
  },
  needTitle: {
    pt: 'O que você precisa ter',
    en: 'What you need',
    es: 'Lo que necesita',
    fr: 'Ce qu’il vous faut',
  },
  need: {
    pt: 'Ter 18 anos ou mais, CPF ou passaporte, e um e-mail que você abra. Ao continuar, você diz que tem tudo isso e concorda com os termos. A polícia pode falar com você; uma ocorrência sem resposta pode ser cancelada.',
    en: 'You must be 18 or older and have a CPF or passport and an e-mail you can open. By going on you say that you do and that you agree to the terms. The police may contact you; a report left unanswered may be canceled.',
    es: 'Tener 18 años o más, CPF o pasaporte y un correo que pueda abrir. Al continuar, declara que los tiene y acepta los términos. La policía puede contactarle; una denuncia sin respuesta puede cancelarse.',
    fr: 'Avoir 18 ans ou plus, un CPF ou un passeport, et une adresse e-mail que vous pouvez consulter. En continuant, vous confirmez que c’est le cas et acceptez les conditions. La police peut vous contacter ; une déclaration restée sans réponse peut être annulée.',
  },
  falseTitle: { pt: 'Diga a verdade', en: 'Tell the truth', es: 'Diga la verdad', fr: 'Dites la vérité' },
  false: {
    pt: 'A polícia acredita em quem comunica e vai agir com base no que você contar. Por isso, comunicar um crime que não houve é crime (artigos 138, 339 e 340 do Código Penal).',
    en: 'The police believe those who report and will act on what you tell them. That is why reporting a crime that did not happen is itself a crime (Articles 138, 339 and 340 of the Brazilian Penal Code).',
    es: 'La policía cree a quien denuncia y actuará según lo que usted cuente. Por eso, denunciar un delito que no ocurrió es delito (artículos 138, 339 y 340 del Código Penal brasileño).',
    fr: 'La police croit les personnes qui déclarent et agira selon votre récit. C’est pourquoi déclarer une infraction qui n’a pas eu lieu est un délit (articles 138, 339 et 340 du Code pénal brésilien).',
  },
})

/**
 * The start cards of every crime (ST-01, SH-17). The false-report notice is the last of them, so that it is not the first
 * thing that an upset person reads.
 */
export const warnings: Flow['warnings'] = [
  { id: 'estado', title: texts.stateTitle, text: texts.state },
  { id: 'requisitos', title: texts.needTitle, text: texts.need },
  { id: 'verdade', title: texts.falseTitle, text: texts.false },
]
