import { messagePath } from '@delegacia/contract/complementary-message'
import { texts } from '@delegacia/domain/language/text'
import type { MessageRequest } from '@delegacia/domain/report/complementary-message'
import { allowedHtml } from '@delegacia/domain/rules/allowed-html'
import { getJson } from '../../api/get-json.ts'
import { locale, t } from '../../app/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './finish-advice.module.css'
import { useLoad } from './loads.ts'

const words = texts({
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

type Props = { request: MessageRequest; onClear: () => void }

/** What helps after such a report, until the person puts it away; where none can be had nothing is missed (FI-08). */
export function FinishAdvice({ request, onClear }: Props) {
  const path = `/api${messagePath(request, locale)}`
  const message = useLoad(path, () => getJson<{ mensagem: unknown }>(path, { quiet: true }))
  const html = message.state === 'ready' ? readHtml(message.value?.mensagem) : ''
  if (html === '') return null
  return (
    <Card tone="warning" title={t(words.title)}>
      <div className={styles.advice} dangerouslySetInnerHTML={{ __html: html }} />
      <Button kind="quiet" onClick={onClear}>
        {t(words.clear)}
      </Button>
    </Card>
  )
}

/** Cleaned here too: whatever stands between the station and the browser, nothing of it runs, loads or links. */
const readHtml = (message: unknown): string =>
  typeof message === 'string' ? allowedHtml(message.trim()) : ''
