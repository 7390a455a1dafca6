import { defineTexts } from '@delegacia/domain/language/text'
import { useOtherSite } from './other-site.ts'
import { askExit } from '../router/ask-exit.ts'
import { t } from '../i18n/locale.ts'
import { Button } from '@delegacia/ui/button'
import { leaveQuickly } from '../ui/emergency-bar.tsx'
import styles from './safe-exit.module.css'

const texts = defineTexts({
  how: {
    pt: 'ou aperte Esc ou Shift três vezes',
    en: 'or press Esc or Shift three times',
    es: 'o pulse Esc o Mayús tres veces',
    fr: 'ou appuyez trois fois sur Échap ou Maj',
  },
})

/** Deletes what was typed and shows another page, by one touch or three presses of Escape or Shift, on every screen of the flow. */
export function SafeExit() {
  useOtherSite()
  return (
    <div className={styles.bar} data-discreet="">
      <span className={styles.how}>{t(texts.how)}</span>
      <Button kind="danger" onClick={askExit}>
        {t(leaveQuickly)}
      </Button>
    </div>
  )
}
