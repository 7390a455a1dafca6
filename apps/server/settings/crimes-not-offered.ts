import { findCrime, type NotOffered } from '@delegacia/domain/lists/crimes'
import { findMunicipality } from '@delegacia/domain/lists/municipalities'

/** Reads `20,15@1501402`: crime 20 nowhere, crime 15 not in Belém. Undefined where an id is not known. */
export function readNotOffered(text: string): NotOffered[] | undefined {
  const read = text.split(',').map(readOne)
  return read.every((one) => one !== undefined) ? read : undefined
}

function readOne(text: string): NotOffered | undefined {
  const [, crime, municipality] = /^(\d{1,4})(?:@(\d{7}))?$/.exec(text.trim()) ?? []
  if (crime === undefined || !findCrime(Number(crime))) return undefined
  if (municipality === undefined) return { crime: Number(crime) }
  return (
    findMunicipality(Number(municipality)) && { crime: Number(crime), municipality: Number(municipality) }
  )
}
