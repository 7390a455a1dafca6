import type { CrimeRow } from './crime-row.ts'

export const violenceAgainstWomen: CrimeRow = {
  folder: 'violence-against-women',
  id_crime: 27,
  id_crime_cidadao: 1,
  name: {
    pt: 'Violência contra a mulher',
    en: 'Violence against women',
    es: 'Violencia contra la mujer',
    fr: 'Violence contre les femmes',
  },
  card: {
    pt: 'Uma mulher sofreu agressão, ameaça, perseguição ou controle. Você não está só: 180 atende a toda hora.',
    en: 'A woman suffered assault, threats, stalking or control. You are not alone: 180 answers at any hour.',
    es: 'Una mujer sufrió agresión, amenaza, acoso o control. No está sola: el 180 atiende a toda hora.',
    fr: 'Une femme a subi une agression, des menaces, du harcèlement ou un contrôle. Vous n’êtes pas seule : le 180 répond à toute heure.',
  },
  place: 'protection',
  care: 'danger',
}
