import { defineTexts } from '@delegacia/domain/language/text'
import { lazy, Suspense, type ComponentProps } from 'react'
import { t } from '../../../i18n/locale.ts'
import boxStyles from '../../../inputs/field/box.module.css'
import styles from './list-screen.module.css'
import { searchBoxId } from './search-box.ts'
import type { ThingSearch as Search } from './thing-search.tsx'

const { label } = defineTexts({
  label: {
    pt: 'O que é? Uma palavra basta',
    en: 'What is it? One word will do',
    es: '¿Qué es? Basta una palabra',
    fr: 'Qu’est-ce que c’est ? Un mot suffit',
  },
})

/** If it cannot be loaded, the buttons below it lead to every form. */
const ThingSearch = lazy(() =>
  import('./thing-search.tsx').then(
    (module) => ({ default: module.ThingSearch }),
    () => ({ default: () => <></> }),
  ),
)

/** The box over everything that can be added to a step, with its label. */
export const LazyThingSearch = (props: ComponentProps<typeof Search>) => (
  <div className={styles.search}>
    <label htmlFor={searchBoxId} id={`${searchBoxId}-rotulo`} className={styles.label}>
      {t(label)}
    </label>
    <Suspense fallback={<WaitingBox />}>
      <ThingSearch {...props} />
    </Suspense>
  </div>
)

const WaitingBox = () => (
  <input id={searchBoxId} className={boxStyles.box} aria-disabled="true" aria-busy="true" readOnly />
)
