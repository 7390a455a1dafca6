import { say, defineTexts, type Locale } from '@delegacia/domain/language/text'
import type { FieldRow } from '@delegacia/flows/engine/fields/field'
import type { Ref } from 'react'
import styles from './address-input.module.css'

const texts = defineTexts({
  change: { pt: 'Trocar endereço', en: 'Change address', es: 'Cambiar dirección', fr: 'Changer d’adresse' },
})

type Props = {
  rows: readonly FieldRow[]
  locale: Locale
  /** Of the button. */
  id: string
  button: Ref<HTMLButtonElement>
  onChange: () => void
}

/** The chosen place, which is read and not typed over, and the way to another one (AD-03). */
export const ChosenPlace = ({ rows, locale, id, button, onChange }: Props) => (
  <div className={styles.chosen}>
    <dl className={styles.rows}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <button type="button" id={id} ref={button} className={styles.change} onClick={onChange}>
      {say(texts.change, locale)}
    </button>
  </div>
)
