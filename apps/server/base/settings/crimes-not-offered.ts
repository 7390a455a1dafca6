import { findCrime, type NotOffered } from '@delegacia/domain/lists/crimes'
import { findMunicipality } from '@delegacia/domain/lists/municipalities'
import * as v from 'valibot'
import { expecting } from './formats.ts'

/** Reads `20,15@1501402`: crime 20 nowhere, crime 15 not in Belém. */
export const crimesNotOffered = expecting(
  'ids of crimes, each with @ and the IBGE code where it is for one municipality, as 20,15@1501402',
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map(readOne)),
    v.check((read) => read.every((one) => one !== undefined)),
    v.transform((read) => read.filter((one) => one !== undefined)),
  ),
)

function readOne(text: string): NotOffered | undefined {
  const [, crime, municipality] = /^(\d{1,4})(?:@(\d{7}))?$/.exec(text.trim()) ?? []
  if (crime === undefined || !findCrime(Number(crime))) return undefined
  if (municipality === undefined) return { crime: Number(crime) }
  return (
    findMunicipality(Number(municipality)) && { crime: Number(crime), municipality: Number(municipality) }
  )
}
