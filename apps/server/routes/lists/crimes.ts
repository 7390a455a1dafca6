import { localeOf, locales, say, type Locale } from '@delegacia/domain/language/text'
import { anyMunicipality, crimesOf, type NotOffered } from '@delegacia/domain/lists/crimes'
import { findMunicipality } from '@delegacia/domain/lists/municipalities'
import type { PublicLists } from './public-lists.ts'

/** GET /LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL/{idLocalidade}/{locale}: what can be reported there, -1 for anywhere. */
export function offeredCrimes(notOffered: readonly NotOffered[]): PublicLists {
  const ownLists = notOffered.flatMap(({ municipality }) => municipality ?? [])
  const offered = new Map<string, readonly object[]>(
    [anyMunicipality, ...ownLists].flatMap((municipality) =>
      locales.map((locale) => [`${municipality}/${locale}`, rows(municipality, locale, notOffered)]),
    ),
  )
  const none: never[] = []

  return {
    LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL: {
      names: ['idLocalidade', 'locale'],
      find({ idLocalidade = String(anyMunicipality), locale }) {
        const language = localeOf(locale)
        const own = offered.get(`${idLocalidade}/${language}`)
        const general =
          findMunicipality(Number(idLocalidade)) && offered.get(`${anyMunicipality}/${language}`)
        return { source: own ?? general ?? none }
      },
    },
  }
}

const rows = (municipality: number, locale: Locale, notOffered: readonly NotOffered[]) =>
  crimesOf(municipality, notOffered).map(({ id_crime, id_crime_cidadao, url, name, card }) => ({
    id_crime,
    id_crime_cidadao,
    ds_crime_dv2: say(name, locale),
    card_descricao: say(card, locale),
    url_dv_s2: url,
  }))
