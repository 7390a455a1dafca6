import { say, defineTexts, type Locale } from '@delegacia/domain/language/text'
import { buttonClass } from '@delegacia/ui/button'
import { useEffect, useState } from 'react'
import styles from '../field/box.module.css'
import css from './email-slip-note.module.css'

const texts = defineTexts({
  meant: { pt: 'Você quis dizer', en: 'Did you mean', es: '¿Quiso decir', fr: 'Vouliez-vous dire' },
  take: { pt: 'Usar este', en: 'Use this one', es: 'Usar este', fr: 'Utiliser celle-ci' },
})

/** Long enough for a person to go on typing, in milliseconds. */
const pauseMs = 700

type Props = { text: string; locale: Locale; onTake: (meant: string) => void }

/** An address that looks mistyped, corrected in one press and never by itself (PE-23); its rules are loaded when one is typed. */
export function EmailSlipNote({ text, locale, onTake }: Props) {
  const [found, setFound] = useState<{ text: string; meant: string | undefined }>()
  useEffect(() => {
    if (!/@.+[.]/.test(text)) return
    let current = true
    const timer = setTimeout(() => {
      import('@delegacia/domain/rules/email-slip').then(
        ({ meantEmail }) => current && setFound({ text, meant: meantEmail(text) }),
        () => undefined,
      )
    }, pauseMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text])
  const meant = found?.text === text ? found.meant : undefined
  return (
    <div role="status" className={styles.note}>
      {meant && (
        <span className={css.slip}>
          {say(texts.meant, locale)} <b>{meant}</b>?
          <button type="button" className={buttonClass('quiet')} onClick={() => onTake(meant)}>
            {say(texts.take, locale)}
          </button>
        </span>
      )}
    </div>
  )
}
