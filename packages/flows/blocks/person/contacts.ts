import { defineTexts, type Text } from '@delegacia/domain/language/text'
import { partyRoles, type InvolvedParty } from '@delegacia/domain/report/involved-party'
import { checkEmail, tidyEmail } from '@delegacia/domain/rules/email'
import type { Group } from '../../engine/define.ts'
import type { FieldOf } from '../../engine/fields/any-field.ts'
import { listChoice } from '../../engine/fields/choice.ts'
import { phone } from '../../engine/fields/phone.ts'
import { text } from '../../engine/fields/text.ts'
import { yesNo } from '../../engine/fields/yes-no.ts'
import { requiredOfAdults } from './age.ts'
import type { PersonOptions } from './person-options.ts'

const texts = defineTexts({
  intro: {
    pt: 'O número vai para o seu e-mail. Se outra pessoa lê os seus, informe um que só você abra.',
    en: 'The number goes to your e-mail. If someone else reads it, give one that only you open.',
    es: 'El número llega a su correo. Si otra persona lee el suyo, indique uno que solo usted abra.',
    fr: 'Le numéro arrive par e-mail. Si quelqu’un d’autre lit les vôtres, donnez une adresse que vous seul(e) ouvrez.',
  },
  ddi: { pt: 'Código do país', en: 'Country code', es: 'Código del país', fr: 'Indicatif du pays' },
  mobile: { pt: 'Celular', en: 'Mobile phone', es: 'Teléfono móvil', fr: 'Téléphone portable' },
  otherMobile: {
    pt: 'Está sem celular? Informe o de alguém de confiança.',
    en: 'No phone with you? Give the number of someone you trust.',
    es: '¿No tiene teléfono? Indique el de alguien de confianza.',
    fr: 'Pas de téléphone ? Donnez celui d’une personne de confiance.',
  },
  landline: { pt: 'Telefone fixo', en: 'Landline', es: 'Teléfono fijo', fr: 'Téléphone fixe' },
  email: { pt: 'E-mail', en: 'E-mail', es: 'Correo electrónico', fr: 'E-mail' },
})

/** The question whether the reporter is the victim, and the short label of its answer. */
export type Question = { question: Text; short: Text }

/** The dialling code of all numbers of a person. */
const diallingCode = (lenient: boolean, unsure = false) =>
  listChoice<InvolvedParty>(
    'id_ddi',
    texts.ddi,
    { list: 'COMBO_DDI' },
    {
      description: 'ds_ddi',
      orUnknown: unsure,
      control: 'combobox',
      required: requiredOfAdults(lenient),
    },
  )

/** The mobile phone alone, of somebody of whom nothing more is asked. */
export const reachedOn: readonly FieldOf<InvolvedParty>[] = [
  diallingCode(true),
  phone('contato/1', texts.mobile, 'mobile', { country: diallingCode(true), required: false }),
]

/** How to reach the person and, where `isVictim` is given, whether they are the victim (PE-01, PE-06, PE-07). */
export const contacts = (
  { role, lenient, headings, part, unsure = false, withoutPhone }: PersonOptions,
  isVictim?: Question,
): Group<InvolvedParty> => ({
  id: 'contatos',
  title: headings.reach,
  ...(part && { part }),
  ...(role === partyRoles.reporter && { intro: texts.intro }),
  fields: [
    diallingCode(lenient, unsure),
    phone('contato/1', texts.mobile, 'mobile', {
      country: diallingCode(lenient, unsure),
      required: requiredOfAdults(lenient),
      orUnknown: unsure,
      ...(withoutPhone && { hint: texts.otherMobile }),
    }),
    phone('contato/0', texts.landline, 'landline', {
      country: diallingCode(lenient, unsure),
      required: false,
      folded: true,
    }),
    text('contato/2/valor', texts.email, {
      required: role === partyRoles.reporter,
      upper: false,
      keyboard: 'email',
      ...(role === partyRoles.reporter && { autocomplete: 'email' }),
      maximum: 254,
      tidy: tidyEmail,
      check: checkEmail,
    }),
    ...(isVictim
      ? [
          yesNo<InvolvedParty>('isVitima', isVictim.question, {
            shortLabel: isVictim.short,
            visible: (_party, { report }) => report.respostas?.isVitima === undefined,
          }),
        ]
      : []),
  ],
})
