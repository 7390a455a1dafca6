import { useEffect } from 'react'
import { postJson } from '../../api/post-json.ts'
import { useLoad } from '../../api/use-load.ts'
import { locale, t } from '../../i18n/locale.ts'
import { TryAgain } from '@delegacia/ui/try-again'
import { FaultWords } from '@delegacia/ui/fault-words'
import { Card } from '@delegacia/ui/card'
import { Skeleton } from '@delegacia/ui/skeleton'
import { CardVerdict } from './card-verdict.tsx'
import { IssuedCards } from './issued-cards.tsx'
import { texts } from './validate-texts.ts'

type ValidationResultProps = {
  code: string
  /** Called with whether the service knows the document, as soon as it has answered. */
  onKnown: (known: boolean) => void
}

/** What the service knows of the document with this code. */
export function ValidationResult({ code, onKnown }: ValidationResultProps) {
  const answer = useLoad(code, () => postJson('/api/validar-documento', { codigo: code }, { safe: true }))
  const validation = answer.state === 'ready' ? answer.value : undefined

  useEffect(() => {
    if (validation) onKnown(validation.situacao !== 'desconhecido')
  }, [validation, onKnown])

  if (answer.state === 'failed')
    return <TryAgain text={t(texts.failed)} locale={locale} onRetry={answer.retry} />
  if (!validation) return <Skeleton locale={locale} />
  if (validation.situacao === 'desconhecido')
    return (
      <Card tone="warning" title={<CardVerdict icon="alert" text={t(texts.unknown)} />}>
        <p>{t(texts.unknownText)}</p>
        <FaultWords locale={locale} />
      </Card>
    )
  return <IssuedCards document={validation} />
}
