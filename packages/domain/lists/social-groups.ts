import { list } from './list.ts'

/** The group whose choice opens COMBO_ORIENTACAO_SEXUAL. */
// prettier-ignore
export const lgbtGroup = 4

/**
 * COMBO_GRUPO_SOCIAL: peoples and groups that public policy protects, each by the name that it uses (Decree 8.750/2016
 * for the traditional peoples, the groups of the single register of social programmes for the rest).
 */
// prettier-ignore
export const socialGroups = list(
  [
    [0, 'Nenhum', 'None', 'Ninguno', 'Aucun'],
    [1, 'Povos indígenas', 'Indigenous peoples', 'Pueblos indígenas', 'Peuples autochtones'],
    [2, 'Comunidade quilombola', 'Quilombola community', 'Comunidad quilombola', 'Communauté quilombola'],
    [3, 'Comunidade ribeirinha', 'Riverside community', 'Comunidad ribereña', 'Communauté riveraine'],
    [lgbtGroup, 'População LGBTQIA+', 'LGBTQIA+ people', 'Población LGBTQIA+', 'Personnes LGBTQIA+'],
    [5, 'Pessoa em situação de rua', 'Homeless person', 'Persona en situación de calle', 'Personne sans abri'],
    [6, 'Pessoa com deficiência', 'Person with a disability', 'Persona con discapacidad', 'Personne en situation de handicap'],
    [7, 'Migrante ou pessoa refugiada', 'Migrant or refugee', 'Migrante o persona refugiada', 'Personne migrante ou réfugiée'],
    [8, 'Povo cigano', 'Romani people', 'Pueblo gitano', 'Peuple rom'],
    [9, 'Povos de terreiro e de matriz africana', 'Peoples of African-rooted religions', 'Pueblos de religiones de matriz africana', 'Peuples de religions d’origine africaine'],
    [10, 'Extrativista', 'Forest gatherer', 'Recolector(a) extractivista', 'Extractiviste'],
    [11, 'Pescador(a) artesanal', 'Artisanal fisher', 'Pescador(a) artesanal', 'Pêcheur(se) artisanal(e)'],
    [12, 'Assentado(a) ou acampado(a) da reforma agrária', 'Land-reform settler or camper', 'Asentado(a) o acampado(a) de la reforma agraria', 'Bénéficiaire ou demandeur(se) de la réforme agraire'],
    [98, 'Outro povo ou comunidade tradicional', 'Other traditional people or community', 'Otro pueblo o comunidad tradicional', 'Autre peuple ou communauté traditionnelle'],
    [99, 'Prefiro não informar', 'Prefer not to say', 'Prefiero no decirlo', 'Je préfère ne pas répondre'],
  ],
  { order: 'by name', first: [0], last: [98, 99] },
)
