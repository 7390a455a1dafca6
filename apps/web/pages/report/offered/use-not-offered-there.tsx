import { homeState } from '@delegacia/domain/report/country'
import type { Flow, Group } from '@delegacia/flows/engine/define'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { ReactNode } from 'react'
import { useLoad } from '../../../api/use-load.ts'
import { useAvailability } from './availability.ts'

const loadStop = () => import('./not-offered-there.tsx')

/**
 * What stops a report on the screen of the fact's place where its municipality does not take the crime; undefined where it
 * does, or until that is known. If nothing can be loaded, the server decides (ST-08).
 */
export function useNotOfferedThere(
  flow: Flow,
  groups: readonly Group[],
  { report }: Context,
): ReactNode | undefined {
  const asked = groups.some(({ fields }) => fields.some(({ name }) => name === 'fato/endereco'))
  const place = asked ? report.fato.endereco : undefined
  const chosen = place?.id_uf === homeState ? place.id_localidade : undefined
  const isAvailable = useAvailability(chosen, chosen !== undefined)
  const isOut = chosen !== undefined && isAvailable(flow.crime) === false
  const { value } = useLoad('', loadStop, isOut)
  return isOut && place && value ? <value.NotOfferedThere flow={flow} place={place} /> : undefined
}
