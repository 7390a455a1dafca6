import { defineTexts } from '@delegacia/domain/language/text'
import { useEffect } from 'react'
import { leaveWithoutTrace } from '../../../router/hash-location.ts'
import { locale, t } from '../../../i18n/locale.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './safe-exit.module.css'

const texts = defineTexts({
  exit: { pt: 'Sair depressa', en: 'Leave quickly', es: 'Salir rápido', fr: 'Quitter vite' },
  how: {
    pt: 'ou aperte Esc três vezes',
    en: 'or press Esc three times',
    es: 'o pulse Esc tres veces',
    fr: 'ou appuyez trois fois sur Échap',
  },
})

/** Three presses within this time leave the page, in milliseconds. */
const pressWindowMs = 2000

/** A page that says nothing of this one. */
const neutralPage = `/receita/${locale}.html`

/** Deletes what was typed and shows another page, by one touch or three presses of Escape, on every screen of the flow. */
export function SafeExit() {
  useEffect(() => {
    let presses: number[] = []
    const onKey = ({ key, timeStamp }: KeyboardEvent) => {
      if (key !== 'Escape') return
      presses = [...presses.filter((at) => timeStamp - at < pressWindowMs), timeStamp]
      if (presses.length >= 3) leaveNow()
    }
    addEventListener('keydown', onKey, true)
    return () => removeEventListener('keydown', onKey, true)
  }, [])
  return (
    <div className={styles.bar}>
      <span className={styles.how}>{t(texts.how)}</span>
      <Button kind="danger" onClick={leaveNow}>
        {t(texts.exit)}
      </Button>
    </div>
  )
}

function leaveNow(): void {
  // The screen is emptied first, in case the rest takes a moment.
  document.documentElement.hidden = true
  document.title = ''
  try {
    sessionStorage.clear()
  } catch {
    // A browser without a session store has nothing to delete.
  }
  leaveWithoutTrace(neutralPage)
}
