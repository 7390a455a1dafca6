import type { Route } from '@delegacia/flows/crimes/flows'
import { navigate } from '../../../router/hash-location.ts'

let read: Route | undefined

/** Goes on at another route, whose start cards were read on the way: who needs help now reads nothing twice (QS-04). */
export function goOnAt(route: Route): void {
  read = route
  navigate(`/${route}`)
}

export const cardsAreRead = (route: string): boolean => read === route
