import { say } from '@delegacia/domain/language/text'
import type { ListItem } from '@delegacia/domain/report/list-query'
import type { Context } from '@delegacia/flows/engine/model/context'
import boxStyles from '../field/box.module.css'
import { Combobox } from '../choice/combobox.tsx'
import { texts as listTexts } from '../field/list-texts.ts'
import { useSources } from '../field/sources.ts'
import { TryAgain } from '@delegacia/ui/try-again'
import { texts } from './advanced-search-texts.ts'
import { listOf, type Level, type PlaceQuery } from './place-query.ts'

type Props = {
  id: string
  level: Level
  query: PlaceQuery
  context: Context
  onChoose: (id: ListItem['id'] | undefined) => void
}

/** A country, state, city or neighbourhood; disabled while nothing is chosen above it, or its list is empty. */
export function LevelBox({ id, level, query, context, onChoose }: Props) {
  const { locale, readList } = context
  const { failed, retry } = useSources()
  const list = listOf(level, query)
  const items = list && readList(list)
  const label = say(texts[level], locale)
  if (list && !items && failed(list))
    return (
      <TryAgain
        text={`${label}: ${say(listTexts.failed, locale)}`}
        locale={locale}
        onRetry={() => retry(list)}
      />
    )
  const text = !list ? texts.above : items ? texts.empty : listTexts.loading
  return (
    <div>
      <label htmlFor={id} id={`${id}-rotulo`}>
        {label}
      </label>
      {items?.length ? (
        <Combobox ties={{ id }} items={items} chosen={query[level]} locale={locale} onChoose={onChoose} />
      ) : (
        <input id={id} className={boxStyles.box} disabled value={say(text, locale)} />
      )}
    </div>
  )
}
