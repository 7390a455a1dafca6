import type { Point } from '@delegacia/domain/geography/coordinates'

let point: Point | undefined

/** Where the device said it is, for the report that is being made: in memory only, gone with the page. */
export const keepDevicePoint = (given: Point | undefined): void => {
  point = given
}

export const findDevicePoint = (): Point | undefined => point
