import { messagePath } from '@delegacia/contract/complementary-message'
import { defineTexts } from '@delegacia/domain/language/text'
import type { MessageRequest } from '@delegacia/domain/report/complementary-message'
import { allowedHtml } from '@delegacia/domain/rules/allowed-html'
import { createElement, useMemo, type ReactNode } from 'react'
import { getJson } from '../../../api/get-json.ts'
import { locale, t } from '../../../i18n/locale.ts'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import styles from './finish-advice.module.css'
import { useReportLoad } from '../../../questions/report-loads.ts'

const texts = defineTexts({
  title: {
    pt: 'O que pode ajudar você agora',
    en: 'What may help you now',
    es: 'Qué puede ayudarle ahora',
    fr: 'Ce qui peut vous aider maintenant',
  },
  clear: {
    pt: 'Já li, pode esconder',
    en: 'I have read it, hide it',
    es: 'Ya lo leí, ocultar',
    fr: 'J’ai lu, masquer',
  },
})

type Props = {
  request: MessageRequest
  /** Only its title is seen until it is opened. */
  folded: boolean
  onClear: () => void
}

/** Advice after such a report, until the person hides it; without any, nothing is shown (FI-08). */
export function FinishAdvice({ request, folded, onClear }: Props) {
  const path = `/api${messagePath(request, locale)}` as const
  const message = useReportLoad(path, () => getJson(path, { quiet: true }))
  const advice = useMemo(() => elementsOf(message.value?.mensagem), [message.value])
  if (advice.length === 0) return null
  return (
    <Card tone="warning" title={t(texts.title)} folded={folded}>
      <div className={styles.advice}>{advice}</div>
      <Button kind="quiet" onClick={onClear}>
        {t(texts.clear)}
      </Button>
    </Card>
  )
}

/** The message as elements, never set as HTML: only allowed tags are kept, without attributes. */
function elementsOf(message: unknown): ReactNode[] {
  if (typeof message !== 'string') return []
  return asElements(new DOMParser().parseFromString(allowedHtml(message.trim()), 'text/html').body)
}

const asElements = (holder: Element): ReactNode[] =>
  [...holder.childNodes].map((node, place) =>
    node instanceof Element
      ? createElement(node.localName, { key: place }, ...asElements(node))
      : node.textContent,
  )
