import { getJson } from '../../../api/get-json.ts'
import { locale } from '../../../i18n/locale.ts'
import { useReportLoad } from '../../../questions/report-loads.ts'

/** Whether a crime can be reported here; undefined until that is known. */
export type Availability = (crime: number) => boolean | undefined

/** What can be reported of a municipality, or anywhere while none is chosen (ST-08). If the list cannot be loaded, the server decides. */
export function useAvailability(municipality: number | string | undefined, wanted = true): Availability {
  const path = `/api/LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL/${municipality ?? -1}/${locale}` as const
  const list = useReportLoad(path, () => getJson(path, { quiet: true }), wanted)
  return (crime) => list.value?.some(({ id_crime }) => id_crime === crime)
}
