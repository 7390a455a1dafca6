import { Icon, type IconName } from '@delegacia/ui/icon'
import type { FileVerdict } from './check-file.ts'
import css from './validate.module.css'

type CardVerdictProps = {
  icon: IconName
  text: string
  /** What the comparison of a file found, where it is one. */
  found?: FileVerdict['found'] | 'cancelled' | undefined
}

/** A card's title with an icon before it. */
export function CardVerdict({ icon, text, found }: CardVerdictProps) {
  return (
    <span className={css.verdict} data-comparison={found}>
      <Icon name={icon} />
      {text}
    </span>
  )
}
