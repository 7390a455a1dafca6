/** Numbers that can be called from any telephone in Brazil, free of charge (docs/data-sources.md, Emergency numbers). */
export type EmergencyNumber = 100 | 180 | 181 | 188 | 190 | 192 | 193 | 197
