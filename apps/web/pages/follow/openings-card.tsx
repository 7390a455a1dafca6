import { openingTexts } from '@delegacia/domain/desk/citizen/opening-texts'
import { roleTexts } from '@delegacia/domain/desk/citizen/role-texts'
import { showInstant } from '@delegacia/domain/language/dates'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { locale, t } from '../../i18n/locale.ts'
import css from './follow.module.css'
import type { Thread } from './thread-calls.ts'
import { texts } from './thread-texts.ts'

type Props = { openings: Thread['aberturas']; onShow: () => void }

/** Who opened the report and when, by role and unit; where it is hidden, a button asks for it. */
export function OpeningsCard({ openings, onShow }: Props) {
  if (!openings)
    return (
      <Card title={t(texts.openings)} folded>
        <p>{t(texts.hidden)}</p>
        <Button kind="quiet" onClick={onShow}>
          {t(texts.showOpenings)}
        </Button>
      </Card>
    )
  return (
    <Card title={t(texts.openings)}>
      {openings.length === 0 && <p className="muted">{t(texts.nobody)}</p>}
      <ul className={css.openings}>
        {openings.map(({ quando, cargo, unidade, motivo, outraUnidade }) => (
          <li key={`${quando}${unidade}`}>
            {showInstant(new Date(quando), locale)} · {unidade}, {t(roleTexts[cargo])},{' '}
            {t(openingTexts[motivo])}
            {outraUnidade && <span> ({t(texts.otherUnit)})</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
