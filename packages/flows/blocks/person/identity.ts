import { texts } from '@delegacia/domain/language/text'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { adultAge, checkBirthDate, oldestAge } from '@delegacia/domain/rules/birth-date'
import { checkPersonName } from '@delegacia/domain/rules/person-name'
import type { Group } from '../../engine/define.ts'
import { choice } from '../../engine/fields/choice.ts'
import { date } from '../../engine/fields/date.ts'
import { text } from '../../engine/fields/text.ts'

const t = texts({
  title: {
    pt: 'Quem está comunicando?',
    en: 'Who is reporting?',
    es: '¿Quién comunica?',
    fr: 'Qui fait la déclaration ?',
  },
  residence: {
    pt: 'Onde você mora?',
    en: 'Where do you live?',
    es: '¿Dónde vive usted?',
    fr: 'Où habitez-vous ?',
  },
  residenceShort: { pt: 'Residência', en: 'Residence', es: 'Residencia', fr: 'Résidence' },
  name: { pt: 'Nome completo', en: 'Full name', es: 'Nombre completo', fr: 'Nom complet' },
  nameHint: {
    pt: 'Como está no documento, sem abreviar.',
    en: 'As on your document, without abbreviations.',
    es: 'Como figura en su documento, sin abreviar.',
    fr: 'Comme sur votre pièce d’identité, sans abréviation.',
  },
  socialName: { pt: 'Nome social', en: 'Social name', es: 'Nombre social', fr: 'Nom d’usage choisi' },
  socialNameHint: {
    pt: 'O nome pelo qual você prefere ser chamado(a), se usar.',
    en: 'The name you prefer to be called by, if you use one.',
    es: 'El nombre por el que prefiere que le llamen, si lo usa.',
    fr: 'Le nom par lequel vous préférez être appelé, si vous en utilisez un.',
  },
  birth: {
    pt: 'Data de nascimento',
    en: 'Date of birth',
    es: 'Fecha de nacimiento',
    fr: 'Date de naissance',
  },
  birthHint: {
    pt: 'Dia, mês e ano, como 05/03/1990.',
    en: 'Day, month and year, such as 05/03/1990.',
    es: 'Día, mes y año, como 05/03/1990.',
    fr: 'Jour, mois et année, par exemple 05/03/1990.',
  },
  mother: { pt: 'Nome da mãe', en: 'Mother’s name', es: 'Nombre de la madre', fr: 'Nom de la mère' },
  father: { pt: 'Nome do pai', en: 'Father’s name', es: 'Nombre del padre', fr: 'Nom du père' },
})

/** Name, birth and parents of the person who reports (PE-01 to PE-04, PE-08, PE-20). */
export const identity: Group = {
  id: 'identidade',
  title: t.title,
  fields: [
    choice<InvolvedParty>(
      'idLocalMoradia',
      t.residence,
      { list: 'COMBO_LOCAL_MORADIA' },
      {
        shortLabel: t.residenceShort,
        description: 'ds_local_moradia',
        look: 'radios',
        clears: [
          'id_nacionalidade',
          'ds_nacionalidade',
          'id_estado',
          'estado',
          'id_naturalidade',
          'ds_naturalidade',
          'documento',
        ],
      },
    ),
    text<InvolvedParty>('nome', t.name, { hint: t.nameHint, check: checkPersonName, autocomplete: 'name' }),
    text<InvolvedParty>('nome_social', t.socialName, {
      hint: t.socialNameHint,
      required: false,
      check: checkPersonName,
      autocomplete: 'nickname',
    }),
    date<InvolvedParty>('ds_nascimento', t.birth, {
      hint: t.birthHint,
      iso: 'nascimento',
      check: (value, _party, { now }) =>
        checkBirthDate(value, { now, minimumAge: adultAge, maximumAge: oldestAge }),
      autocomplete: 'bday',
    }),
    text<InvolvedParty>('mae', t.mother, { check: checkPersonName }),
    text<InvolvedParty>('pai', t.father, { required: false, check: checkPersonName }),
  ],
}
