import { t } from '../../i18n/locale.ts'
import { inputId } from '../../inputs/field/input-props.ts'
import { FieldInput } from '../../inputs/field-input.tsx'
import { texts } from './correction-texts.ts'
import css from './follow.module.css'
import { AskedWords } from './said-words.tsx'
import type { Thread } from './thread-calls.ts'
import type { Answers } from './use-answers.ts'

type Question = NonNullable<Thread['correcao']>['perguntas'][number]
type Props = { question: Question; answers: Answers; message: string | undefined }

/** One question of the police with the answer of today, the form's own input, and 'I do not know'. */
export function AskedQuestion({ question, answers, message }: Props) {
  const { campo, pergunta, traducao, semTraducao, hoje } = question
  const asked = answers.fieldOf(campo)
  const isUnknown = answers.isUnknown(campo)
  return (
    <div className={css.question}>
      <AskedWords
        text={pergunta}
        language={semTraducao || traducao !== undefined ? 'pt-br' : undefined}
        translation={traducao}
        isMissing={semTraducao}
      />
      <p className="muted">{hoje === undefined ? t(texts.blank) : t(texts.today, { answer: hoje })}</p>
      {asked && !isUnknown && (
        <FieldInput
          field={asked.field}
          entity={asked.instance.entity}
          context={answers.context}
          id={inputId(campo)}
          message={message}
          messageAt={() => undefined}
          onChange={(change) => answers.change(campo, asked.instance.at, change)}
          onHold={() => undefined}
        />
      )}
      <label className={css.unknown}>
        <input
          type="checkbox"
          checked={isUnknown}
          onChange={(event) => answers.sayUnknown(campo, event.target.checked)}
        />{' '}
        {t(texts.unknown)}
      </label>
    </div>
  )
}
