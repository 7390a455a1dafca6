import { say, defineTexts } from '@delegacia/domain/language/text'
import type { Flow, ListStep } from '@delegacia/flows/engine/define'
import { titleOfGroup } from '@delegacia/flows/engine/form-instances'
import { locale } from '../../../i18n/locale.ts'
import { itemInstance } from '../draft/list-entries.ts'
import { FormScreen } from '../form/form-screen.tsx'
import { PartStepper, partsOf } from '../form/part-stepper.tsx'
import { stepProgress } from '../frame/step-progress.ts'
import { openGroups } from '../draft/screen.ts'
import type { WizardState } from './wizard-state.ts'
import { texts as wizardTexts } from '../frame/wizard-texts.ts'

const texts = defineTexts({
  save: { pt: 'Salvar', en: 'Save', es: 'Guardar', fr: 'Enregistrer' },
  saveAndGoOn: {
    pt: 'Salvar e continuar',
    en: 'Save and continue',
    es: 'Guardar y continuar',
    fr: 'Enregistrer et continuer',
  },
  saveAndAdd: {
    pt: 'Salvar e adicionar mais',
    en: 'Save and add more',
    es: 'Guardar y añadir más',
    fr: 'Enregistrer et ajouter',
  },
  enough: {
    pt: 'É o bastante, continuar',
    en: 'That is enough, continue',
    es: 'Es suficiente, continuar',
    fr: 'Cela suffit, continuer',
  },
  more: {
    pt: 'Contar mais sobre a pessoa',
    en: 'Tell more about the person',
    es: 'Contar más sobre la persona',
    fr: 'En dire plus sur cette personne',
  },
  cancel: { pt: 'Cancelar', en: 'Cancel', es: 'Cancelar', fr: 'Annuler' },
})

type Props = { flow: Flow; step: ListStep; wizard: WizardState }

/** The form of one entry, group after group; only saving puts it into the report (OB-01). */
export function ItemForms({ flow, step, wizard }: Props) {
  const { screen, report, draft, messages, go } = wizard
  const opened = draft.item && itemInstance(flow, draft.report, step, draft.item)
  if (!opened || screen.kind !== 'item') return null
  const { instance } = opened
  const context = { ...report.context, report: opened.report }
  const groups = openGroups(instance, context)
  const stepped = partsOf(groups).length > 0
  const place = Math.max(
    0,
    groups.findIndex(({ id }) => id === screen.group),
  )
  const [before, group, after] = [groups[place - 1], groups[place], groups[place + 1]]
  if (!group) return null
  const goOn = () => after && go({ ...screen, group: after.id })
  const save = () => wizard.saveItem(step)
  const saveLast = () => wizard.saveLastItem(step)
  // What is changed belongs to the list or the summary that it was opened from.
  const isNew = draft.item?.index === undefined && screen.change !== true
  const ways = after
    ? group.enough && isNew
      ? { next: texts.enough, onNext: saveLast, more: texts.more, onMore: goOn }
      : { next: wizardTexts.next, onNext: goOn }
    : isNew
      ? { next: texts.saveAndGoOn, onNext: saveLast, more: texts.saveAndAdd, onMore: save }
      : { next: texts.save, onNext: save }
  return (
    <FormScreen
      flow={flow}
      title={say(titleOfGroup(group, instance.entity), locale)}
      progress={stepProgress(flow, step, stepped ? undefined : { now: place + 1, total: groups.length })}
      lead={stepped && <PartStepper groups={groups} group={group} />}
      instance={instance}
      groups={[group]}
      report={{ ...report, context }}
      messages={messages.filter(({ campo }) => campo.startsWith(`/${instance.at}/`))}
      labels={{
        next: say(ways.next, locale),
        ...(ways.more && { more: say(ways.more, locale) }),
        back: say(before ? wizardTexts.back : texts.cancel, locale),
      }}
      onChange={wizard.changeItem}
      onNext={ways.onNext}
      {...(ways.onMore && { onMore: ways.onMore })}
      onBack={() => (before ? go({ ...screen, group: before.id }) : wizard.leaveItem(step))}
    />
  )
}
