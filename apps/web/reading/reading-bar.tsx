import { Button } from '@delegacia/ui/button'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { locale, t } from '../i18n/locale.ts'
import { Reader } from './reader.ts'
import css from './reading.module.css'
import { texts } from './reading-texts.ts'
import { screenPieces } from './screen-pieces.ts'
import { findVoice, listVoices } from './voices.ts'

type ReadingBarProps = {
  /** It was turned on just now, and takes the focus; not where it only follows into a dialog or back. */
  fresh: boolean
  onShown: () => void
  onOff: () => void
}

/** Reads the screen when asked, pauses, and explains itself or why it cannot read here (AX-05). */
export function ReadingBar({ fresh, onShown, onOff }: ReadingBarProps) {
  const [reader] = useState(() => new Reader())
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>()
  const state = useSyncExternalStore(reader.subscribe, reader.state)
  const [known, setKnown] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const voice = voices && findVoice(voices, locale)
  useEffect(() => {
    void listVoices().then(setVoices)
    return () => reader.stop()
  }, [reader])
  useEffect(() => {
    if (!fresh) return
    title.current?.focus()
    onShown()
  }, [fresh, onShown])
  const read = () => {
    const words = { button: t(texts.button), option: t(texts.option), chosen: t(texts.chosen) }
    setKnown(true)
    if (voices) reader.read(screenPieces(words), voices)
  }
  return (
    <section className={css.bar} aria-labelledby="leitura" data-unread="">
      <h2 id="leitura" tabIndex={-1} ref={title}>
        {t(texts.title)}
      </h2>
      {!known && (
        <p role="status">
          {t(voice === 'none' ? texts.none : voice === 'remote' ? texts.remote : texts.explain)}
        </p>
      )}
      {state === 'silent' && <p className={css.nearby}>{t(texts.nearby)}</p>}
      <div className={css.buttons}>
        <Button
          kind="quiet"
          onClick={() => {
            reader.stop()
            onOff()
          }}
        >
          {t(texts.off)}
        </Button>
        {typeof voice === 'object' && state === 'silent' && <Button onClick={read}>{t(texts.read)}</Button>}
        {state === 'reading' && <Button onClick={() => reader.pause()}>{t(texts.pause)}</Button>}
        {state === 'paused' && <Button onClick={() => reader.goOn()}>{t(texts.goOn)}</Button>}
      </div>
    </section>
  )
}
