import { say } from '@delegacia/domain/language/text'
import type { DetailPart, DetailsField } from '@delegacia/flows/engine/fields/details'
import type { TextField } from '@delegacia/flows/engine/fields/text'
import boxStyles from '../field/box.module.css'
import styles from './details-input.module.css'
import { FieldFrame, tiesOf } from '../field/field-frame.tsx'
import type { InputProps } from '../field/input-props.ts'
import { OrUnknown } from '../field/or-unknown.tsx'
import { texts as listTexts } from '../field/list-texts.ts'
import { useSources } from '../field/sources.ts'
import { TextInput } from '../text/text-input.tsx'
import { TryAgain } from '@delegacia/ui/try-again'

/** What distinguishes one object from another: a box or a select for each of its details (OB-06). */
export function DetailsInput(input: InputProps<DetailsField>) {
  const { field, entity, context, id, messageAt } = input
  const parts = field.parts(entity, context)
  if (!parts) {
    return (
      <FieldFrame {...input} as="set" optional={false}>
        <Waiting {...input} />
      </FieldFrame>
    )
  }
  const drawn = parts.map((part) => {
    const own = {
      ...input,
      field: part.field,
      id: id + part.field.name.slice(field.name.length).replaceAll('/', '-'),
      message: messageAt(part.field.name),
    }
    // Another object may have another question at the same place.
    const key = `${field.of(entity)}-${part.question.id}`
    return part.question.identificador ? (
      <Combo key={key} {...own} part={part} />
    ) : part.mayBeUnknown ? (
      // Its mask would not accept that the person does not know.
      <OrUnknown key={key} input={own}>
        <TextInput {...own} />
      </OrUnknown>
    ) : (
      <TextInput key={key} {...own} />
    )
  })
  // A single detail says by itself what it is.
  return drawn.length === 1 ? (
    drawn
  ) : (
    <FieldFrame {...input} as="set" optional={false}>
      <div className={styles.parts}>{drawn}</div>
    </FieldFrame>
  )
}

/** The questions are loading, or could not be loaded and can be requested again (ER-02). */
function Waiting({ field, entity, context, id }: InputProps<DetailsField>) {
  const { locale } = context
  const sources = useSources()
  const object = field.of(entity)
  if (object === undefined || !sources.failed({ detailsOf: object }))
    return (
      <p id={id} tabIndex={-1}>
        {say(listTexts.loading, locale)}
      </p>
    )
  return (
    <TryAgain
      id={id}
      text={say(listTexts.failed, locale)}
      locale={locale}
      onRetry={() => sources.retry({ detailsOf: object })}
    />
  )
}

type Part = InputProps<TextField> & { part: DetailPart }

function Combo({ part: { question }, ...input }: Part) {
  const { field, entity, context, onChange } = input
  const place = question.opcoes.findIndex(({ valor }) => valor === field.read(entity))
  return (
    <FieldFrame {...input}>
      <div className={boxStyles.select}>
        <select
          {...tiesOf(input)}
          className={boxStyles.box}
          value={place}
          onChange={({ currentTarget: { value } }) => {
            const valor = question.opcoes[Number(value)]?.valor
            onChange((last) => field.write(last, valor, context))
          }}
        >
          <option value={-1}>{say(listTexts.choose, context.locale)}</option>
          {question.opcoes.map(({ id, name }, index) => (
            <option key={id} value={index}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  )
}
