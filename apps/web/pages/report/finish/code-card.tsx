import { useState } from 'react'
import { t } from '../../../i18n/locale.ts'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import styles from './finish-screen.module.css'
import { texts } from './finish-texts.ts'

/**
 * The authentication code: the only key to the second copy, so it can be copied, and the person is asked to keep it. Where
 * somebody else may look into the device it is shown once, to write down.
 */
export function CodeCard({ code, discreet }: { code: string; discreet: boolean }) {
  const [copied, setCopied] = useState<boolean>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  if (discreet)
    return (
      <Card title={t(texts.code)}>
        {code && (
          <div className={styles.code}>
            <strong>{code}</strong>
          </div>
        )}
        <p className="note">{t(code ? texts.writeDown : texts.shown)}</p>
      </Card>
    )
  return (
    <Card title={t(texts.code)}>
      <div className={styles.code}>
        <strong>{code}</strong>
        <Button kind="quiet" onClick={() => void copy()}>
          {t(copied ? texts.copied : texts.copy)}
        </Button>
      </div>
      <output className={styles.status}>
        {copied === undefined ? '' : t(copied ? texts.copied : texts.notCopied)}
      </output>
      <p className="note">{t(texts.keep)}</p>
    </Card>
  )
}
