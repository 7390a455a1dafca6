import type { Text } from '../../language/text.ts'
import { hateElements } from './hate-elements.ts'
import type { Question } from './question.ts'

/** Names of services are the same in every language. */
const named = (name: string): Text => ({ pt: name, en: name, es: name, fr: name })

const types: Question = {
  id: 6,
  answers: [
    {
      id: 1,
      value: 7,
      text: { pt: 'Raça ou cor', en: 'Race or color', es: 'Raza o color', fr: 'Race ou couleur' },
    },
    {
      id: 2,
      value: 8,
      text: { pt: 'Religião', en: 'Religion', es: 'Religión', fr: 'Religion' },
      hint: {
        pt: 'De qualquer fé, ou de quem não tem fé',
        en: 'Of any faith, or of none',
        es: 'De cualquier fe, o de quien no la tiene',
        fr: 'De toute foi, ou de ceux qui n’en ont pas',
      },
    },
    {
      id: 3,
      value: 9,
      text: {
        pt: 'Orientação sexual ou identidade de gênero',
        en: 'Sexual orientation or gender identity',
        es: 'Orientación sexual o identidad de género',
        fr: 'Orientation sexuelle ou identité de genre',
      },
    },
    {
      id: 4,
      value: 10,
      text: {
        pt: 'Origem, nacionalidade ou etnia',
        en: 'Origin, nationality or ethnicity',
        es: 'Origen, nacionalidad o etnia',
        fr: 'Origine, nationalité ou ethnie',
      },
      hint: {
        pt: 'Como migrantes, indígenas, quilombolas ou quem vem de outra região',
        en: 'Such as migrants, indigenous or quilombola people, or those from another region',
        es: 'Como migrantes, indígenas, quilombolas o quien viene de otra región',
        fr: 'Comme les migrants, les autochtones, les quilombolas ou les gens d’une autre région',
      },
    },
    {
      id: 5,
      value: 13,
      text: {
        pt: 'Outro ódio na internet',
        en: 'Other hate on the internet',
        es: 'Otro odio en internet',
        fr: 'Autre haine sur internet',
      },
      hint: {
        pt: 'Contra mulheres, pessoas com deficiência, pessoas idosas ou outro grupo',
        en: 'Against women, disabled people, older people or another group',
        es: 'Contra mujeres, personas con discapacidad, personas mayores u otro grupo',
        fr: 'Envers les femmes, les personnes handicapées, les personnes âgées ou un autre groupe',
      },
    },
  ],
}

/** QS-09: what was done through a network sets flag 5, what was done in person 6. */
const virtual: Question = {
  id: 11,
  answers: [
    {
      id: 140,
      text: {
        pt: 'Pela internet ou pelo telefone',
        en: 'By internet or phone',
        es: 'Por internet o por teléfono',
        fr: 'Par internet ou par téléphone',
      },
      flag: 5,
    },
    {
      id: 141,
      text: { pt: 'Pessoalmente', en: 'In person', es: 'En persona', fr: 'En personne' },
      flag: 6,
    },
  ],
}

const media: Question = {
  id: 12,
  answers: [
    { id: 1, text: named('WhatsApp') },
    { id: 2, text: named('Instagram') },
    { id: 3, text: named('Facebook') },
    { id: 4, text: named('TikTok') },
    { id: 5, text: named('X (Twitter)') },
    { id: 6, text: named('Telegram') },
    { id: 7, text: { pt: 'E-mail', en: 'E-mail', es: 'Correo electrónico', fr: 'E-mail' } },
    { id: 8, text: { pt: 'Site ou fórum', en: 'Website or forum', es: 'Sitio o foro', fr: 'Site ou forum' } },
    { id: 9, text: { pt: 'Jogo on-line', en: 'Online game', es: 'Juego en línea', fr: 'Jeu en ligne' } },
    {
      id: 10,
      text: {
        pt: 'Ligação ou SMS',
        en: 'Phone call or text message',
        es: 'Llamada o SMS',
        fr: 'Appel ou SMS',
      },
    },
    { id: 11, text: { pt: 'Outro meio', en: 'Another way', es: 'Otro medio', fr: 'Un autre moyen' } },
  ],
}

/** Crime 17; the value of a type is the question that asks for its elements. */
export const hateQuestions: readonly Question[] = [types, ...hateElements, virtual, media]
