import { phoneAsTyped } from '@delegacia/domain/rules/phone-as-typed'
import { say, type Locale } from '@delegacia/domain/language/text'
import { useState, type InputHTMLAttributes } from 'react'
import styles from '../field/box.module.css'
import { boxNotes } from './box-notes.ts'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  /** The chosen dialling code, and the mask of Brazilian numbers. */
  ddi: string
  mask: string | undefined
  locale: Locale
  value: string
  onType: (value: string) => void
}

/**
 * A box for a telephone, typed, pasted, dictated or filled in by the browser: a whole number is shown in its one form at once,
 * and nothing of what came is cut, so that no stranger's number is made of it (PE-06).
 */
export function PhoneBox({ ddi, mask, locale, value, onType, ...rest }: Props) {
  const [refused, setRefused] = useState(false)
  const take = (box: HTMLInputElement) => {
    const typed = box.value
    const isKey = typed.length === value.length + 1
    const letter = isKey && (box.selectionStart ?? 0) > 0 ? typed.charAt((box.selectionStart ?? 0) - 1) : ''
    // The carrier of a call to another area is written 0XX.
    const isLetter = /\p{L}/u.test(letter) && !/^\(?0 ?x{1,2}/i.test(typed)
    setRefused(isLetter)
    if (isLetter) return onType(value)
    // In the middle of a number nothing moves under the caret; what begins with 0 may go on with a carrier and is read when left.
    const atTheEnd = box.selectionStart === null || box.selectionStart === typed.length
    const goesOn = isKey && (mask === undefined || /^\(?0/.test(typed))
    onType(atTheEnd && !goesOn ? phoneAsTyped(typed, ddi, mask) : typed)
  }
  return (
    <>
      <input
        {...rest}
        className={styles.box}
        type="tel"
        inputMode="tel"
        value={value}
        onChange={({ currentTarget }) => take(currentTarget)}
        onBlur={({ currentTarget }) => {
          const shown = phoneAsTyped(currentTarget.value, ddi, mask)
          if (shown !== value) onType(shown)
        }}
      />
      <output className={styles.note}>{refused && say(boxNotes.digits, locale)}</output>
    </>
  )
}
