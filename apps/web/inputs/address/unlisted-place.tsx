import { say, defineTexts } from '@delegacia/domain/language/text'
import type { Address } from '@delegacia/domain/report/address'
import { unknownAnswer } from '@delegacia/domain/report/unknown-answer'
import type { Context } from '@delegacia/flows/engine/model/context'
import { useEffect, useState } from 'react'
import { postJson } from '../../api/post-json.ts'
import { Button } from '@delegacia/ui/button'
import { TryAgain } from '@delegacia/ui/try-again'
import { AddressUnknownLink } from './address-unknown-link.tsx'
import styles from './advanced-search.module.css'
import { texts as searchTexts } from './advanced-search-texts.ts'
import type { Ties } from '../field/field-frame.tsx'
import { useSources } from '../field/sources.ts'
import { LevelBox } from './level-box.tsx'
import { placeOfLists } from './place-of-lists.ts'
import { bodyOf, queryNear, withChoice, type PlaceQuery } from './place-query.ts'

const texts = defineTexts({
  lead: {
    pt: 'Em que município fica? Depois, escreva a rua com as suas palavras.',
    en: 'Which municipality is it in? Then write the street in your own words.',
    es: '¿En qué municipio está? Después escriba la calle con sus palabras.',
    fr: 'Dans quelle commune est-ce ? Écrivez ensuite la rue avec vos mots.',
  },
  unknown: {
    pt: 'Em que município foi? Se souber, escolha também o bairro.',
    en: 'Which municipality was it in? If you know the neighborhood, choose it too.',
    es: '¿En qué municipio fue? Si lo sabe, elija también el barrio.',
    fr: 'Dans quelle commune ? Si vous le connaissez, choisissez aussi le quartier.',
  },
  use: { pt: 'É aqui', en: 'It is here', es: 'Es aquí', fr: 'C’est ici' },
})

type Props = {
  ties: Ties
  context: Context
  /** Whether the person does not know the street, which is kept as such (LA-10); else it is written next. */
  unknown?: boolean
  onChoose: (place: Address) => void
}

/** Where a street is that no list has, or that the person does not know: its municipality, that of the home at first, and its neighbourhood (AD-10). */
export function UnlistedPlace({ ties, context, unknown = false, onChoose }: Props) {
  const { locale, readList } = context
  // The only neighbourhood of a list is not therefore where it was (AD-14).
  const [query, setQuery] = useState<PlaceQuery>(queryNear(useSources().near))
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  useEffect(() => {
    document.getElementById(`${ties.id}-cidade`)?.focus()
  }, [ties.id])
  const use = async () => {
    setState('busy')
    const places = await postJson('/api/LISTA_LOGRADOURO', bodyOf(query), { quiet: true }).catch(
      () => undefined,
    )
    // Without a connection the lists know the place as well (OFF-11).
    const place = places
      ? places.find(
          ({ id_logradouro, id_bairro }) =>
            id_logradouro === null && (id_bairro ?? undefined) === query.bairro,
        )
      : placeOfLists(query, readList)
    if (place) onChoose(unknown ? { ...place, ds_logradouro: unknownAnswer } : place)
    else setState('failed')
  }
  const lead = say(unknown ? texts.unknown : texts.lead, locale)
  return (
    <div className={styles.panel} role="group" aria-label={lead}>
      <p className={styles.wide}>{lead}</p>
      {(['cidade', 'bairro'] as const).map((level) => (
        <LevelBox
          key={level}
          id={`${ties.id}-${level}`}
          level={level}
          query={query}
          context={context}
          onChoose={(id) => setQuery((last) => withChoice(last, level, id))}
        />
      ))}
      {query.cidade !== undefined && (
        <div className={styles.actions}>
          <Button busy={state === 'busy'} onClick={() => void use()}>
            {say(texts.use, locale)}
          </Button>
        </div>
      )}
      <div className={styles.wide}>
        {state === 'failed' && (
          <TryAgain text={say(searchTexts.failed, locale)} locale={locale} onRetry={() => void use()} />
        )}
        {!unknown && <AddressUnknownLink />}
      </div>
    </div>
  )
}
