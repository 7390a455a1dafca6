import { say, defineTexts } from '@delegacia/domain/language/text'
import type { Address } from '@delegacia/domain/report/address'
import type { AddressField } from '@delegacia/flows/engine/fields/address'
import { lazy, Suspense, useRef, useState } from 'react'
import styles from './address-input.module.css'
import boxStyles from '../field/box.module.css'
import { FieldFrame, tiesOf } from '../field/field-frame.tsx'
import type { InputProps } from '../field/input-props.ts'

const PlaceBox = lazy(() => import('./place-box.tsx').then((loaded) => ({ default: loaded.PlaceBox })))

const AdvancedSearch = lazy(() =>
  import('./advanced-search.tsx').then((loaded) => ({ default: loaded.AdvancedSearch })),
)

const texts = defineTexts({
  advanced: {
    pt: 'Busca avançada',
    en: 'Advanced search',
    es: 'Búsqueda avanzada',
    fr: 'Recherche avancée',
  },
  quick: {
    pt: 'Voltar à busca simples',
    en: 'Back to the simple search',
    es: 'Volver a la búsqueda simple',
    fr: 'Revenir à la recherche simple',
  },
  change: { pt: 'Trocar endereço', en: 'Change address', es: 'Cambiar dirección', fr: 'Changer d’adresse' },
  keep: {
    pt: 'Manter o endereço escolhido',
    en: 'Keep the chosen address',
    es: 'Mantener la dirección elegida',
    fr: 'Garder l’adresse choisie',
  },
})

/** A place from the address search; what the search fills is shown and cannot be typed over (AD-03). */
export function AddressInput(input: InputProps<AddressField>) {
  const { field, entity, context, id, onChange } = input
  const { locale } = context
  const answer = field.read(entity)
  const [searching, setSearching] = useState(false)
  const returning = useRef(false)
  // The search box goes when its work is done; the focus must not go with it.
  const endSearch = () => {
    returning.current = true
    setSearching(false)
  }
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (button && returning.current) button.focus()
    if (button) returning.current = false
  }
  const [advanced, setAdvanced] = useState(false)
  const choose = (place: Address) => {
    endSearch()
    setAdvanced(false)
    onChange((last) => field.write(last, place, context))
  }
  if (answer !== undefined && !searching) {
    return (
      <FieldFrame {...input} as="set">
        <div className={styles.chosen}>
          <dl className={styles.rows}>
            {field.rows(answer, entity, context).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <button
            type="button"
            id={id}
            ref={takeFocus}
            className={styles.change}
            onClick={() => setSearching(true)}
          >
            {say(texts.change, locale)}
          </button>
        </div>
      </FieldFrame>
    )
  }
  return (
    <FieldFrame {...input} as="set">
      <Suspense fallback={<div className={boxStyles.box} aria-busy="true" />}>
        {advanced ? (
          <AdvancedSearch ties={tiesOf(input)} context={context} onChoose={choose} />
        ) : (
          <PlaceBox
            ties={tiesOf(input)}
            label={say(field.searchLabel, locale)}
            locale={locale}
            focused={searching}
            onChoose={choose}
          />
        )}
        <button type="button" className={styles.change} onClick={() => setAdvanced(!advanced)}>
          {say(advanced ? texts.quick : texts.advanced, locale)}
        </button>
      </Suspense>
      {searching && (
        <button type="button" className={styles.change} onClick={endSearch}>
          {say(texts.keep, locale)}
        </button>
      )}
    </FieldFrame>
  )
}
