import { say, defineTexts, type Text } from '@delegacia/domain/language/text'
import { contactsToAsk, partyRoles, type InvolvedParty } from '@delegacia/domain/report/involved-party'
import { hasMinorVictim } from '@delegacia/domain/report/minor-victims'
import { personsName } from '@delegacia/domain/rules/not-knowing'
import { checkCalledName, tidyName } from '@delegacia/domain/rules/person-name'
import type { ItemForm } from '../engine/define.ts'
import type { FieldOf } from '../engine/fields/any-field.ts'
import { fixedChoice } from '../engine/fields/option.ts'
import { text } from '../engine/fields/text.ts'
import { reachedOn } from './person/contacts.ts'
import { description, knownName } from './person/description.ts'

const texts = defineTexts({
  addGuardian: {
    pt: 'Adicionar responsável legal',
    en: 'Add a parent or guardian',
    es: 'Añadir responsable legal',
    fr: 'Ajouter un parent ou tuteur',
  },
  guardian: {
    pt: 'Quem é responsável pela criança ou adolescente?',
    en: 'Who is responsible for the child or teenager?',
    es: '¿Quién es responsable del niño, niña o adolescente?',
    fr: 'Qui est responsable de l’enfant ou de l’adolescent ?',
  },
  guardianIntro: {
    pt: 'Só se quiser. Este portal não avisa essa pessoa. Se foi ela quem fez isso, não a ponha aqui: conte na parte dos suspeitos.',
    en: 'Only if you wish. This portal does not tell that person. If they are the one who did it, do not put them here: tell us in the part about suspects.',
    es: 'Solo si quiere. Este portal no avisa a esa persona. Si fue ella quien lo hizo, no la ponga aquí: cuéntelo en la parte de los sospechosos.',
    fr: 'Seulement si vous le voulez. Ce portail ne prévient pas cette personne. Si c’est elle qui l’a fait, ne l’indiquez pas ici : dites-le dans la partie sur les suspects.',
  },
  isGuardian: {
    pt: 'responsável legal',
    en: 'parent or guardian',
    es: 'responsable legal',
    fr: 'parent ou tuteur',
  },
  addResponsible: {
    pt: 'Adicionar responsável pela empresa',
    en: 'Add the person who answers for the company',
    es: 'Añadir responsable de la empresa',
    fr: 'Ajouter le responsable de l’entreprise',
  },
  responsible: {
    pt: 'Quem responde pela empresa?',
    en: 'Who answers for the company?',
    es: '¿Quién responde por la empresa?',
    fr: 'Qui répond de l’entreprise ?',
  },
  responsibleIntro: {
    pt: 'Por exemplo, quem é dono ou gerente.',
    en: 'For example, the owner or the manager.',
    es: 'Por ejemplo, el dueño o la gerente.',
    fr: 'Par exemple, le propriétaire ou la gérante.',
  },
  isResponsible: {
    pt: 'responsável pela empresa',
    en: 'answers for the company',
    es: 'responsable de la empresa',
    fr: 'responsable de l’entreprise',
  },
  unknown: {
    pt: 'Pessoa não identificada',
    en: 'Unidentified person',
    es: 'Persona no identificada',
    fr: 'Personne non identifiée',
  },
  name: { pt: 'Nome', en: 'Name', es: 'Nombre', fr: 'Nom' },
  nameMissing: {
    pt: 'Escreva o nome ou marque que não sabe.',
    en: 'Write the name or say that you do not know it.',
    es: 'Escriba el nombre o indique que no lo sabe.',
    fr: 'Écrivez le nom ou indiquez que vous l’ignorez.',
  },
  bond: {
    pt: 'O que essa pessoa é da criança ou adolescente?',
    en: 'What is this person to the child or teenager?',
    es: '¿Qué es esa persona del niño, niña o adolescente?',
    fr: 'Qui est cette personne pour l’enfant ou l’adolescent ?',
  },
  bondShort: {
    pt: 'Vínculo com quem sofreu',
    en: 'Relation to the victim',
    es: 'Vínculo con la víctima',
    fr: 'Lien avec la victime',
  },
})

/** What a guardian is to a child; the ids are none of those of whoever did violence. */
const guardianBonds: readonly { readonly id: number; readonly name: Text }[] = [
  { id: 21, name: { pt: 'Mãe', en: 'Mother', es: 'Madre', fr: 'Mère' } },
  { id: 22, name: { pt: 'Pai', en: 'Father', es: 'Padre', fr: 'Père' } },
  { id: 23, name: { pt: 'Avó ou avô', en: 'Grandparent', es: 'Abuela o abuelo', fr: 'Grand-parent' } },
  {
    id: 24,
    name: {
      pt: 'Outra pessoa da família',
      en: 'Another relative',
      es: 'Otra persona de la familia',
      fr: 'Une autre personne de la famille',
    },
  },
  {
    id: 25,
    name: {
      pt: 'Quem tem a guarda',
      en: 'Whoever has custody',
      es: 'Quien tiene la custodia',
      fr: 'La personne qui en a la garde',
    },
  },
  { id: 26, name: { pt: 'Outra pessoa', en: 'Someone else', es: 'Otra persona', fr: 'Une autre personne' } },
]

type Role = 'guardian' | 'responsible'

/** A person named beside a victim: what they are called, and how to reach them if that is known; nothing of it is demanded. */
const named = (
  role: Role,
  {
    title,
    intro,
    says,
    bond,
  }: { title: Text; intro: Text; says: Text; bond: readonly FieldOf<InvolvedParty>[] },
  { add, beside }: Pick<ItemForm<InvolvedParty>, 'add' | 'beside'>,
): ItemForm<InvolvedParty> => ({
  id: role === 'guardian' ? 'responsavel-legal' : 'responsavel',
  add,
  kind: 'person',
  title,
  discriminator: { atuacao: partyRoles[role], tipo_pessoa: 'F' },
  defaults: { atuacao: partyRoles[role], tipo_pessoa: 'F', contato: [...contactsToAsk] },
  ...(beside && { beside }),
  groups: [
    {
      id: 'responsavel',
      title,
      intro,
      fields: [
        // Nobody has seen a document of this person: the rules of a registered name are not for them.
        text('nome', texts.name, {
          missing: texts.nameMissing,
          orUnknown: true,
          tidy: tidyName,
          check: personsName(checkCalledName),
        }),
        description,
        ...bond,
        ...reachedOn,
      ],
    },
  ],
  name: (party, { locale }) => `${knownName(party) ?? say(texts.unknown, locale)} (${say(says, locale)})`,
})

/** The guardian of a victim below 18 (role 10): offered, never demanded, as it may be the one who did it. */
export const guardian = named(
  'guardian',
  {
    title: texts.guardian,
    intro: texts.guardianIntro,
    says: texts.isGuardian,
    bond: [
      fixedChoice('id_vinculo', texts.bond, {
        shortLabel: texts.bondShort,
        required: false,
        options: () => guardianBonds,
        description: 'ds_vinculo',
      }),
    ],
  },
  { add: texts.addGuardian, beside: { offered: hasMinorVictim, issue: { code: 'guardianWithoutMinor' } } },
)

/** Who answers for a company to which it happened (role 4). */
export const responsible = named(
  'responsible',
  { title: texts.responsible, intro: texts.responsibleIntro, says: texts.isResponsible, bond: [] },
  {
    add: texts.addResponsible,
    beside: {
      offered: ({ envolvido }) =>
        Array.isArray(envolvido) &&
        envolvido.some(
          (party: InvolvedParty | null) => party?.atuacao === partyRoles.victim && party.tipo_pessoa === 'J',
        ),
      issue: { code: 'responsibleWithoutCompany' },
    },
  },
)
