/** For whom a report leaves the desk in one file. */
export const exportPurposes = ['justica', 'ministerio_publico', 'outra_policia', 'pericia', 'outro'] as const
export type ExportPurpose = (typeof exportPurposes)[number]

/** As officers and the signed text name it. */
export const exportPurposeNames = {
  justica: 'a Justiça',
  ministerio_publico: 'o Ministério Público',
  outra_policia: 'outra polícia',
  pericia: 'a perícia',
  outro: 'outra finalidade, dita no motivo',
} as const satisfies Record<ExportPurpose, string>
