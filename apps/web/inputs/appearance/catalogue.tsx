import { say, defineTexts } from '@delegacia/domain/language/text'
import type { Context } from '@delegacia/flows/engine/model/context'
import { characteristicGroups, type CharacteristicGroup } from '@delegacia/flows/engine/fields/catalogue'
import type { ReactNode } from 'react'
import { useSources } from '../field/sources.ts'
import { TryAgain } from '@delegacia/ui/try-again'

const texts = defineTexts({
  loading: {
    pt: 'Carregando as opções…',
    en: 'Loading the options…',
    es: 'Cargando las opciones…',
    fr: 'Chargement des options…',
  },
  failed: {
    pt: 'Não foi possível carregar as opções.',
    en: 'The options could not be loaded.',
    es: 'No se pudieron cargar las opciones.',
    fr: 'Les options n’ont pas pu être chargées.',
  },
  none: {
    pt: 'Não há opções para escolher. Siga adiante.',
    en: 'There is nothing to choose from. Please go on.',
    es: 'No hay opciones para elegir. Siga adelante.',
    fr: 'Il n’y a rien à choisir. Continuez.',
  },
})

type Props = {
  id: string
  context: Context
  children: (groups: readonly CharacteristicGroup[]) => ReactNode
}

/** The catalogue of traits once it has loaded, and what to say until then. */
export function Catalogue({ id, context, children }: Props) {
  const { locale } = context
  const sources = useSources()
  const groups = characteristicGroups(context)
  if (groups && groups.length > 0) return children(groups)
  if (!groups && sources.failed('characteristics')) {
    const retry = () => sources.retry('characteristics')
    return <TryAgain id={id} text={say(texts.failed, locale)} locale={locale} onRetry={retry} />
  }
  return (
    <p id={id} role="status" tabIndex={-1}>
      {say(groups ? texts.none : texts.loading, locale)}
    </p>
  )
}
