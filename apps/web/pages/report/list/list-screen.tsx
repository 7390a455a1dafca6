import { defineTexts } from '@delegacia/domain/language/text'
import { issueMessage } from '@delegacia/domain/rules/validation-issue'
import type { Flow, ItemForm, ItemKind, ListStep } from '@delegacia/flows/engine/define'
import type { Entity } from '@delegacia/flows/engine/model/entity'
import type { Context } from '@delegacia/flows/engine/model/context'
import { listIssues } from '@delegacia/flows/engine/report-issues'
import {
  countedEntries,
  formInstances,
  ownEntries,
  type FormInstance,
} from '@delegacia/flows/engine/form-instances'
import { useMemo, useState } from 'react'
import { locale, t } from '../../../i18n/locale.ts'
import { inputId } from '../../../inputs/field/input-props.ts'
import { Button } from '@delegacia/ui/button'
import { Icon, type IconName } from '@delegacia/ui/icon'
import styles from './list-screen.module.css'
import { isParty, ItemCard } from './item-card.tsx'
import { RemoveDialog } from '../../../ui/remove-dialog.tsx'
import type { ReportContext } from '../../../questions/report-context.ts'
import { LazyThingSearch } from './lazy-thing-search.tsx'
import { ImpliedEntryCard } from './implied-entry-card.tsx'
import { asErrorItems, messagesOf, type FieldMessage } from '../frame/field-messages.ts'
import { WizardPage } from '../frame/wizard-page.tsx'
import { texts as wizardTexts } from '../frame/wizard-texts.ts'

const texts = defineTexts({
  none: {
    pt: 'Nada adicionado ainda.',
    en: 'Nothing added yet.',
    es: 'Todavía no se ha añadido nada.',
    fr: 'Rien n’a encore été ajouté.',
  },
  nobody: {
    pt: 'Ninguém adicionado ainda.',
    en: 'Nobody added yet.',
    es: 'Todavía no se ha añadido a nadie.',
    fr: 'Personne n’a encore été ajouté.',
  },
})

const icons = {
  document: 'document',
  phone: 'device',
  object: 'tag',
  animal: 'animal',
  money: 'card',
  account: 'bank',
  person: 'people',
  company: 'building',
  vehicle: 'car',
} as const satisfies Record<ItemKind, IconName>

type Props = {
  flow: Flow
  step: ListStep
  progress: { now: number; total: number; label: string }
  report: ReportContext
  messages: readonly FieldMessage[]
  /** Opens a form for a new entry, empty or with what is known of it. */
  onAdd: (form: ItemForm, entity?: Entity) => void
  onEdit: (instance: FormInstance) => void
  onRemove: (index: number) => void
  onNext: () => void
  onBack: () => void
}

/** The size of a step's cards: people (WZ-06), vehicles (OB-07), other things (OB-01). */
function sizeOf({ forms }: ListStep): 'people' | 'vehicles' | 'things' {
  if (forms.every(isParty)) return 'people'
  return forms.every(({ kind }) => kind === 'vehicle') ? 'vehicles' : 'things'
}

/** Who or what is on the list, whether that is too few, and what can be added to it now. */
function listedIn(step: ListStep, { report, now }: Context) {
  const impliedEntry = step.impliedEntry?.(report)
  const implied = impliedEntry === undefined ? 0 : 1
  return {
    impliedEntry,
    count: ownEntries(step, report).length + implied,
    few: countedEntries(step, report).length + implied < step.atLeast,
    offered: step.forms.filter(({ beside }) => !beside || beside.offered(report, now)),
  }
}

/** Any number of entries: their cards, their count, a button for each kind that can be added (OB-01). */
export function ListScreen(props: Props) {
  const { flow, step, progress, report, onAdd, onEdit, onRemove, onNext, onBack } = props
  const { context } = report
  const [messages, setMessages] = useState(props.messages)
  const [removing, setRemoving] = useState<FormInstance>()
  const errors = useMemo(() => asErrorItems(messages), [messages])
  const instances = [...formInstances(flow, context.report)].filter((one) => one.step === step)
  const { impliedEntry, count, few, offered } = listedIn(step, context)
  const size = sizeOf(step)

  const goOn = () => {
    const issues = listIssues(step, context)
    if (issues.length === 0) return onNext()
    setMessages(messagesOf(issues))
  }
  const remove = ({ index }: FormInstance) => {
    setRemoving(undefined)
    if (index !== undefined) onRemove(index)
    // While the dialog is still open, nothing behind it takes the focus.
    setTimeout(() => document.querySelector<HTMLElement>('h1')?.focus())
  }

  return (
    <WizardPage
      flow={flow}
      title={t(step.title)}
      screen={step.id}
      progress={progress}
      errors={errors}
      width={size === 'things' ? 'narrow' : 'wide'}
    >
      <p>{t(step.intro)}</p>
      <WaysToAdd step={step} forms={count < step.atMost ? offered : []} context={context} onAdd={onAdd} />
      <p className={styles.count} role="status">
        {count > 0 ? t(step.count, { count }) : t(size === 'people' ? texts.nobody : texts.none)}
      </p>
      {count > 0 && (
        <ul className={`${styles.cards} ${styles[size]}`}>
          {impliedEntry !== undefined && <ImpliedEntryCard name={impliedEntry} />}
          {instances.map((one, place) => (
            <ItemCard
              key={one.at}
              number={place + 1}
              instance={one}
              context={context}
              icon={icons[one.form?.kind ?? 'object']}
              messages={messages}
              onEdit={() => onEdit(one)}
              onRemove={() => setRemoving(one)}
            />
          ))}
        </ul>
      )}
      {few && (
        <p id="faltam" className="hint">
          {issueMessage(step.tooFew, locale)}
        </p>
      )}
      <div className="actions">
        <Button kind="quiet" onClick={onBack}>
          {t(wizardTexts.back)}
        </Button>
        <Button heldBy={few ? 'faltam' : undefined} onClick={goOn}>
          {t(wizardTexts.next)}
        </Button>
      </div>
      {removing && (
        <RemoveDialog
          name={removing.form?.name(removing.entity, context) ?? ''}
          onRemove={() => remove(removing)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </WizardPage>
  )
}

type WaysProps = Pick<ListStep, 'forms'> & Pick<Props, 'step' | 'onAdd'> & { context: Context }

/** A button for each form that is offered now, and above them one search over them all. */
const WaysToAdd = ({ step, forms, context, onAdd }: WaysProps) => (
  <>
    {forms.some(({ search }) => search?.other) && (
      <LazyThingSearch step={step} context={context} onOpen={onAdd} />
    )}
    <div className={styles.add} id={inputId(`/${step.at}`)}>
      {forms.map((form) => (
        <button key={form.id} type="button" className={styles.button} onClick={() => onAdd(form)}>
          <span className={styles.icon}>
            <Icon name={icons[form.kind]} />
          </span>
          {t(form.add)}
        </button>
      ))}
    </div>
  </>
)
