import { useEffect } from 'react'
import type { IssuedDocument, Validation } from '@delegacia/contract/validation'
import { showInstant } from '@delegacia/domain/language/dates'
import { postJson } from '../../api/post-json.ts'
import { useAsync } from '../../api/use-async.ts'
import { locale, t } from '../../app/locale.ts'
import { TryAgain } from '../../inputs/try-again.tsx'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FileCheck } from './file-check.tsx'
import { words } from './validate-texts.ts'
import css from './validate.module.css'

/** The name that the service gives to a report, in Portuguese on every page. */
const reportKind = 'Boletim de ocorrência'

type ValidationResultProps = {
  code: string
  /** Hears whether the service knows the document, as soon as it answered. */
  onKnown: (known: boolean) => void
}

/** What the service knows of the document with this code. */
export function ValidationResult({ code, onKnown }: ValidationResultProps) {
  const answer = useAsync(code, () =>
    postJson<Validation>('/api/validar-documento', { codigo: code }, { safe: true }),
  )
  const validation = answer.state === 'ready' ? answer.value : undefined

  useEffect(() => {
    if (validation) onKnown(validation.situacao !== 'desconhecido')
  }, [validation, onKnown])

  if (answer.state === 'failed')
    return <TryAgain text={t(words.failed)} locale={locale} onRetry={answer.again} />
  if (!validation) return <Skeleton cards={1} />
  if (validation.situacao === 'desconhecido')
    return (
      <Card tone="warning" title={<Verdict icon="alert" text={t(words.unknown)} />}>
        <p>{t(words.unknownText)}</p>
      </Card>
    )
  return (
    <>
      {validation.situacao === 'valido' ? (
        <Card tone="good" title={<Verdict icon="check" text={t(words.valid)} />}>
          <p>{t(words.validText)}</p>
          <Particulars document={validation} />
        </Card>
      ) : (
        <Card tone="danger" title={<Verdict icon="alert" text={t(words.cancelled)} />}>
          <p>{t(words.cancelledText)}</p>
          <Particulars document={validation} />
        </Card>
      )}
      <FileCheck document={validation} />
    </>
  )
}

function Verdict({ icon, text }: { icon: 'alert' | 'check'; text: string }) {
  return (
    <span className={css.verdict}>
      <Icon name={icon} />
      {text}
    </span>
  )
}

function Particulars({ document: { tipo, numero, emitidoEm, assinante } }: { document: IssuedDocument }) {
  return (
    <DescriptionList
      rows={[
        { label: t(words.kind), value: tipo === reportKind ? t(words.report) : tipo },
        { label: t(words.number), value: numero },
        { label: t(words.issued), value: showInstant(new Date(emitidoEm), locale) },
        { label: t(words.sealedBy), value: assinante },
      ]}
    />
  )
}
