import { useState, type ReactNode } from 'react'
import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../i18n/locale.ts'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'

const texts = defineTexts({
  understood: { pt: 'Entendi', en: 'I understand', es: 'Entendido', fr: 'J’ai compris' },
})

type InfoCardProps = {
  title: string
  children: ReactNode
  /** The text of the button; by default a confirmation. */
  label?: string
  /** Something else must be done first. */
  waiting?: boolean
  tone?: 'plain' | 'warning' | 'danger'
  onAcknowledge: () => void
}

/** Something to know before going on; its button works once (ST-02). */
export function InfoCard({
  title,
  children,
  label,
  waiting = false,
  tone = 'plain',
  onAcknowledge,
}: InfoCardProps) {
  const [acknowledged, setAcknowledged] = useState(false)
  return (
    <Card title={title} tone={tone}>
      {typeof children === 'string' ? <p>{children}</p> : children}
      <div className="actions">
        <Button
          disabled={acknowledged || waiting}
          onClick={() => {
            setAcknowledged(true)
            onAcknowledge()
          }}
        >
          {label ?? t(texts.understood)}
        </Button>
      </div>
    </Card>
  )
}
