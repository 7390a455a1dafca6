import { defineTexts } from '@delegacia/domain/language/text'
import type { Restrictions } from '../../engine/define.ts'

const texts = defineTexts({
  title: {
    pt: 'O que não se registra por aqui',
    en: 'What cannot be reported here',
    es: 'Lo que no se registra aquí',
    fr: 'Ce qui ne se déclare pas ici',
  },
  intro: {
    pt: 'Nestes casos a polícia precisa agir na hora e falar com você pessoalmente:',
    en: 'In these cases the police need to act at once and speak to you in person:',
    es: 'En estos casos la policía debe actuar enseguida y hablar con usted en persona:',
    fr: 'Dans ces cas, la police doit agir tout de suite et vous parler en personne :',
  },
  homicide: { pt: 'Homicídio', en: 'Homicide', es: 'Homicidio', fr: 'Homicide' },
  bank: { pt: 'Roubo a banco', en: 'Bank robbery', es: 'Robo a un banco', fr: 'Braquage de banque' },
  kidnapping: { pt: 'Sequestro', en: 'Kidnapping', es: 'Secuestro', fr: 'Enlèvement' },
  vehicle: {
    pt: 'Furto ou roubo de veículo',
    en: 'Theft or robbery of a vehicle',
    es: 'Hurto o robo de vehículo',
    fr: 'Vol de véhicule, avec ou sans violence',
  },
  rape: { pt: 'Estupro', en: 'Rape', es: 'Violación', fr: 'Viol' },
  robberyDeath: {
    pt: 'Roubo seguido de morte (latrocínio)',
    en: 'Robbery followed by death',
    es: 'Robo seguido de muerte',
    fr: 'Vol suivi de mort',
  },
  harassment: { pt: 'Assédio', en: 'Harassment', es: 'Acoso', fr: 'Harcèlement' },
  instead: {
    pt: 'Se foi um destes, ligue 190 ou vá à delegacia mais próxima. Sentimos muito; a culpa nunca é de quem sofreu.',
    en: 'If it was one of these, call 190 or go to the nearest police station. We are sorry; it is never your fault.',
    es: 'Si fue uno de estos, llame al 190 o acuda a la comisaría más cercana. Lo sentimos; nunca es su culpa.',
    fr: 'Si c’est l’un d’eux, appelez le 190 ou allez au commissariat le plus proche. Nous sommes désolés ; ce n’est pas votre faute.',
  },
  helpLabel: {
    pt: 'Foi um destes: o que fazer agora',
    en: 'If it was one of these: what to do now',
    es: 'Fue uno de estos: qué hacer ahora',
    fr: 'C’est l’un d’eux : que faire maintenant',
  },
  falseReport: {
    pt: 'A polícia age com base no que você conta. Comunicar um crime que não houve é crime (Código Penal, artigos 138, 339 e 340).',
    en: 'The police act on what you tell them. Reporting a crime that did not happen is a crime (Penal Code, Articles 138, 339, 340).',
    es: 'La policía actúa según lo que usted cuenta. Denunciar un delito que no ocurrió es delito (Código Penal, artículos 138, 339 y 340).',
    fr: 'La police agit selon votre récit. Déclarer un délit qui n’a pas eu lieu est un délit (Code pénal, articles 138, 339 et 340).',
  },
  requirementsTitle: {
    pt: 'Para registrar, você precisa',
    en: 'To report, you need to',
    es: 'Para registrar, usted debe',
    fr: 'Pour déclarer, vous devez',
  },
  adult: {
    pt: 'ter 18 anos ou mais',
    en: 'be 18 or older',
    es: 'tener 18 años o más',
    fr: 'avoir 18 ans ou plus',
  },
  document: {
    pt: 'ter à mão o CPF ou, se é turista estrangeiro, o passaporte',
    en: 'have your CPF at hand or, as a foreign tourist, your passport',
    es: 'tener a mano el CPF o, si es turista extranjero, el pasaporte',
    fr: 'avoir votre CPF sous la main ou, comme touriste étranger, votre passeport',
  },
  email: {
    pt: 'ter um e-mail que você abra',
    en: 'have an e-mail that you can open',
    es: 'tener un correo que pueda abrir',
    fr: 'avoir une adresse e-mail que vous pouvez consulter',
  },
  terms: {
    pt: 'concordar com os termos de uso',
    en: 'agree to the terms of use',
    es: 'aceptar los términos de uso',
    fr: 'accepter les conditions d’utilisation',
  },
  agreement: {
    pt: 'Li e concordo com os termos de uso. Tenho 18 anos ou mais, documento válido e e-mail.',
    en: 'I have read this and agree to the terms of use. I am 18 or older and have a valid document and an e-mail.',
    es: 'Leí esto y acepto los términos de uso. Tengo 18 años o más, documento válido y correo.',
    fr: 'J’ai lu et j’accepte les conditions d’utilisation. J’ai 18 ans ou plus, un document valide et un e-mail.',
  },
})

/** What must be reported at a police station instead, and what is needed to go on (ST-04, ST-05). */
export const restrictions: Restrictions = {
  kind: 'restrictions',
  title: texts.title,
  intro: texts.intro,
  excluded: [texts.homicide, texts.bank, texts.kidnapping, texts.vehicle, texts.rape, texts.robberyDeath],
  harassment: texts.harassment,
  instead: texts.instead,
  helpLabel: texts.helpLabel,
  falseReport: texts.falseReport,
  requirementsTitle: texts.requirementsTitle,
  requirements: [texts.adult, texts.document, texts.email, texts.terms],
  agreement: texts.agreement,
}
