import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { FaultWords } from '@delegacia/ui/fault-words'
import { useEffect, useState } from 'react'
import { forgetLoss, untoldLoss, type KeptReport, type Loss } from '../../../device/kept-ids.ts'
import { eraseReport, keptReports } from '../../../device/kept-reports.ts'
import { locale, t } from '../../../i18n/locale.ts'
import { KeptRow } from './kept-row.tsx'
import { texts } from './kept-texts.ts'
import css from './kept-card.module.css'

/** Shows what this device keeps: to go on with it, to see it sent, or to erase it (OFF-04, OFF-15). */
export function KeptCard({ onRead }: { onRead: () => void }) {
  const [reports, setReports] = useState<readonly KeptReport[]>([])
  const [loss, setLoss] = useState<Loss>()
  useEffect(() => {
    const show = (found: readonly KeptReport[]) => {
      setReports(found)
      setLoss(untoldLoss())
    }
    keptReports()
      .then(show, (error: unknown) => console.error('What this device keeps could not be read.', error))
      .finally(onRead)
    // oxlint-disable-next-line react/exhaustive-deps -- read once
  }, [])
  if (reports.length === 0 && !loss) return null
  const change = (id: string, next: KeptReport | undefined) =>
    setReports((last) => last.flatMap((one) => (one.id === id ? (next ?? []) : one)))
  const erase = (id: string) => {
    change(id, undefined)
    eraseReport(id).catch((error: unknown) => console.error('The device did not erase a report.', error))
  }
  return (
    <Card title={t(texts.title)} tone="warning">
      {loss && (
        <>
          <p role="status">{t(loss === 'expirado' ? texts.expired : texts.unreadable)}</p>
          <FaultWords locale={locale} />
          <Button
            kind="quiet"
            onClick={() => {
              forgetLoss()
              setLoss(undefined)
            }}
          >
            {t(texts.understood)}
          </Button>
        </>
      )}
      {reports.length > 0 && (
        <ul className={css.kept}>
          {reports.map((report) => (
            <KeptRow
              key={report.id}
              report={report}
              onChange={(next) => change(report.id, next)}
              onErase={() => erase(report.id)}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
