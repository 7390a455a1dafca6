import { defineTexts, type Text } from '../../language/text.ts'
import type { Question } from './question.ts'

/** What was done, for each type of question 6 in a question of its own (QS-09). */
const texts = defineTexts({
  insult: {
    pt: 'Xingamento ou humilhação',
    en: 'Insults or humiliation',
    es: 'Insultos o humillación',
    fr: 'Insultes ou humiliation',
  },
  refusal: {
    pt: 'Recusa de entrada ou de atendimento',
    en: 'Refused entry or service',
    es: 'Negativa de entrada o de atención',
    fr: 'Refus d’entrée ou de service',
  },
  work: {
    pt: 'Discriminação no trabalho ou no estudo',
    en: 'Discrimination at work or school',
    es: 'Discriminación en el trabajo o el estudio',
    fr: 'Discrimination au travail ou dans les études',
  },
  message: {
    pt: 'Gesto, símbolo ou mensagem contra todo o grupo',
    en: 'A gesture, symbol or message against the whole group',
    es: 'Gesto, símbolo o mensaje contra todo el grupo',
    fr: 'Geste, symbole ou message contre tout le groupe',
  },
  threat: { pt: 'Ameaça', en: 'A threat', es: 'Amenaza', fr: 'Une menace' },
  damage: {
    pt: 'Dano a casa, veículo ou objeto',
    en: 'Damage to a home, vehicle or object',
    es: 'Daño a vivienda, vehículo u objeto',
    fr: 'Dégradation d’un logement, d’un véhicule ou d’un objet',
  },
  assault: {
    pt: 'Empurrão ou agressão',
    en: 'Pushing or assault',
    es: 'Empujón o agresión',
    fr: 'Bousculade ou agression',
  },
  sacredDamage: {
    pt: 'Dano a templo, terreiro ou objeto sagrado',
    en: 'Damage to a place of worship or sacred object',
    es: 'Daño a un templo o a un objeto sagrado',
    fr: 'Dégradation d’un lieu de culte ou d’un objet sacré',
  },
  worship: {
    pt: 'Culto ou cerimônia impedida ou perturbada',
    en: 'Worship or a ceremony prevented or disturbed',
    es: 'Culto o ceremonia impedida o perturbada',
    fr: 'Culte ou cérémonie empêché ou troublé',
  },
  identity: {
    pt: 'Desrespeito ao nome social ou à identidade',
    en: 'Disrespect of the chosen name or identity',
    es: 'Falta de respeto al nombre social o a la identidad',
    fr: 'Non-respect du nom d’usage ou de l’identité',
  },
  incitement: {
    pt: 'Convite a atacar ou ferir um grupo',
    en: 'A call to attack or hurt a group',
    es: 'Llamado a atacar o herir a un grupo',
    fr: 'Appel à attaquer ou à blesser un groupe',
  },
  misogyny: {
    pt: 'Ódio a mulheres ou meninas',
    en: 'Hatred of women or girls',
    es: 'Odio a mujeres o niñas',
    fr: 'Haine envers des femmes ou des filles',
  },
  disability: {
    pt: 'Ódio a pessoas com deficiência ou idosas',
    en: 'Hatred of disabled or older people',
    es: 'Odio a personas con discapacidad o mayores',
    fr: 'Haine envers des personnes handicapées ou âgées',
  },
  exposure: {
    pt: 'Exposição de dados, fotos ou imagens montadas',
    en: 'Exposure of data, photos or faked images',
    es: 'Exposición de datos, fotos o imágenes manipuladas',
    fr: 'Diffusion de données, de photos ou d’images truquées',
  },
  other: { pt: 'Outra conduta', en: 'Something else', es: 'Otra conducta', fr: 'Autre chose' },
})

const question = (id: number, ...elements: readonly Text[]): Question => ({
  id,
  answers: elements.map((text, place) => ({ id: place + 1, text })),
})

export const hateElements: readonly Question[] = [
  question(
    7,
    texts.insult,
    texts.refusal,
    texts.work,
    texts.message,
    texts.threat,
    texts.assault,
    texts.damage,
    texts.other,
  ),
  question(
    8,
    texts.insult,
    texts.sacredDamage,
    texts.worship,
    texts.refusal,
    texts.work,
    texts.message,
    texts.threat,
    texts.assault,
    texts.other,
  ),
  question(
    9,
    texts.insult,
    texts.identity,
    texts.refusal,
    texts.work,
    texts.message,
    texts.threat,
    texts.assault,
    texts.damage,
    texts.other,
  ),
  question(
    10,
    texts.insult,
    texts.refusal,
    texts.work,
    texts.message,
    texts.threat,
    texts.assault,
    texts.damage,
    texts.other,
  ),
  question(
    13,
    texts.misogyny,
    texts.disability,
    texts.incitement,
    texts.insult,
    texts.threat,
    texts.exposure,
    texts.other,
  ),
]
