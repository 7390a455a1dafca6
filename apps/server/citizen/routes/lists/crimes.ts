import { offeredCrimes as call } from '@delegacia/contract/list-calls'
import type { OfferedCrime } from '@delegacia/contract/list-rows'
import { localeOf, locales, say, type Locale } from '@delegacia/domain/language/text'
import { anyMunicipality, crimesOf, type NotOffered } from '@delegacia/domain/lists/crimes'
import { findMunicipality } from '@delegacia/domain/lists/municipalities'
import { publicList, type PublicList } from './public-lists.ts'

/** LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL: what can be reported there, -1 for anywhere. */
export function offeredCrimes(notOffered: readonly NotOffered[]): PublicList {
  const ownLists = notOffered.flatMap(({ municipality }) => municipality ?? [])
  const offered = new Map<string, readonly OfferedCrime[]>(
    [anyMunicipality, ...ownLists].flatMap((municipality) =>
      locales.map((locale) => [`${municipality}/${locale}`, rows(municipality, locale, notOffered)]),
    ),
  )
  const none: never[] = []

  return publicList(call, ({ idLocalidade = String(anyMunicipality), locale }) => {
    const language = localeOf(locale)
    const own = offered.get(`${idLocalidade}/${language}`)
    const general = findMunicipality(Number(idLocalidade)) && offered.get(`${anyMunicipality}/${language}`)
    return { source: own ?? general ?? none }
  })
}

const rows = (municipality: number, locale: Locale, notOffered: readonly NotOffered[]) =>
  crimesOf(municipality, notOffered).map(({ id_crime, id_crime_cidadao, url, name, card }) => ({
    id_crime,
    id_crime_cidadao,
    ds_crime_dv2: say(name, locale),
    card_descricao: say(card, locale),
    url_dv_s2: url,
  }))
