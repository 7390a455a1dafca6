import { defineTexts } from '@delegacia/domain/language/text'
import type { ListItem } from '@delegacia/domain/report/list-query'
import { brandsOfFound, openedOther, openedWith, searchedLists, type Addable } from './addable.ts'
import type { ItemForm, ListStep } from '@delegacia/flows/engine/define'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { Entity } from '@delegacia/flows/engine/model/entity'
import { TryAgain } from '@delegacia/ui/try-again'
import { useState } from 'react'
import { locale, t } from '../../../i18n/locale.ts'
import { itemWithin } from '../../../inputs/choice/filter-items.ts'
import boxStyles from '../../../inputs/field/box.module.css'
import { texts as listTexts } from '../../../inputs/field/list-texts.ts'
import { useSources } from '../../../inputs/field/sources.ts'
import { MenuBox } from '../../../ui/menu/menu-box.tsx'
import { thingSearch } from './found-things.ts'
import { searchBoxId } from './search-box.ts'

const texts = defineTexts({
  examples: {
    pt: 'carteira, chaves, celular…',
    en: 'wallet, keys, phone…',
    es: 'billetera, llaves, celular…',
    fr: 'portefeuille, clés, téléphone…',
  },
  other: {
    pt: 'Outra coisa: “{words}”',
    en: 'Something else: “{words}”',
    es: 'Otra cosa: “{words}”',
    fr: 'Autre chose : « {words} »',
  },
  ownWords: {
    pt: 'com as suas palavras',
    en: 'in your own words',
    es: 'con sus palabras',
    fr: 'avec vos mots',
  },
  none: {
    pt: 'Fora da lista também vale: adicione com as suas palavras.',
    en: 'It is not on the list, and that is fine: add it in your own words.',
    es: 'No está en la lista, y no pasa nada: añádalo con sus palabras.',
    fr: 'Ce n’est pas dans la liste, et ce n’est pas grave : ajoutez-le avec vos mots.',
  },
  clear: { pt: 'Apagar', en: 'Clear', es: 'Borrar', fr: 'Effacer' },
})

type Option = Addable | (ListItem & { form?: never })

const noteOf = (option: Option): string | undefined =>
  option.form ? (option.categoria ?? t(option.form.title)) : t(texts.ownWords)

type Props = {
  step: ListStep
  context: Context
  onOpen: (form: ItemForm, entity: Entity) => void
}

/** One box over everything that can be added, whatever form it has: what is chosen opens its form with what is known. */
export function ThingSearch({ step, context, onOpen }: Props) {
  const [search] = useState(() => thingSearch(step))
  const [text, setText] = useState('')
  const { failed, retry } = useSources()
  const words = text.trim()
  const found = search(words, context)
  const lists = words === '' ? [] : searchedLists(step, context, false)
  const loading = !lists.every((query) => context.readList(query))
  const broken = lists.filter(failed)
  // A brand that stands beside the thing is known by the time that somebody presses.
  const brandOf = (one: Addable | undefined) => one && itemWithin(brandsOfFound(one, context), words)
  brandOf(found[0])

  const other: Option = { id: 'outra', name: t(texts.other, { words }) }
  const options: readonly Option[] = words === '' || loading ? [] : [...found, other]
  const choose = (option: Option) => {
    const opened = option.form
      ? { form: option.form, entity: openedWith(option, brandOf(option), context) }
      : openedOther(step, words, context)
    if (opened) onOpen(opened.form, opened.entity)
  }
  if (broken.length > 0)
    return <TryAgain text={t(listTexts.failed)} locale={locale} onRetry={() => broken.forEach(retry)} />
  return (
    <>
      <MenuBox
        box={{
          id: searchBoxId,
          className: boxStyles.box,
          placeholder: t(texts.examples),
        }}
        labelId={`${searchBoxId}-rotulo`}
        text={text}
        items={options}
        keyOf={({ form, id, categoria = '' }) => `${form?.id ?? ''} ${id} ${categoria}`}
        nameOf={({ name }) => name}
        noteOf={noteOf}
        first
        {...(text !== '' && { buttons: { open: t(texts.clear), clear: t(texts.clear) } })}
        note={options.length === 1 && <p className={boxStyles.note}>{t(texts.none)}</p>}
        onText={setText}
        onChoose={choose}
      />
      <output className={boxStyles.note}>{loading && <span>{t(listTexts.loading)}</span>}</output>
      <output className="visually-hidden">
        {options.length > 0 &&
          t(options.length === 1 ? texts.none : listTexts.count, { count: options.length })}
      </output>
    </>
  )
}
