import { say, defineTexts, type Locale } from '@delegacia/domain/language/text'
import type { Ties } from '../field/field-frame.tsx'
import styles from './radios.module.css'

const texts = defineTexts({
  law: { pt: 'a lei', en: 'the law', es: 'la ley', fr: 'la loi' },
  clear: {
    pt: 'Limpar a resposta',
    en: 'Clear the answer',
    es: 'Borrar la respuesta',
    fr: 'Effacer la réponse',
  },
})

export type Option = {
  id: string | number | boolean
  name: string
  more?: string | undefined
  /** Its statute: all open together, below the options (VI-09). */
  law?: string | undefined
}

export type RadiosProps = {
  ties: Ties
  options: readonly Option[]
  /** The id, or the ids where `several` may be checked. */
  chosen: unknown
  several?: boolean
  locale: Locale
  onChoose: (id: Option['id'] | undefined) => void
}

/** One of a few, or several of them. The first radio carries the field's id, so that the error summary leads to it. */
export function Radios({ ties, options, chosen, several, locale, onChoose }: RadiosProps) {
  const { id, 'aria-required': required, ...rest } = ties
  const statutes = options.filter(({ law }) => law)
  return (
    <div
      className={
        options.length === 2 && !options.some(({ more }) => more)
          ? `${styles.radios} ${options.every(({ name }) => name.length <= 10) ? styles.pair : styles.two}`
          : styles.radios
      }
    >
      {options.map((option, index) => (
        <label key={String(option.id)} className={styles.option}>
          <input
            {...rest}
            type={several ? 'checkbox' : 'radio'}
            id={index === 0 ? id : `${id}-${index}`}
            name={id}
            checked={Array.isArray(chosen) ? chosen.includes(option.id) : option.id === chosen}
            onChange={() => onChoose(option.id)}
          />
          <span>
            {option.name}
            {option.more && <span className={styles.more}>{option.more}</span>}
          </span>
        </label>
      ))}
      {statutes.length > 0 && (
        <details className={styles.law}>
          <summary>{say(texts.law, locale)}</summary>
          {statutes.map((option) => (
            <p key={String(option.id)}>
              <b>{option.name}:</b> {option.law}
            </p>
          ))}
        </details>
      )}
      {!required && chosen !== undefined && (
        <button
          type="button"
          className={styles.clear}
          aria-describedby={`${id}-rotulo`}
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
