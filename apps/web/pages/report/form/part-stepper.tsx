import { defineTexts } from '@delegacia/domain/language/text'
import type { Group, Part } from '@delegacia/flows/engine/define'
import { t } from '../../../i18n/locale.ts'
import { Icon } from '@delegacia/ui/icon'
import styles from './part-stepper.module.css'

const texts = defineTexts({
  part: {
    pt: 'Parte {now} de {total}: {title}',
    en: 'Part {now} of {total}: {title}',
    es: 'Parte {now} de {total}: {title}',
    fr: 'Partie {now} sur {total} : {title}',
  },
  screen: {
    pt: 'tela {now} de {total}',
    en: 'screen {now} of {total}',
    es: 'pantalla {now} de {total}',
    fr: 'écran {now} sur {total}',
  },
  done: { pt: 'pronto', en: 'done', es: 'listo', fr: 'terminé' },
  toCome: { pt: 'depois', en: 'to come', es: 'después', fr: 'à venir' },
})

/** The parts of a form in their order, each once; empty where the groups have none. */
export const partsOf = (groups: readonly Group[]): Part[] => [
  ...new Map(groups.flatMap(({ part }) => (part ? [[part.id, part] as const] : []))).values(),
]

type Props = {
  /** The groups that are open, in their order. */
  groups: readonly Group[]
  /** The one that is shown. */
  group: Group
}

/** The vertical stepper of a long form: which parts are done, current and to come, in words too (WZ-07). */
export function PartStepper({ groups, group }: Props) {
  const parts = partsOf(groups)
  const now = parts.findIndex(({ id }) => id === group.part?.id)
  const mates = groups.filter(({ part }) => part?.id === group.part?.id)
  if (now < 0) return null
  return (
    <ol className={styles.parts}>
      {parts.map(({ id, title }, place) => {
        const params = { now: place + 1, total: parts.length, title: t(title) }
        if (place === now) {
          return (
            <li key={id} className={styles.now} aria-current="step">
              <span className={styles.badge} aria-hidden="true">
                {place + 1}
              </span>
              <span>
                {t(texts.part, params)}
                {mates.length > 1 && (
                  <span className={styles.more}>
                    {' '}
                    ({t(texts.screen, { now: mates.indexOf(group) + 1, total: mates.length })})
                  </span>
                )}
              </span>
            </li>
          )
        }
        const done = place < now
        return (
          <li key={id} className={done ? styles.done : undefined}>
            <span className={styles.badge} aria-hidden="true">
              {done ? <Icon name="check" /> : place + 1}
            </span>
            <span>
              {t(title)} <span className={styles.more}>({t(done ? texts.done : texts.toCome)})</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
