import { say, type Locale } from '@delegacia/domain/language/text'
import { maskitoTransform, type MaskitoOptions } from '@maskito/core'
import { useMaskito } from '@maskito/react'
import { useEffect, useMemo, useRef, useState, type InputHTMLAttributes } from 'react'
import styles from '../field/box.module.css'
import { boxNotes } from './box-notes.ts'

const slots: Readonly<Record<string, RegExp>> = { '#': /\d/, A: /[A-Za-z]/, '*': /[A-Za-z\d]/ }

/** Our mask strings as Maskito reads them; letters go in capitals. More than the mask has room for is left as it came. */
const maskOptions = (mask: string): MaskitoOptions => {
  const signs = Array.from(mask, (sign) => slots[sign] ?? sign)
  return {
    mask: ({ value }) => (countedIn(mask, value) > roomIn(mask) ? /^[\s\S]*$/ : signs),
    postprocessors: [({ value, selection }) => ({ value: value.toUpperCase(), selection })],
  }
}

type Props = InputHTMLAttributes<HTMLInputElement> & {
  mask: string
  locale: Locale
  value: string
  onType: (value: string) => void
  /** The one form of a whole answer, however it was pasted or filled in (`CPF: 529.982.247-25`). */
  tidy?: (typed: string) => string
  /** Takes what was pasted or filled in as it came, where its one form says less: of two identifiers the second is not lost. */
  onWhole?: (raw: string) => void
}

/**
 * A box that adds the fixed characters of its mask. A key that the mask refuses is never dropped in silence; what is said of it
 * stays until the next one, as a note that goes with the focus would move a button from under its press. Of what is pasted or
 * filled in nothing is cut: where it is too long it stays, and the rule of the field refuses it.
 */
export function MaskedBox({ mask, locale, value, onType, tidy, onWhole, ...rest }: Props) {
  const [refused, setRefused] = useState<'digits' | 'full'>()
  const latest = useRef({ tidy, onWhole })
  useEffect(() => {
    latest.current = { tidy, onWhole }
  })
  const options = useMemo((): MaskitoOptions => {
    const tidied = (raw: string) => {
      const one = latest.current.tidy?.(raw) ?? raw
      if (one !== raw) latest.current.onWhole?.(raw)
      return one
    }
    const asTyped = maskOptions(mask)
    const mayGoOn = (value: string) =>
      countedIn(mask, value) <= roomIn(mask) && maskitoTransform(value, asTyped) === value
    const watch: MaskitoOptions = {
      ...asTyped,
      preprocessors: [
        ({ elementState, data }, action) => {
          if (action === 'validation') {
            // Who types is not done: nine digits that are a whole number in themselves may be the beginning of eleven.
            if (mayGoOn(elementState.value)) return { elementState, data }
            const filled = tidied(elementState.value)
            const end: [number, number] = [filled.length, filled.length]
            return {
              elementState: filled === elementState.value ? elementState : { value: filled, selection: end },
              data,
            }
          }
          if (action !== 'insert') return { elementState, data }
          const kept = data.length > 1 ? tidied(data) : data
          const what = whatIsRefused(mask, elementState, kept)
          setRefused(what)
          return { elementState, data: what === 'full' && data.length === 1 ? '' : kept }
        },
      ],
    }
    return watch
  }, [mask])
  const ref = useMaskito({ options })
  return (
    <>
      <input
        {...rest}
        ref={ref}
        className={styles.box}
        value={value}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
        onBlur={() => {
          const one = tidy?.(value) ?? value
          if (one !== value) onType(one)
        }}
      />
      <output className={styles.note}>{refused && say(boxNotes[refused], locale)}</output>
    </>
  )
}

/** Whether some of the inserted characters do not fit: digits beyond the end, or letters where only digits go. */
function whatIsRefused(
  mask: string,
  { value, selection: [from, to] }: { value: string; selection: readonly [number, number] },
  data: string,
): 'digits' | 'full' | undefined {
  if (onlyDigitsIn(mask) && data.length === 1 && /\p{L}/u.test(data)) return 'digits'
  const count = (text: string) => countedIn(mask, text)
  return count(value.slice(0, from)) + count(data) + count(value.slice(to)) > roomIn(mask)
    ? 'full'
    : undefined
}

const onlyDigitsIn = (mask: string) => !/[A*]/.test(mask)

/** How many characters of a text would take a place of the mask. */
const countedIn = (mask: string, text: string): number =>
  text.match(onlyDigitsIn(mask) ? /\d/g : /[A-Za-z\d]/g)?.length ?? 0

const roomIn = (mask: string): number => Array.from(mask).filter((sign) => sign in slots).length
