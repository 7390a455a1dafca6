import { displayText, readAt } from '@delegacia/flows/engine/model/entity'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { AnyField } from '@delegacia/flows/engine/fields/any-field'
import type { FieldInstance } from '@delegacia/flows/engine/form-instances'
import { inputId } from '../../../apps/web/inputs/field/input-props.ts'
import { control, type Visitor } from './visitor.ts'

type FieldOf<Kind> = Extract<AnyField, { kind: Kind }>
type Asked<F = AnyField> = Omit<FieldInstance, 'field'> & { field: F; context: Context; visitor: Visitor }

/** Answers one question in Firefox as the report answers it: the kinds of question that the journeys there meet. */
export async function answer(visitor: Visitor, question: FieldInstance, context: Context): Promise<void> {
  const asked = { ...question, context, visitor }
  const { field } = question
  switch (field.kind) {
    case 'address':
      return findPlace(asked)
    case 'choice':
      return choose({ ...asked, field })
    case 'date':
    case 'dateTime':
    case 'phone':
    case 'text':
      return visitor.type(control(question.campo), displayText(question.answer))
    case 'narrative':
      return visitor.paste(control(question.campo), displayText(question.answer))
    case 'nature':
      return check(
        asked,
        context.natures?.findIndex((one) => one.id_natureza_cidadao === question.answer),
      )
    case 'option':
      return check(
        asked,
        field.choices(question.instance.entity, context)?.findIndex(({ id }) => id === question.answer),
      )
    case 'yesNo':
      return check(asked, question.answer === true ? 0 : 1)
    case 'point':
      return confirmPlace(asked)
    default:
      throw new Error(`no journey in Firefox answers ${field.kind} at ${question.campo}`)
  }
}

async function findPlace({ visitor, campo, answer: place }: Asked): Promise<void> {
  const postalCode = displayText(readAt(place, 'cep'))
  await visitor.type(control(campo), postalCode)
  await visitor.press({ css: '[role=option]', named: postalCode })
  await visitor.see({ css: 'main dd', named: postalCode })
}

async function confirmPlace({ visitor, campo }: Asked): Promise<void> {
  const confirm = { css: `[id="${inputId(campo)}-nao-sei"]` }
  await visitor.see({ css: `${control(campo).css} [role=application]` })
  await visitor.press(confirm)
  await visitor.isGone(confirm)
}

/** Presses the words of the choice at that place. */
async function check({ visitor, campo }: Asked, place: number | undefined): Promise<void> {
  if (place === undefined || place < 0) throw new Error(`${campo} does not offer what the report answers`)
  const id = inputId(campo)
  await visitor.press({ css: `label:has([id="${place === 0 ? id : `${id}-${place}`}"])` })
}

async function choose(asked: Asked<FieldOf<'choice'>>): Promise<void> {
  const { visitor, campo, field, answer: id, instance, context } = asked
  const items = field.choices(instance.entity, context) ?? []
  const place = items.findIndex((item) => item.id === id)
  const name = items[place]?.name ?? ''
  if (field.control === 'radios') return check(asked, place)
  if (field.control === 'select') {
    await visitor.page.focus(control(campo).css)
    // The first entry asks to choose.
    for (let down = 0; down <= place; down++) await visitor.page.keyboard.press('ArrowDown')
    return undefined
  }
  await visitor.type(control(campo), name)
  await visitor.press({ css: `[id="${inputId(campo)}-menu"] [role=option]`, named: name })
  return undefined
}
