import type { Route } from '@delegacia/flows/crimes/flows'
import { navigate } from '../../../router/hash-location.ts'

let read: Route | undefined

/** Goes on at another route, whose start cards the person has read already: in an emergency nobody should read them twice (QS-04). */
export function goOnAt(route: Route): void {
  read = route
  navigate(`/${route}`)
}

export const cardsAreRead = (route: string): boolean => read === route
