/** A municipality of Pará; neither key when the choice was cleared. */
export type MunicipalityChoice = { id_localidade?: number | string; ds_localidade?: string }
