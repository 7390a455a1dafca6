/** What a reported object is, by `id_tipo_objeto`; below 3 a form of its own, from 3 the general one (document 2, section 4). */
export const phoneKind = 2
export const generalKind = 3
/** Chosen on the vehicles step, not by a button of the objects step. */
export const vehicleKind = 4
