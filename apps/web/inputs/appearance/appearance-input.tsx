import { say, defineTexts } from '@delegacia/domain/language/text'
import type { Appearance } from '@delegacia/domain/report/involved-party'
import type { AppearanceField } from '@delegacia/flows/engine/fields/appearance'
import type { CharacteristicGroup } from '@delegacia/flows/engine/fields/catalogue'
import styles from './appearance-input.module.css'
import { Catalogue } from './catalogue.tsx'
import { FieldFrame, tiesOf } from '../field/field-frame.tsx'
import type { InputProps } from '../field/input-props.ts'
import { Radios } from '../choice/radios.tsx'

const texts = defineTexts({
  open: { pt: 'não marcado', en: 'not marked', es: 'sin marcar', fr: 'non coché' },
})

/** One optional choice in each group of the appearance; closed groups say what was chosen (PE-18). */
export function AppearanceInput(input: InputProps<AppearanceField>) {
  const { field, entity, context, id, onChange } = input
  const given = field.read(entity)
  const chosen = Array.isArray(given) ? (given as Appearance[]) : []

  const choose = (group: CharacteristicGroup, answer: unknown) =>
    onChange((last) => {
      const before = field.read(last)
      const others = (Array.isArray(before) ? (before as Appearance[]) : []).filter(
        (one) => !group.features.some((feature) => feature.id === one.id),
      )
      return field.write(last, typeof answer === 'number' ? [...others, { id: answer }] : others, context)
    })

  return (
    <FieldFrame {...input} as="set">
      <Catalogue id={id} context={context}>
        {(groups) => (
          <div className={styles.groups}>
            {groups.map((group, place) => {
              const feature = group.features.find((one) => chosen.some(({ id }) => id === one.id))
              const ties = { ...tiesOf(input), id: `${id}-${group.id}` }
              return (
                <details
                  key={group.id}
                  className={feature ? `${styles.group} ${styles.answered}` : styles.group}
                >
                  <summary id={place === 0 ? id : undefined} className={styles.head}>
                    <span className={styles.name}>{group.name}</span>
                    <span className={styles.chosen}>
                      {feature?.ds_caracteristica ?? say(texts.open, context.locale)}
                    </span>
                  </summary>
                  <fieldset className={styles.choices}>
                    <legend id={`${ties.id}-rotulo`} className="visually-hidden">
                      {group.name}
                    </legend>
                    <Radios
                      ties={ties}
                      options={group.features.map((one) => ({ id: one.id, name: one.ds_caracteristica }))}
                      chosen={feature?.id}
                      locale={context.locale}
                      onChoose={(answer) => choose(group, answer)}
                    />
                  </fieldset>
                </details>
              )
            })}
          </div>
        )}
      </Catalogue>
    </FieldFrame>
  )
}
