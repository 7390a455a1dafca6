import type { Panel } from '@delegacia/contract/panel'
import { t } from '../../i18n/locale.ts'
import { texts } from './panel-texts.ts'
import css from './panel.module.css'
import { countWords, hourWords, shareWords } from './shown-words.ts'

/** The roles are written out: on a phone the rows are cards, and browsers would drop them. */
export function UnitTable({ units, name }: { units: Panel['unidades']; name: string }) {
  const heads = [texts.unit, texts.received, texts.firstLook, texts.corrected, texts.answered].map((head) =>
    t(head),
  )
  return (
    <table className={css.units} role="table" aria-label={name}>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {units.map(({ unidade, recebidos, primeiroOlharHoras, corrigidos, respondidos }) => {
          const cells = [
            countWords(recebidos),
            hourWords(primeiroOlharHoras),
            shareWords(corrigidos),
            shareWords(respondidos),
          ]
          return (
            <tr key={unidade} role="row">
              <th role="rowheader" scope="row">
                {unidade}
              </th>
              {cells.map((cell, place) => (
                <td key={heads[place + 1]} role="cell" data-head={heads[place + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
