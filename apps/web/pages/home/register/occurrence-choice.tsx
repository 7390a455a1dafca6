import { FaultWords } from '@delegacia/ui/fault-words'
import { useDeferredValue, useId, useState } from 'react'
import { defineTexts } from '@delegacia/domain/language/text'
import { getList } from '../../../api/get-list.ts'
import { useLoad } from '../../../api/use-load.ts'
import { locale, t } from '../../../i18n/locale.ts'
import { fold, hasWords } from '../../../inputs/choice/fold.ts'
import { Button } from '@delegacia/ui/button'
import { Skeleton } from '@delegacia/ui/skeleton'
import { GroupedOccurrences } from './grouped-occurrences.tsx'
import { loadPackKinds, wordsOf } from './kind-in-words.ts'
import { OccurrenceRows } from './occurrence-rows.tsx'
import css from './occurrence-choice.module.css'

const texts = defineTexts({
  label: { pt: 'O que aconteceu?', en: 'What happened?', es: '¿Qué pasó?', fr: 'Que s’est-il passé ?' },
  hint: {
    pt: 'Escreva como você fala. Nada sai deste aparelho.',
    en: 'Write as you speak. Nothing leaves this device.',
    es: 'Escriba como habla. Nada sale de este aparato.',
    fr: 'Écrivez comme vous parlez. Rien n’est envoyé.',
  },
  example: {
    pt: 'perdi meu rg, bati o carro…',
    en: 'lost my phone, car crash…',
    es: 'perdí el pasaporte, choque…',
    fr: 'passeport perdu, vol, accident…',
  },
  none: {
    pt: 'Nenhuma ocorrência com essa palavra. Tente outra, ou apague para ver a lista toda. Se não achar, procure a delegacia mais próxima.',
    en: 'No incident has that word. Try another one, or clear it to see the whole list. If you cannot find it, go to the nearest police station.',
    es: 'Ningún hecho con esa palabra. Pruebe otra, o bórrela para ver toda la lista. Si no lo encuentra, acuda a la comisaría más cercana.',
    fr: 'Aucun fait ne contient ce mot. Essayez-en un autre, ou effacez-le pour voir toute la liste. Si vous ne trouvez pas, rendez-vous au commissariat le plus proche.',
  },
  failed: {
    pt: 'Não foi possível carregar a lista agora.',
    en: 'The list could not be loaded right now.',
    es: 'No se pudo cargar la lista en este momento.',
    fr: 'La liste n’a pas pu être chargée pour l’instant.',
  },
  again: { pt: 'Tentar de novo', en: 'Try again', es: 'Intentar de nuevo', fr: 'Réessayer' },
  found: {
    pt: '{count} na lista',
    en: '{count} in the list',
    es: '{count} en la lista',
    fr: '{count} dans la liste',
  },
})

/** As many as can be read at a glance; more are shown in groups. */
const atAGlance = 8

/** The model and what is answered, which belong together and come at the same time. */
async function loadSearch() {
  const [{ likeliest }, { findLikely, LikelyList, said }] = await Promise.all([
    import('@delegacia/domain/search/model'),
    import('./likely/likely.ts'),
  ])
  return { likeliest, findLikely, LikelyList, said }
}

/** What can be reported in that municipality, or anywhere in the State while none is chosen (SH-09). */
export function OccurrenceChoice({ municipality }: { municipality: number | string | undefined }) {
  const fieldId = useId()
  const [typed, setTyped] = useState('')
  const told = useDeferredValue(typed)
  const wanted = fold(told)
  const path = `LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL/${municipality ?? -1}/${locale}` as const
  const list = useLoad(path, async () => {
    const [kinds] = await Promise.all([getList(path), import.meta.env.PAGE_PACK && loadPackKinds()])
    return kinds
  })
  const found = list.state === 'ready' ? list.value.filter((one) => hasWords(wordsOf(one), wanted)) : []
  const { state, value: search } = useLoad('', loadSearch, !!wanted)
  const likely = wanted && list.value && search?.findLikely(told, list.value, search.likeliest)
  const none = (
    <p className={css.message} role="status">
      {t(texts.none)}
    </p>
  )

  return (
    <div>
      <label htmlFor={fieldId}>{t(texts.label)}</label>
      <input
        id={fieldId}
        className="control"
        type="search"
        autoComplete="off"
        aria-describedby={`${fieldId}-hint`}
        placeholder={t(texts.example)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <span className="hint" id={`${fieldId}-hint`}>
        {t(texts.hint)}
      </span>
      <p className="visually-hidden" role="status">
        {likely
          ? search?.said(likely)
          : wanted && found.length > 0 && t(texts.found, { count: found.length })}
      </p>
      <div className={css.list} tabIndex={-1}>
        {list.state === 'loading' && <Skeleton locale={locale} />}
        {list.state === 'failed' && (
          <div className={css.message} role="alert">
            <p>{t(texts.failed)}</p>
            <FaultWords locale={locale} />
            <Button kind="quiet" onClick={list.retry}>
              {t(texts.again)}
            </Button>
          </div>
        )}
        {list.state === 'ready' &&
          (likely && search ? (
            <search.LikelyList likely={likely} found={found} none={none} onAll={() => setTyped('')} />
          ) : !wanted && found.length > atAGlance ? (
            <GroupedOccurrences all={list.value} />
          ) : found.length > 0 ? (
            <OccurrenceRows found={found} />
          ) : (
            // What is not loaded yet may still know the words.
            (!wanted || state !== 'loading') && none
          ))}
      </div>
    </div>
  )
}
