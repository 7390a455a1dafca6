import type { CrimeRow } from './crime-row.ts'

export const condominiumViolence: CrimeRow = {
  folder: 'condominium-violence',
  id_crime: 26,
  id_crime_cidadao: 504,
  name: {
    pt: 'Violência em condomínio',
    en: 'Violence in a condominium',
    es: 'Violencia en un condominio',
    fr: 'Violence dans une copropriété',
  },
  card: {
    pt: 'Violência doméstica ou familiar num condomínio, contada por morador, vizinho, síndico ou funcionário (Lei estadual nº 9.278/2021).',
    en: 'Domestic or family violence in a condominium, reported by a resident, neighbor, manager or employee (State law 9.278/2021).',
    es: 'Violencia doméstica o familiar en un condominio, contada por residente, vecino, administrador o empleado (Ley estatal 9.278/2021).',
    fr: 'Violence domestique ou familiale dans une copropriété, signalée par un habitant, un voisin, le syndic ou un employé (loi de l’État 9.278/2021).',
  },
  place: 'protection',
  care: 'danger',
}
