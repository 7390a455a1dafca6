import { say } from '@delegacia/domain/language/text'
import type { Flow, FormStep, Group } from '@delegacia/flows/engine/define'
import { titleOfGroup } from '@delegacia/flows/engine/form-instances'
import { locale } from '../../../i18n/locale.ts'
import { getStartChoice } from '../../../portal/start-choice.ts'
import { useNotOfferedThere } from '../offered/use-not-offered-there.tsx'
import { FormScreen } from '../form/form-screen.tsx'
import { stepProgress } from '../frame/step-progress.ts'
import { groupsByScreen, openGroups, stepInstance } from '../draft/screen.ts'
import type { WizardState } from './wizard-state.ts'
import { texts } from '../frame/wizard-texts.ts'

type Props = { flow: Flow; step: FormStep; wizard: WizardState }

/** One screen of a form step, or all its groups of them when something is changed from the summary. */
export function StepForm({ flow, step, wizard }: Props) {
  const { screen, report, messages } = wizard
  const instance = stepInstance(flow, step, report.context.report)
  const screens = groupsByScreen(flow, step, report.context)
  const place = screen.kind === 'group' ? screens.findIndex(([first]) => first?.id === screen.group) : -1
  const groups = screens[place]?.map(withoutKnown) ?? (instance ? openGroups(instance, report.context) : [])
  const stop = useNotOfferedThere(flow, groups, report.context)
  if (!instance) return null
  const [first] = groups
  const title = first && (place >= 0 || groups.length === 1) && titleOfGroup(first, instance.entity)
  return (
    <FormScreen
      flow={flow}
      title={say(title || step.summaryTitle, locale)}
      progress={stepProgress(flow, step, place >= 0 ? { now: place + 1, total: screens.length } : undefined)}
      instance={instance}
      groups={groups}
      report={report}
      messages={messages}
      stop={stop}
      labels={{ next: say(texts.next, locale), back: say(texts.back, locale) }}
      onChange={(change) => wizard.change(instance.at, change)}
      onNext={wizard.next}
      onBack={wizard.back}
    />
  )
}

/** Leaves out what the home screen has asked; from the summary it can be changed (LA-09). */
function withoutKnown(group: Group): Group {
  if (!getStartChoice().asked) return group
  return { ...group, fields: group.fields.filter(({ name }) => name !== 'idLocalMoradia') }
}
