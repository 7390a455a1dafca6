import { defineTexts } from '@delegacia/domain/language/text'
import { Button } from '@delegacia/ui/button'
import { Icon } from '@delegacia/ui/icon'
import { showToast } from '@delegacia/ui/notices/toast-store'
import { useState } from 'react'
import { t } from '../i18n/locale.ts'
import type { ReadingBar } from './reading-bar.tsx'
import css from './reading-switch.module.css'

const texts = defineTexts({
  listen: {
    pt: 'Ouvir esta tela',
    en: 'Listen to this screen',
    es: 'Escuchar esta pantalla',
    fr: 'Écouter cet écran',
  },
  failed: {
    pt: 'A leitura em voz alta não abriu. Tente de novo com internet.',
    en: 'Reading aloud did not open. Try again with internet.',
    es: 'La lectura en voz alta no se abrió. Inténtelo de nuevo con internet.',
    fr: 'La lecture à voix haute ne s’est pas ouverte. Réessayez avec internet.',
  },
})

/** Turns reading aloud on, below the footer of every page; off at first, and where the browser cannot speak it is not there (AX-05). */
export function ReadingSwitch() {
  const [on, setOn] = useState<{ ReadingBar: typeof ReadingBar }>()
  if (!('speechSynthesis' in window)) return null
  if (on) return <on.ReadingBar onOff={() => setOn(undefined)} />
  const turnOn = () =>
    void import('./reading-bar.tsx').then(setOn, () => showToast(t(texts.failed), { tone: 'bad' }))
  return (
    <section className={`wrap ${css.switch}`} aria-label={t(texts.listen)}>
      <Button kind="quiet" onClick={turnOn}>
        <Icon name="sound" />
        <span className={css.words}>{t(texts.listen)}</span>
      </Button>
    </section>
  )
}
