/** What the page does when the server no longer knows who is there, wherever the call came from. */
let onSessionEnd: () => void = () => {}

export function whenSessionEnds(act: () => void): void {
  onSessionEnd = act
}

export const tellSessionEnd = (): void => onSessionEnd()
