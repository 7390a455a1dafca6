import { roleTexts } from '@delegacia/domain/desk/citizen/role-texts'
import { stateTexts } from '@delegacia/domain/desk/citizen/state-texts'
import { showInstant } from '@delegacia/domain/language/dates'
import { DescriptionList, type DescriptionRow } from '@delegacia/ui/description-list'
import { Card } from '@delegacia/ui/card'
import { locale, t } from '../../i18n/locale.ts'
import css from './follow.module.css'
import type { Thread } from './thread-calls.ts'
import { texts } from './thread-texts.ts'

/** How the report stands: what that means and what it does not, who has it, what comes next. */
export function StateCard({ thread, mayWrite }: { thread: Thread; mayWrite: boolean }) {
  const { estado, desde, com, proximo, recibo, ultimaVisita, somenteLeitura, cancelamento } = thread
  const { name, means, meansNot } = stateTexts[estado]
  const when = (instant: string) => showInstant(new Date(instant), locale)
  const role = com.cargo && t(roleTexts[com.cargo])
  return (
    <Card title={<span className={css.state}>{t(name)}</span>}>
      {/* What a state means for a valid paper is untrue of a cancelled one; a notice above says what holds. */}
      {!cancelamento && <p>{t(means, { unit: com.unidade })}</p>}
      <p className="muted">{t(meansNot)}</p>
      <h3 className={css.heading}>{t(texts.next)}</h3>
      {proximo.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <DescriptionList
        rows={[
          { label: t(texts.with), value: [com.unidade, role].filter(Boolean).join(', ') },
          ...placeRows(com),
          { label: t(texts.since, { when: '' }).trim(), value: when(desde) },
          ...(recibo === undefined ? [] : [{ label: t(texts.receipt), value: recibo }]),
          ...(somenteLeitura
            ? []
            : [{ label: t(texts.visit), value: ultimaVisita ? when(ultimaVisita) : t(texts.firstVisit) }]),
        ]}
      />
      {somenteLeitura && <p className="note">{t(texts.readOnly)}</p>}
      {mayWrite && <p className="note">{t(texts.visitHint)}</p>}
    </Card>
  )
}

/** Where the unit is and how it is reached, as far as it is known; Portuguese, as the operator wrote it. */
function placeRows({ endereco, telefone, horario }: Thread['com']): DescriptionRow[] {
  return [
    ...(endereco ? [{ label: t(texts.address), value: <span lang="pt-br">{endereco}</span> }] : []),
    ...(telefone ? [{ label: t(texts.phone), value: <Telephone number={telefone} /> }] : []),
    ...(horario ? [{ label: t(texts.hours), value: <span lang="pt-br">{horario}</span> }] : []),
  ]
}

/** A link where it is one number: of two the device would dial a third. */
function Telephone({ number }: { number: string }) {
  const dialled = number.replace(/[^\d+]/g, '')
  const isOne = /^\+?\d{3,13}$/.test(dialled) && /^[\d\s()+.-]+$/.test(number)
  return isOne ? <a href={`tel:${dialled}`}>{number}</a> : <>{number}</>
}
