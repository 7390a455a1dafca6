import { crimeNatures } from '@delegacia/contract/list-calls'
import { localeOf, locales } from '@delegacia/domain/language/text'
import { citizenCrimesOf } from '@delegacia/domain/lists/citizen-crimes'
import { crimes } from '@delegacia/domain/lists/crimes'
import { naturesOf } from '@delegacia/domain/lists/natures'
import type { Nature } from '@delegacia/domain/report/nature'
import { publicList, type PublicList } from './public-lists.ts'

/** LISTA_NATUREZAS_POR_CRIME: what a crime can be more exactly. */
export function natures(): PublicList {
  const offered = new Map<string, readonly Nature[]>(
    locales.flatMap((locale) =>
      crimes.flatMap((crime) =>
        [-1, ...citizenCrimesOf(crime).map(({ id }) => id)].map((citizens) => [
          `${locale}/${crime.id_crime}/${citizens}`,
          naturesOf(crime.id_crime, locale, citizens),
        ]),
      ),
    ),
  )
  const none: never[] = []

  return publicList(crimeNatures, ({ locale, idCrime, idCrimeCidadao = '-1' }) => ({
    source: offered.get(`${localeOf(locale)}/${idCrime}/${idCrimeCidadao}`) ?? none,
  }))
}
