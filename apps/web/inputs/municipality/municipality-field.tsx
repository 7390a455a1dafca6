import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { defineTexts, type Text } from '@delegacia/domain/language/text'
import { t } from '../../i18n/locale.ts'
import type { MunicipalityChoice } from './municipality-choice.ts'
import type { MunicipalityCombobox } from './municipality-combobox.tsx'

const texts = defineTexts({
  label: {
    pt: 'Em que município aconteceu?',
    en: 'Which municipality did it happen in?',
    es: '¿En qué municipio ocurrió?',
    fr: 'Dans quelle commune cela s’est-il passé ?',
  },
  example: {
    pt: 'Comece a digitar: Belém…',
    en: 'Start typing: Belém…',
    es: 'Empiece a escribir: Belém…',
    fr: 'Tapez : Belém…',
  },
})

type MunicipalityFieldProps = {
  /** Where something else is asked than the place of the report. */
  label?: Text
  name: string | undefined
  /** Loads the list only once the field is touched, where most people pass it by. */
  untilTouched?: boolean
  onChoose: (choice: MunicipalityChoice) => void
}

/** The municipality: a plain field at first; the searchable list is loaded after the page and takes over what was typed. */
export function MunicipalityField({
  label = texts.label,
  name,
  untilTouched = false,
  onChoose,
}: MunicipalityFieldProps) {
  const id = useId()
  const plain = useRef<HTMLInputElement>(null)
  const pressed = useRef(false)
  const [touches, setTouches] = useState(untilTouched ? 0 : 1)
  const [loaded, setLoaded] = useState<{
    Combobox: typeof MunicipalityCombobox
    before: { text: string; focused: boolean; pressed: boolean }
  }>()

  useEffect(() => {
    if (touches === 0) return
    let gone = false
    import('./municipality-combobox.tsx').then(
      (module) => {
        const field = plain.current
        if (gone) return
        const focused = document.activeElement === field
        // At once: a letter typed between this reading and a later drawing would be lost with the plain field.
        flushSync(() =>
          setLoaded({
            Combobox: module.MunicipalityCombobox,
            before: { text: field?.value ?? '', focused, pressed: focused && pressed.current },
          }),
        )
      },
      (error: unknown) => console.error('The list of municipalities could not be loaded.', error),
    )
    return () => {
      gone = true
    }
  }, [touches])

  return (
    <div>
      <label htmlFor={id} id={`${id}-rotulo`}>
        {t(label)}
      </label>
      {loaded ? (
        <loaded.Combobox
          id={id}
          name={name}
          placeholder={t(texts.example)}
          before={loaded.before}
          onChoose={onChoose}
        />
      ) : (
        <input
          ref={plain}
          key={name}
          id={id}
          className="control"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- there is no list to control until it is loaded
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={t(texts.example)}
          defaultValue={name}
          onFocus={() => setTouches((last) => last + 1)}
          onClick={() => {
            pressed.current = true
          }}
        />
      )}
    </div>
  )
}
