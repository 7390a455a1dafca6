import { defineTexts } from '@delegacia/domain/language/text'
import type { InvolvedParty } from '@delegacia/domain/report/involved-party'
import { personsName } from '@delegacia/domain/rules/not-knowing'
import { checkCalledName, tidyName } from '@delegacia/domain/rules/person-name'
import { checkLength } from '@delegacia/domain/rules/text-length'
import type { Group, Part } from '../../engine/define.ts'
import { fixedChoice } from '../../engine/fields/option.ts'
import { text } from '../../engine/fields/text.ts'
import { bonds } from './bonds.ts'

const texts = defineTexts({
  part: { pt: 'Quem é', en: 'Who it is', es: 'Quién es', fr: 'Qui c’est' },
  who: { pt: 'Quem fez isso?', en: 'Who did it?', es: '¿Quién lo hizo?', fr: 'Qui a fait cela ?' },
  bond: {
    pt: 'O que essa pessoa é sua?',
    en: 'What is this person to you?',
    es: '¿Qué es esa persona para usted?',
    fr: 'Qui est cette personne pour vous ?',
  },
  bondHint: {
    pt: 'Se foi com outra pessoa, diga o que é dela.',
    en: 'If it happened to someone else: what to them.',
    es: 'Si le pasó a otra persona, diga qué es para ella.',
    fr: 'Si c’est arrivé à quelqu’un d’autre : qui elle est pour cette personne.',
  },
  bondShort: {
    pt: 'Vínculo com quem sofreu',
    en: 'Relation to the victim',
    es: 'Vínculo con la víctima',
    fr: 'Lien avec la victime',
  },
  nameKnown: {
    pt: 'Você sabe o nome dessa pessoa?',
    en: 'Do you know this person’s name?',
    es: '¿Sabe el nombre de esa persona?',
    fr: 'Connaissez-vous le nom de cette personne ?',
  },
  nameKnownShort: { pt: 'Nome conhecido', en: 'Name known', es: 'Nombre conocido', fr: 'Nom connu' },
  yes: { pt: 'Sei', en: 'Yes', es: 'Lo sé', fr: 'Oui' },
  nickname: { pt: 'Só o apelido', en: 'Only a nickname', es: 'Solo el apodo', fr: 'Seulement un surnom' },
  nicknameMore: {
    pt: 'Ou só uma parte do nome',
    en: 'Or only part of the name',
    es: 'O solo una parte del nombre',
    fr: 'Ou seulement une partie du nom',
  },
  no: { pt: 'Não sei', en: 'No', es: 'No lo sé', fr: 'Non' },
  name: { pt: 'Nome completo', en: 'Full name', es: 'Nombre completo', fr: 'Nom complet' },
  nameHint: {
    pt: 'Nome e sobrenome. Se não souber os dois, escolha “Só o apelido”.',
    en: 'First name and surname. If you do not know both, choose “Only a nickname”.',
    es: 'Nombre y apellido. Si no sabe los dos, elija «Solo el apodo».',
    fr: 'Prénom et nom. Si vous ne connaissez pas les deux, choisissez « Seulement un surnom ».',
  },
  nicknameLabel: {
    pt: 'Apelido ou parte do nome',
    en: 'Nickname or part of the name',
    es: 'Apodo o parte del nombre',
    fr: 'Surnom ou partie du nom',
  },
  nicknameShort: { pt: 'Apelido', en: 'Nickname', es: 'Apodo', fr: 'Surnom' },
  whereabouts: {
    pt: 'Onde essa pessoa costuma estar',
    en: 'Where this person usually is',
    es: 'Dónde suele estar esa persona',
    fr: 'Où se trouve d’habitude cette personne',
  },
  whereaboutsHint: {
    pt: 'Casa, trabalho, bar… Se souber.',
    en: 'Home, work, a bar… If you know.',
    es: 'Casa, trabajo, bar… Si lo sabe.',
    fr: 'Domicile, travail, bar… Si vous le savez.',
  },
})

/** How much of the name is known (`nome_conhecido`). */
const nameKnown = { full: 1, nickname: 2, none: 3 } as const

export const isNamed = ({ nome_conhecido }: InvolvedParty): boolean => nome_conhecido === nameKnown.full

const part: Part = { id: 'quem', title: texts.part }

/** The first screen about whoever did violence: the bond, then the name; nothing is required, and it is enough (VI-06). */
export const offender: Group<InvolvedParty> = {
  id: 'vinculo',
  title: texts.who,
  part,
  enough: true,
  fields: [
    fixedChoice('id_vinculo', texts.bond, {
      hint: texts.bondHint,
      shortLabel: texts.bondShort,
      required: false,
      options: () => bonds,
      description: 'ds_vinculo',
    }),
    fixedChoice('nome_conhecido', texts.nameKnown, {
      shortLabel: texts.nameKnownShort,
      required: false,
      options: () => [
        { id: nameKnown.full, name: texts.yes },
        { id: nameKnown.nickname, name: texts.nickname, more: texts.nicknameMore },
        { id: nameKnown.none, name: texts.no },
      ],
    }),
    text('nome', texts.name, {
      hint: texts.nameHint,
      required: false,
      visible: isNamed,
      tidy: tidyName,
      check: personsName(checkCalledName),
    }),
    text('apelido', texts.nicknameLabel, {
      shortLabel: texts.nicknameShort,
      required: false,
      visible: ({ nome_conhecido }) => nome_conhecido === nameKnown.nickname,
      check: personsName((value) => checkLength(value, { min: 2, max: 100 })),
    }),
    text('onde_encontrar', texts.whereabouts, {
      hint: texts.whereaboutsHint,
      required: false,
      check: (value) => checkLength(value, { min: 3, max: 100 }),
    }),
  ],
}
