import { useEffect } from 'react'
import { operatorSettings } from '../portal/operator-settings.ts'
import { leaveTo } from '../router/ask-exit.ts'

/** Learns to which other site the operator lets the exit lead (VI-04); until then it leads to the neutral page. */
export function useOtherSite(): void {
  useEffect(() => {
    void operatorSettings().then(({ saida }) => leaveTo(saida))
  }, [])
}
