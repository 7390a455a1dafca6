import { say, defineTexts, type Locale } from '@delegacia/domain/language/text'
import type { Ties } from '../field/field-frame.tsx'
import styles from './radios.module.css'

const texts = defineTexts({
  clear: {
    pt: 'Limpar a resposta',
    en: 'Clear the answer',
    es: 'Borrar la respuesta',
    fr: 'Effacer la réponse',
  },
})

export type Option = { id: string | number | boolean; name: string; more?: string | undefined }

export type RadiosProps = {
  ties: Ties
  options: readonly Option[]
  chosen: unknown
  locale: Locale
  onChoose: (id: Option['id'] | undefined) => void
}

/** One of a few. The first radio carries the field's id, so that the error summary leads to it. */
export function Radios({ ties, options, chosen, locale, onChoose }: RadiosProps) {
  const { id, 'aria-required': required, ...rest } = ties
  return (
    <div
      className={
        options.length === 2 && !options.some(({ more }) => more)
          ? `${styles.radios} ${styles.two}`
          : styles.radios
      }
    >
      {options.map((option, index) => (
        <label key={String(option.id)} className={styles.option}>
          <input
            {...rest}
            type="radio"
            id={index === 0 ? id : `${id}-${index}`}
            name={id}
            checked={option.id === chosen}
            onChange={() => onChoose(option.id)}
          />
          <span>
            {option.name}
            {option.more && <span className={styles.more}>{option.more}</span>}
          </span>
        </label>
      ))}
      {!required && chosen !== undefined && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            onChoose(undefined)
            // This button disappears with the answer; the focus must not be lost with it.
            document.getElementById(id)?.focus()
          }}
        >
          {say(texts.clear, locale)}
        </button>
      )}
    </div>
  )
}
