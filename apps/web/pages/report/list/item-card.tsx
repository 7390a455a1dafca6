import { say, defineTexts } from '@delegacia/domain/language/text'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { ItemForm } from '@delegacia/flows/engine/define'
import { summaryEntry } from '@delegacia/flows/engine/summary'
import type { FormInstance } from '@delegacia/flows/engine/form-instances'
import type { SummaryRow } from '@delegacia/flows/engine/summary-types'
import { inputId } from '../../../inputs/field/input-props.ts'
import { Icon, type IconName } from '@delegacia/ui/icon'
import styles from './list-screen.module.css'
import type { FieldMessage } from '../frame/field-messages.ts'

const texts = defineTexts({
  change: { pt: 'Alterar', en: 'Change', es: 'Cambiar', fr: 'Modifier' },
  remove: { pt: 'Remover', en: 'Remove', es: 'Quitar', fr: 'Retirer' },
  nothing: {
    pt: 'Nada mais informado.',
    en: 'No other details given.',
    es: 'No se indicó nada más.',
    fr: 'Rien d’autre indiqué.',
  },
})

/** What distinguishes one party from another at a glance, in the order of the card. */
const identifyingFields = [
  'nome_fantasia',
  'ds_nascimento',
  'documento/1/numero',
  'documento/0/numero',
  'id_naturalidade',
  'contato/1/valorSemDDI',
]

/** Whether an entry is a person or a company. */
export const isParty = ({ kind }: ItemForm): boolean => kind === 'person' || kind === 'company'

/** All rows of an object; of a party those that identify it, or else the first rows. */
function briefly({ at, form }: FormInstance, rows: readonly SummaryRow[]): readonly SummaryRow[] {
  if (!form || !isParty(form)) return rows
  const named = identifyingFields.flatMap((name) => rows.filter(({ campo }) => campo === `/${at}/${name}`))
  return (named.length > 0 ? named : rows.filter(({ campo }) => campo !== `/${at}/nome`)).slice(0, 4)
}

type Props = {
  instance: FormInstance
  /** Its place among the step's cards, from 1. */
  number: number
  context: Context
  icon: IconName
  messages: readonly FieldMessage[]
  onEdit: () => void
  onRemove: () => void
}

/** One entry of a list: its name, what is known of it, change and remove. */
export function ItemCard({ instance, number, context, icon, messages, onEdit, onRemove }: Props) {
  const { locale } = context
  const [entry] = summaryEntry(instance, context, number)
  const name = `${number}. ${instance.form?.name(instance.entity, context) ?? say(instance.step.title, locale)}`
  const rows = briefly(instance, entry?.rows ?? [])
  const own = messages.filter(
    ({ campo }) => campo.startsWith(`/${instance.at}/`) || campo === `/${instance.at}`,
  )
  return (
    <li className={own.length > 0 ? `${styles.card} ${styles.bad}` : styles.card}>
      <h2 className={styles.name}>
        <Icon name={icon} />
        <span>{name}</span>
      </h2>
      {own.map(({ campo, message }) => (
        <p key={campo} className={styles.message} id={inputId(campo)} tabIndex={-1}>
          {message}
        </p>
      ))}
      {rows.length === 0 && <p className="muted">{say(texts.nothing, locale)}</p>}
      <dl className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div key={label + value}>
            <dt>{label}</dt>
            <dd title={value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <button type="button" onClick={onEdit}>
          {say(texts.change, locale)}
          <span className="visually-hidden"> {name}</span>
        </button>
        <button type="button" className={styles.remove} onClick={onRemove}>
          {say(texts.remove, locale)}
          <span className="visually-hidden"> {name}</span>
        </button>
      </div>
    </li>
  )
}
