import type { ListRow } from './list.ts'

/** What a reported object is, by `id_tipo_objeto`; below 3 a form of its own, from 3 the general one (document 2, section 4). */
const documentKind = 1
export const phoneKind = 2
export const generalKind = 3
/** Chosen on the vehicles step, not by a button of the objects step. */
export const vehicleKind = 4

/** The buttons of the objects step. */
export const objectKinds = [
  { id: documentKind, name: { pt: 'Documento', en: 'Document', es: 'Documento', fr: 'Document' } },
  {
    id: phoneKind,
    name: { pt: 'Telefone celular', en: 'Mobile phone', es: 'Teléfono móvil', fr: 'Téléphone portable' },
  },
  { id: generalKind, name: { pt: 'Outro objeto', en: 'Other object', es: 'Otro objeto', fr: 'Autre objet' } },
] as const satisfies readonly ListRow[]
