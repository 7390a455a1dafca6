import { Button } from '@delegacia/ui/button'
import { useEffect, useRef, useState } from 'react'
import { locale, t } from '../i18n/locale.ts'
import { texts } from './dictation-texts.ts'
import { onLeaving } from './on-leaving.ts'
import { findRecognition, type Heard, type Recognition } from './recognition.ts'

/** As the engines name languages: `pt-BR`. */
const engineLanguage = (): string => locale.replace(/-(.*)/, (country) => country.toUpperCase())

/** From the box above, whose last line is small. */
const apart = { marginTop: 'var(--s3)' }

/** Whether the screen is about violence. */
const isDiscreet = (): boolean => document.querySelector('[data-discreet]') !== null

/** Writes at the caret as if it were typed, with a blank where words would run together. */
function typeInto(box: HTMLTextAreaElement, words: string): void {
  const at = box.selectionEnd
  const blank = at > 0 && !/\s$/.test(box.value.slice(0, at)) ? ' ' : ''
  box.setRangeText(blank + words.trim(), box.selectionStart, at, 'end')
  box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}

/** Offers to write down what is said into the box with that id, only where the device does it itself (AX-07). */
export function Dictation({ id }: { id: string }) {
  const [make, setMake] = useState<() => Recognition>()
  const [state, setState] = useState<'off' | 'asked' | 'on' | 'failed'>('off')
  const running = useRef<Recognition>(undefined)
  const end = () => {
    running.current?.abort()
    running.current = undefined
  }
  useEffect(() => {
    void findRecognition(engineLanguage()).then((found) => setMake(() => found))
    return end
  }, [])
  if (!make) return null
  const start = () => {
    const one = make()
    const over = (next: 'off' | 'failed') => {
      unwatch()
      if (running.current !== one) return
      end()
      setState(next)
    }
    const unwatch = onLeaving(
      () => document.getElementById(id) !== null,
      () => over('off'),
    )
    one.addEventListener('result', (event) => writeDown(event as Heard, id))
    one.addEventListener('end', () => over('off'))
    one.addEventListener('error', () => over('failed'))
    running.current = one
    setState('on')
    one.start()
  }
  const off = () => {
    end()
    setState('off')
    document.getElementById(id)?.focus()
  }
  if (state === 'off')
    return (
      <div className="stack">
        <Button kind="quiet" onClick={() => setState('asked')}>
          {t(texts.offer)}
        </Button>
      </div>
    )
  return (
    <div className="stack" style={apart}>
      <p role="status">
        {t(state === 'on' ? texts.listening : state === 'asked' ? texts.explain : texts.failed)}
      </p>
      {state === 'asked' && isDiscreet() && <p>{t(texts.nearby)}</p>}
      <div className="actions">
        <Button kind="quiet" onClick={off}>
          {t(state === 'on' ? texts.stop : texts.no)}
        </Button>
        {state !== 'on' && <Button onClick={start}>{t(texts.start)}</Button>}
      </div>
    </div>
  )
}

function writeDown({ results, resultIndex }: Heard, id: string): void {
  const box = document.getElementById(id)
  if (!(box instanceof HTMLTextAreaElement)) return
  for (const result of Array.from(results).slice(resultIndex))
    if (result.isFinal) typeInto(box, result[0]?.transcript ?? '')
}
