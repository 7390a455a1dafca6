import { useEffect, useId, useRef, useState } from 'react'
import { defineTexts, type Text } from '@delegacia/domain/language/text'
import { t } from '../../i18n/locale.ts'
import type { MunicipalityChoice } from './municipality-choice.ts'
import type { MunicipalityCombobox } from './municipality-combobox.tsx'

const texts = defineTexts({
  label: {
    pt: 'Em que município aconteceu?',
    en: 'In which municipality did it happen?',
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
  onChoose: (choice: MunicipalityChoice) => void
}

/** The municipality: a plain field at first; the searchable list is loaded after the page and takes over what was typed. */
export function MunicipalityField({ label = texts.label, name, onChoose }: MunicipalityFieldProps) {
  const id = useId()
  const plain = useRef<HTMLInputElement>(null)
  const [loaded, setLoaded] = useState<{
    Combobox: typeof MunicipalityCombobox
    before: { text: string; focused: boolean }
  }>()

  useEffect(() => {
    let gone = false
    import('./municipality-combobox.tsx').then(
      (module) => {
        const field = plain.current
        if (!gone)
          setLoaded({
            Combobox: module.MunicipalityCombobox,
            before: { text: field?.value ?? '', focused: document.activeElement === field },
          })
      },
      (error: unknown) => console.error('The list of municipalities could not be loaded.', error),
    )
    return () => {
      gone = true
    }
  }, [])

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
        <input ref={plain} id={id} className="control" autoComplete="off" placeholder={t(texts.example)} />
      )}
    </div>
  )
}
