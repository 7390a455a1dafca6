import { navigate } from '../../../router/hash-location.ts'

let read: string | undefined

/** Goes on at another route, whose start cards were read on the way: who needs help now reads nothing twice (QS-04). */
export function goOnAt(route: string): void {
  read = route
  navigate(`/${route}`)
}

export const cardsAreRead = (route: string): boolean => read === route
