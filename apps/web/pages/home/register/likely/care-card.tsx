import { CallList } from '../../../../help/call-list.tsx'
import { UnitsButton } from '../../../../help/units-button.tsx'
import { t } from '../../../../i18n/locale.ts'
import { Card } from '@delegacia/ui/card'
import type { Care } from './care.ts'

/** Words of care with the numbers to call, before anything that is to be filled in. */
export function CareCard({ care: { title, words, calls: numbers, inPerson } }: { care: Care }) {
  const [first, ...more] = words.map((text, place) => <p key={place}>{t(text)}</p>)
  return (
    <Card level={3} tone={numbers.length > 0 ? 'danger' : 'warning'} title={t(title)}>
      {first}
      {numbers.length > 0 && <CallList numbers={numbers} />}
      {more}
      {inPerson && <UnitsButton />}
    </Card>
  )
}
