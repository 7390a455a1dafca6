import { useId, useState } from 'react'
import type { Text } from '@delegacia/domain/language/text'
import { formatBulletinNumber, readBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { Card } from '@delegacia/ui/card'
import { postJson } from '../../api/post-json.ts'
import { CodeForm } from '../../documents/code-form.tsx'
import { t } from '../../i18n/locale.ts'
import { texts } from './message-texts.ts'
import css from './validate.module.css'

/**
 * Whether a number and a code that a message names belong together (VP-10). Only who gives both is told anything, and an unknown
 * code and a wrong number get the same words.
 */
export function MessagePair() {
  const id = useId()
  const [number, setNumber] = useState('')
  const [answer, setAnswer] = useState<Text>()

  async function compare(code: string): Promise<undefined> {
    setAnswer(undefined)
    const known = await postJson(
      '/api/validar-documento',
      { codigo: code },
      { safe: true, quiet: true },
    ).catch(() => undefined)
    const given = readBulletinNumber(number)
    const fits =
      given !== undefined &&
      known !== undefined &&
      known.situacao !== 'desconhecido' &&
      known.numero === formatBulletinNumber(given)
    setAnswer(known ? (fits ? texts.pairFits : texts.pairWrong) : texts.pairFailed)
  }

  return (
    <Card title={t(texts.pairTitle)} folded>
      <div className="stack">
        <p>{t(texts.pairLead)}</p>
        <div>
          <label htmlFor={id}>{t(texts.number)}</label>
          <input
            id={id}
            className="control"
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        </div>
        <CodeForm ask={t(texts.pairAsk)} onCode={compare} />
        <p className={css.answer} role="status">
          {answer && t(answer)}
        </p>
      </div>
    </Card>
  )
}
