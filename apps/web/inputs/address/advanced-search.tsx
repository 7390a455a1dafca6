import { say } from '@delegacia/domain/language/text'
import { brazil, homeState } from '@delegacia/domain/report/country'
import type { Address } from '@delegacia/domain/report/address'
import { isStatePostalCode } from '@delegacia/domain/rules/postal-code'
import type { Context } from '@delegacia/flows/engine/model/context'
import { useEffect, type KeyboardEvent } from 'react'
import { Button } from '@delegacia/ui/button'
import boxStyles from '../field/box.module.css'
import type { Ties } from '../field/field-frame.tsx'
import { MaskedBox } from '../text/masked-box.tsx'
import { TryAgain } from '@delegacia/ui/try-again'
import styles from './advanced-search.module.css'
import { texts } from './advanced-search-texts.ts'
import { LevelBox } from './level-box.tsx'
import { PlaceResults } from './place-results.tsx'
import { levels, withChoice, type PlaceQuery } from './place-query.ts'
import { useAdvancedSearch } from './use-advanced-search.ts'

type Props = {
  /** Those of the question: the first box has its id. */
  ties: Ties
  context: Context
  /** Why a place cannot be chosen, if it cannot. */
  refusal: (place: Address) => string | undefined
  onChoose: (place: Address) => void
}

/** Whether a postal code and the State contradict each other, from its fifth digit on (AD-09). */
const codeNotice = ({ cep, estado }: PlaceQuery) =>
  cep.length < 5 || (estado === homeState) === isStatePostalCode(cep)
    ? undefined
    : estado === homeState
      ? 'otherCode'
      : 'ourCode'

/** The search by postal code, street, country, state, city and neighbourhood (AD-02). It is inside the form of the screen. */
export function AdvancedSearch({ ties, context, refusal, onChoose }: Props) {
  const { locale, readList } = context
  const { query, found, change, search, clear } = useAdvancedSearch(readList, onChoose)
  useEffect(() => {
    document.getElementById(ties.id)?.focus()
  }, [ties.id])
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form around it would go on to the next screen.
    event.preventDefault()
    search()
  }
  const code = codeNotice(query)
  const abroad = query.pais !== undefined && query.pais !== brazil
  const elsewhere = query.estado === homeState ? undefined : say(texts.elsewhere, locale)
  const notice =
    refusal({ id_uf: String(query.estado ?? '') }) ??
    (abroad ? say(texts.abroad, locale) : code ? say(texts[code], locale) : elsewhere)
  return (
    <div className={styles.panel} role="search" aria-label={say(texts.title, locale)}>
      <div>
        <label htmlFor={ties.id}>{say(texts.cep, locale)}</label>
        <MaskedBox
          {...ties}
          mask="#####-###"
          locale={locale}
          value={query.cep}
          inputMode="numeric"
          autoComplete="off"
          onType={(cep) => change((last) => ({ ...last, cep }))}
          onKeyDown={onEnter}
        />
      </div>
      <div>
        <label htmlFor={`${ties.id}-rua`}>{say(texts.street, locale)}</label>
        <input
          id={`${ties.id}-rua`}
          className={boxStyles.box}
          value={query.logradouro}
          maxLength={120}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => change((last) => ({ ...last, logradouro: value }))}
          onKeyDown={onEnter}
        />
      </div>
      {levels.map((level) => (
        <LevelBox
          key={level}
          id={`${ties.id}-${level}`}
          level={level}
          query={query}
          context={context}
          onChoose={(id) => change((last) => withChoice(last, level, id))}
        />
      ))}
      {notice && (
        <p className={styles.wide} id={`${ties.id}-notice`} role="alert">
          {notice}
        </p>
      )}
      <div className={styles.actions}>
        <Button aria-describedby={`${ties.id}-notice`} onClick={search} busy={found.status === 'waiting'}>
          {say(texts.search, locale)}
        </Button>
        <Button kind="quiet" onClick={clear}>
          {say(texts.clear, locale)}
        </Button>
      </div>
      <div className={styles.wide}>
        {found.status === 'failed' && (
          <TryAgain text={say(texts.failed, locale)} locale={locale} onRetry={search} />
        )}
        <PlaceResults found={found} locale={locale} onChoose={onChoose} />
      </div>
    </div>
  )
}
