import { defineTexts } from '@delegacia/domain/language/text'
import { partyRoles, type InvolvedParty, type PartyRole } from '@delegacia/domain/report/involved-party'
import { personsName } from '@delegacia/domain/rules/not-knowing'
import {
  checkCalledName,
  checkNameOnDocument,
  checkPersonName,
  tidyName,
} from '@delegacia/domain/rules/person-name'
import type { Group } from '../../engine/define.ts'
import { listChoice } from '../../engine/fields/choice.ts'
import { date } from '../../engine/fields/date.ts'
import { text } from '../../engine/fields/text.ts'
import type { PersonOptions } from './person-options.ts'
import { description } from './description.ts'
import { drives } from './drives.ts'
import { sufferedToo } from './suffered-too.ts'
import { ageWayOn, nameWayOn } from './way-on.ts'
import { residenceQuestions } from './residence-questions.ts'

const texts = defineTexts({
  residence: {
    pt: 'Onde você mora?',
    en: 'Where do you live?',
    es: '¿Dónde vive usted?',
    fr: 'Où habitez-vous ?',
  },
  residenceShort: { pt: 'Residência', en: 'Residence', es: 'Residencia', fr: 'Résidence' },
  name: { pt: 'Nome completo', en: 'Full name', es: 'Nombre completo', fr: 'Nom complet' },
  nameHint: {
    pt: 'Como no documento, sem abreviar.',
    en: 'As on your document, in full.',
    es: 'Como en su documento, sin abreviar.',
    fr: 'Comme sur la pièce d’identité, en entier.',
  },
  nameHintOfOther: {
    pt: 'Completo, sem abreviar.',
    en: 'In full, without abbreviations.',
    es: 'Completo, sin abreviar.',
    fr: 'En entier, sans abréviation.',
  },
  socialNameHintOfOther: {
    pt: 'O nome pelo qual a pessoa prefere ser chamada, se usar.',
    en: 'The name the person prefers to be called by, if any.',
    es: 'El nombre por el que la persona prefiere que la llamen, si lo usa.',
    fr: 'Le nom par lequel la personne préfère être appelée, si elle en utilise un.',
  },
  socialNameHintOfDeceased: {
    pt: 'O nome pelo qual a pessoa preferia ser chamada, se usava.',
    en: 'The name the person preferred to be called by, if any.',
    es: 'El nombre por el que la persona prefería que la llamaran, si lo usaba.',
    fr: 'Le nom par lequel la personne préférait être appelée, si elle en utilisait un.',
  },
  socialName: { pt: 'Nome social', en: 'Social name', es: 'Nombre social', fr: 'Nom d’usage choisi' },
  socialNameHint: {
    pt: 'O nome pelo qual você prefere ser chamado(a), se usar.',
    en: 'The name you prefer to be called by, if you use one.',
    es: 'El nombre por el que prefiere que le llamen, si lo usa.',
    fr: 'Le nom que vous préférez que l’on utilise, si vous en avez un.',
  },
  birth: {
    pt: 'Data de nascimento',
    en: 'Date of birth',
    es: 'Fecha de nacimiento',
    fr: 'Date de naissance',
  },
  birthHint: {
    pt: 'Dia, mês e ano, como 25/12/1990.',
    en: 'Day, month and year, such as 25/12/1990.',
    es: 'Día, mes y año, como 25/12/1990.',
    fr: 'Jour, mois et année, par exemple 25/12/1990.',
  },
  sex: { pt: 'Sexo', en: 'Sex', es: 'Sexo', fr: 'Sexe' },
  mother: { pt: 'Nome da mãe', en: 'Mother’s name', es: 'Nombre de la madre', fr: 'Nom de la mère' },
  father: { pt: 'Nome do pai', en: 'Father’s name', es: 'Nombre del padre', fr: 'Nom du père' },
})

/** The answers that are emptied when the residence changes, because a tourist is asked differently (PE-12). */
const dependentOnResidence = [
  'id_nacionalidade',
  'ds_nacionalidade',
  'id_estado',
  'estado',
  'id_naturalidade',
  'ds_naturalidade',
  'documento',
] as const satisfies readonly (keyof InvolvedParty)[]

/** A name as on the document; of a suspect no more is asked than what they are called. */
const nameRule = (at: Parameters<typeof nameWayOn>[0], lenient: boolean) =>
  lenient
    ? { tidy: tidyName, check: personsName(checkCalledName) }
    : { tidy: tidyName, check: personsName(checkPersonName), ...nameWayOn(at) }

/** The rules of a registered name are not for it: one word is enough. */
const socialName = (role: PartyRole, deceased = false) =>
  text<InvolvedParty>('nome_social', texts.socialName, {
    hint:
      role === partyRoles.reporter
        ? texts.socialNameHint
        : deceased
          ? texts.socialNameHintOfDeceased
          : texts.socialNameHintOfOther,
    required: false,
    folded: true,
    tidy: tidyName,
    check: personsName(checkNameOnDocument),
  })

/** Name, birth, sex and parents (PE-01 to PE-04, PE-08, PE-20); a suspect's residence is not asked (PE-02). */
export const identity = ({
  role,
  lenient,
  age,
  headings,
  part,
  ride,
  deceased,
  unsure = false,
  describable = false,
}: PersonOptions): Group<InvolvedParty> => ({
  id: 'identidade',
  title: headings.who,
  ...(part && { part }),
  fields: [
    listChoice(
      'idLocalMoradia',
      role === partyRoles.reporter ? texts.residence : residenceQuestions[deceased ? 'deceased' : 'person'],
      { list: 'COMBO_LOCAL_MORADIA' },
      {
        shortLabel: texts.residenceShort,
        description: 'ds_local_moradia',
        orUnknown: unsure,
        control: 'radios',
        visible: () => !lenient,
        clears: dependentOnResidence,
      },
    ),
    text('nome', texts.name, {
      hint: role === partyRoles.reporter ? texts.nameHint : texts.nameHintOfOther,
      required: !lenient,
      orUnknown: describable,
      ...nameRule('nome_como_no_documento', lenient),
      ...(role === partyRoles.reporter && { autocomplete: 'name' }),
    }),
    ...(describable ? [description] : []),
    socialName(role, deceased),
    date('ds_nascimento', texts.birth, {
      hint: texts.birthHint,
      required: !lenient,
      orUnknown: unsure,
      iso: 'nascimento',
      birth: true,
      check: age,
      ...ageWayOn(age),
      ...(role === partyRoles.reporter && { autocomplete: 'bday' }),
    }),
    listChoice(
      'sexo',
      texts.sex,
      { list: 'COMBO_SEXO' },
      {
        description: 'ds_sexo',
        orUnknown: unsure,
        control: 'radios',
        required: !lenient,
        clears: ['id_identidade_genero', 'ds_identidade_genero'],
      },
    ),
    text('mae', texts.mother, {
      required: !lenient,
      orUnknown: unsure,
      ...nameRule('mae_como_no_documento', lenient),
    }),
    text('pai', texts.father, {
      required: false,
      folded: true,
      ...nameRule('pai_como_no_documento', lenient),
    }),
    ...(role === partyRoles.victim ? [sufferedToo] : []),
    ...(ride ? [drives(role, lenient)] : []),
  ],
})
