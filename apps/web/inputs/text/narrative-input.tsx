import { say, defineTexts } from '@delegacia/domain/language/text'
import { narrativeMinimum } from '@delegacia/domain/rules/narrative-text'
import type { NarrativeField } from '@delegacia/flows/engine/fields/narrative'
import { isEmpty } from '@delegacia/flows/engine/model/entity'
import { buttonClass } from '@delegacia/ui/button'
import { useEffect, useRef, useState } from 'react'
import { useLoad } from '../../api/use-load.ts'
import { LazyDictation } from '../../reading/lazy-dictation.tsx'
import { FieldFrame } from '../field/field-frame.tsx'
import type { InputProps } from '../field/input-props.ts'
import type { AccountSentences } from './account-sentences.tsx'
import { LinesBox } from './lines-box.tsx'
import styles from './narrative-input.module.css'

const texts = defineTexts({
  understood: {
    pt: 'Entendi, quero contar',
    en: 'I understand, I am ready',
    es: 'Entendido, quiero contar',
    fr: 'J’ai compris, je commence',
  },
})

/** The person's account: an explanation first, then the box, the room that is left and whose the text is (FA-06, FA-07). */
export function NarrativeInput(input: InputProps<NarrativeField>) {
  const { field, entity, context, id, onHold } = input
  const { value: loaded } = useLoad(
    '',
    () => import('./account-sentences.tsx'),
    field.sentences(entity).length > 0,
  )
  const [understood, setUnderstood] = useState(!isEmpty(field.read(entity)))
  useEffect(() => {
    onHold(!understood)
    return () => onHold(false)
  }, [understood, onHold])
  if (understood) return <NarrativeBox input={input} Sentences={loaded?.AccountSentences} />
  return (
    <FieldFrame {...input} as="set">
      <div className={styles.explanation}>
        <p>{say(field.explanation, context.locale)}</p>
        <button type="button" id={id} className={buttonClass()} onClick={() => setUnderstood(true)}>
          {say(texts.understood, context.locale)}
        </button>
      </div>
    </FieldFrame>
  )
}

type BoxProps = { input: InputProps<NarrativeField>; Sentences: typeof AccountSentences | undefined }

function NarrativeBox({ input, Sentences }: BoxProps) {
  const { field, entity, context, id, onChange } = input
  const account = field.read(entity)
  const opened = useRef(isEmpty(field.read(entity)))
  useEffect(() => {
    if (opened.current) document.getElementById(id)?.focus()
  }, [id])
  return (
    <FieldFrame {...input}>
      {Sentences && (
        <Sentences
          sentences={field.sentences(entity)}
          account={typeof account === 'string' ? account : ''}
          locale={context.locale}
          onChange={(next) => onChange((last) => field.write(last, next, context))}
        />
      )}
      <LinesBox
        input={input}
        lines={10}
        minimum={narrativeMinimum}
        maximum={context.narrativeMaximum}
        describedBy={`${id}-aviso`}
        className={styles.box}
      />
      <LazyDictation id={id} />
      <p id={`${id}-aviso`} className={styles.notice}>
        {say(field.notice, context.locale)}
      </p>
    </FieldFrame>
  )
}
