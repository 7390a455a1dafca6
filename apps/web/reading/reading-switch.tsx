import { defineTexts } from '@delegacia/domain/language/text'
import { Button } from '@delegacia/ui/button'
import { Icon } from '@delegacia/ui/icon'
import { useTopDialog } from '@delegacia/ui/notices/open-dialogs'
import { showToast } from '@delegacia/ui/notices/toast-store'
import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { t } from '../i18n/locale.ts'
import type { ReadingBar } from './reading-bar.tsx'
import css from './reading-switch.module.css'

const texts = defineTexts({
  listen: {
    pt: 'Ouvir esta tela',
    en: 'Listen to this screen',
    es: 'Oír esta pantalla',
    fr: 'Écouter cet écran',
  },
  short: { pt: 'Ouvir', en: 'Listen', es: 'Oír', fr: 'Écouter' },
  failed: {
    pt: 'A leitura em voz alta não abriu. Tente de novo com internet.',
    en: 'Reading aloud could not start. Try again once you have internet.',
    es: 'No se pudo iniciar la lectura en voz alta. Inténtelo de nuevo con internet.',
    fr: 'La lecture à voix haute n’a pas pu démarrer. Réessayez avec internet.',
  },
})

/**
 * Turns reading aloud on, below the footer of every page and at the end of an open dialog; off at first, and where the browser
 * cannot speak it is not there (AX-05).
 */
export function ReadingSwitch() {
  const dialog = useTopDialog()
  const [on, setOn] = useState<{ ReadingBar: typeof ReadingBar; fresh: boolean }>()
  if (!('speechSynthesis' in window)) return null
  const inReach = (part: ReactNode) => (dialog ? createPortal(part, dialog) : part)
  if (on)
    return inReach(
      <on.ReadingBar
        fresh={on.fresh}
        onShown={() => setOn({ ...on, fresh: false })}
        onOff={() => setOn(undefined)}
      />,
    )
  const turnOn = () =>
    void import('./reading-bar.tsx').then(
      (module) => setOn({ ReadingBar: module.ReadingBar, fresh: true }),
      () => showToast(t(texts.failed), { tone: 'bad' }),
    )
  return inReach(
    <section
      className={dialog ? css.inDialog : `wrap ${css.switch}`}
      aria-label={t(texts.listen)}
      data-unread=""
    >
      <Button kind="quiet" aria-label={t(texts.listen)} onClick={turnOn}>
        <Icon name="sound" />
        <span className={css.short}>{t(texts.short)}</span>
        <span className={css.long}>{t(texts.listen)}</span>
      </Button>
    </section>,
  )
}
