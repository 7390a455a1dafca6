import * as v from 'valibot'

/** The device from which a report came, and where it was: for the police alone, and on no paper. */
export const reportDevice = v.object({
  /** The address that the station saw. */
  ip: v.string(),
  navegador: v.optional(v.string()),
  /** What a geocoder called the place of the device, where one knew it. */
  lugar: v.optional(v.string()),
  latitude: v.optional(v.number()),
  longitude: v.optional(v.number()),
  /** The version of the portal. */
  versao: v.optional(v.string()),
})
export type ReportDevice = v.InferOutput<typeof reportDevice>
