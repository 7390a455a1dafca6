import { dayAfter, showDay } from '@delegacia/domain/language/dates'
import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import { useState } from 'react'
import { keptDays } from '../../../device/kept-reports.ts'
import { locale, t } from '../../../i18n/locale.ts'
import type { Draft } from '../draft/draft.ts'
import { texts } from './keeping-texts.ts'
import { useKeeping } from './use-keeping.ts'
import css from './keeping-line.module.css'

type Props = { route: string; draft: Draft }

/** Says where what was typed is, and lets the person keep it on a device that is theirs alone, or erase it there (OFF-01). */
export function KeepingLine({ route, draft }: Props) {
  const { keeping, saved, canKeep, keep, erase } = useKeeping(route, draft)
  const [asking, setAsking] = useState(false)
  const day = showDay(dayAfter(new Date(saved.at), keptDays), locale)
  const onDevice = saved.waiting ? texts.waiting : texts.kept
  const said = keeping === 'device' ? onDevice : texts[keeping]
  const close = () => setAsking(false)
  return (
    <div className={`wrap narrow ${css.line}`}>
      <p role="status">{t(said, { day })}</p>
      {keeping === 'device' && (
        <button type="button" onClick={erase}>
          {t(texts.erase)}
        </button>
      )}
      {keeping === 'tab' && canKeep && (
        <button type="button" onClick={() => setAsking(true)}>
          {t(texts.offer)}
        </button>
      )}
      {asking && (
        <Dialog
          title={t(texts.question)}
          onClose={close}
          actions={
            <>
              <Button kind="quiet" onClick={close}>
                {t(texts.shared)}
              </Button>
              <Button
                onClick={() => {
                  close()
                  keep()
                }}
              >
                {t(texts.mine)}
              </Button>
            </>
          }
        >
          <p>{t(texts.explain)}</p>
          <p>{t(texts.warn)}</p>
        </Dialog>
      )}
    </div>
  )
}
