import { say, defineTexts, type Locale } from '@delegacia/domain/language/text'
import type { MaskitoOptions } from '@maskito/core'
import { useMaskito } from '@maskito/react'
import { useMemo, useState, type InputHTMLAttributes } from 'react'
import styles from '../field/box.module.css'

const texts = defineTexts({
  digits: {
    pt: 'Aqui entram só números.',
    en: 'Only digits go here.',
    es: 'Aquí van solo números.',
    fr: 'Ici, uniquement des chiffres.',
  },
  full: {
    pt: 'Não coube tudo o que foi digitado. Confira o número.',
    en: 'Not everything fitted. Check the number.',
    es: 'No cupo todo lo escrito. Revise el número.',
    fr: 'Tout n’a pas pu entrer. Vérifiez le numéro.',
  },
})

const slots: Readonly<Record<string, RegExp>> = { '#': /\d/, A: /[A-Za-z]/, '*': /[A-Za-z\d]/ }

/** Our mask strings as Maskito reads them; letters go in capitals. */
const maskOptions = (mask: string): MaskitoOptions => ({
  mask: Array.from(mask, (sign) => slots[sign] ?? sign),
  postprocessors: [({ value, selection }) => ({ value: value.toUpperCase(), selection })],
})

type Props = InputHTMLAttributes<HTMLInputElement> & {
  mask: string
  locale: Locale
  value: string
  onType: (value: string) => void
  /** Removes from a pasted text what the mask must not see, such as a dialling code. */
  trimPaste?: (pasted: string) => string
}

/**
 * A box that adds the fixed characters of its mask. A character that the mask refuses is never dropped in silence;
 * what is said of it stays until the next one, as a note that goes with the focus would move a button from under its press.
 */
export function MaskedBox({ mask, locale, value, onType, trimPaste, ...rest }: Props) {
  const [refused, setRefused] = useState<'digits' | 'full'>()
  const options = useMemo((): MaskitoOptions => {
    const watch: MaskitoOptions = {
      ...maskOptions(mask),
      preprocessors: [
        ({ elementState, data }, action) => {
          if (action !== 'insert') return { elementState, data }
          const kept = trimPaste && data.length > 1 ? trimPaste(data) : data
          setRefused(whatIsRefused(mask, elementState, kept))
          return { elementState, data: kept }
        },
      ],
    }
    return watch
  }, [mask, trimPaste])
  const ref = useMaskito({ options })
  return (
    <>
      <input
        {...rest}
        ref={ref}
        className={styles.box}
        value={value}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      <output className={styles.note}>{refused && say(texts[refused], locale)}</output>
    </>
  )
}

/** Whether some of the inserted characters do not fit: digits beyond the end, or letters where only digits go. */
function whatIsRefused(
  mask: string,
  { value, selection: [from, to] }: { value: string; selection: readonly [number, number] },
  data: string,
): 'digits' | 'full' | undefined {
  const onlyDigits = !/[A*]/.test(mask)
  const counted = onlyDigits ? /\d/g : /[A-Za-z\d]/g
  const count = (text: string) => text.match(counted)?.length ?? 0
  if (onlyDigits && data.length === 1 && /\p{L}/u.test(data)) return 'digits'
  const room = Array.from(mask).filter((sign) => sign in slots).length
  return count(value.slice(0, from)) + count(data) + count(value.slice(to)) > room ? 'full' : undefined
}
