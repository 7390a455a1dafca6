import { penalCode, law } from '../../law/legal-basis.ts'
import type { CrimeRow } from './crime-row.ts'

export const disturbance: CrimeRow = {
  folder: 'disturbance',
  id_crime: 11,
  id_crime_cidadao: 11,
  name: {
    pt: 'Perturbação da tranquilidade',
    en: 'Disturbance of tranquility',
    es: 'Perturbación de la tranquilidad',
    fr: 'Trouble de la tranquillité',
  },
  card: {
    pt: 'Alguém incomodou você de propósito, de um modo que tirou a sua paz.',
    en: 'Somebody bothered you on purpose, in a way that took away your peace.',
    es: 'Alguien le molestó a propósito, de un modo que le quitó la paz.',
    fr: 'Quelqu’un a troublé exprès votre tranquillité.',
  },
  place: 'people',
  natures: [
    {
      id: 1101,
      // Art. 65 of the Misdemeanours Act applied to this until Law 14.132/2021 revoked it and made stalking a crime.
      basis: [law('14.132/2021')('3'), penalCode('147-A')],
      official: 'Perturbação da tranquilidade',
      name: {
        pt: 'Perturbação da tranquilidade',
        en: 'Disturbance of tranquility',
        es: 'Perturbación de la tranquilidad',
        fr: 'Trouble de la tranquillité',
      },
      glossary: {
        pt: 'Alguém incomodou você de propósito e tirou a sua paz. Desde 2021 um ato só já não é contravenção, e o registro serve de prova; se a mesma pessoa repete, é perseguição.',
        en: 'Somebody bothered you on purpose and took away your peace. Since 2021 a single act is no longer an offense, and the report serves as evidence; when the same person does it again, it is stalking.',
        es: 'Alguien le molestó a propósito y le quitó la paz. Desde 2021 un solo acto ya no es contravención, y el registro sirve de prueba; si la misma persona lo repite, es acoso persistente.',
        fr: 'Quelqu’un a troublé exprès votre tranquillité. Depuis 2021, un acte isolé n’est plus une contravention, et la déclaration sert de preuve ; si la même personne recommence, c’est du harcèlement.',
      },
    },
  ],
  advice: {
    lead: {
      pt: 'O registro mostra desde quando isso acontece.',
      en: 'The report shows since when this has been going on.',
      es: 'El registro muestra desde cuándo ocurre.',
      fr: 'La déclaration montre depuis quand cela dure.',
    },
    points: [
      {
        pt: 'Se a mesma pessoa voltar a incomodar, registre de novo: repetido, é crime de perseguição.',
        en: 'Should the same person bother you again, report it again: repeated, it is the crime of stalking.',
        es: 'Si la misma persona vuelve a molestar, regístrelo de nuevo: repetido, es delito de acoso persistente.',
        fr: 'Si la même personne recommence, déclarez-le à nouveau : répété, c’est un délit de harcèlement.',
      },
      {
        pt: 'Anote dia, hora e o que houve, e guarde mensagens e nomes de quem viu.',
        en: 'Write down day, hour and what happened, and keep messages and the names of witnesses.',
        es: 'Anote día, hora y lo ocurrido, y guarde mensajes y nombres de testigos.',
        fr: 'Notez le jour, l’heure et les faits, et gardez messages et noms des témoins.',
      },
    ],
  },
}
