import type { IssueCode } from '@delegacia/domain/language/issue-texts'
import { say, type Text } from '@delegacia/domain/language/text'
import type { Context } from '@delegacia/flows/engine/model/context'
import type { Flow, Group } from '@delegacia/flows/engine/define'
import { isDeclinable } from '@delegacia/flows/engine/decline'
import type { FieldIssue } from '@delegacia/flows/engine/report-issues'
import { groupScreen } from '@delegacia/flows/engine/screen-names'
import { titleOfGroup, visibleFieldsOf, type FormInstance } from '@delegacia/flows/engine/form-instances'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { TryAgain } from '@delegacia/ui/try-again'
import { locale } from '../../../i18n/locale.ts'
import { inputId, type EntityChange } from '../../../inputs/field/input-props.ts'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { LazyStopHelp } from '../../../help/lazy-stop-help.tsx'
import { DeclinableGroup } from './declinable-group.tsx'
import { QuestionGroup } from './question-group.tsx'
import type { ReportContext } from '../../../questions/report-context.ts'
import { asErrorItems, questionLabels, messagesOf, type FieldMessage } from '../frame/field-messages.ts'
import { useGoingOn } from './use-going-on.ts'
import { WizardPage } from '../frame/wizard-page.tsx'
import { texts } from '../frame/wizard-texts.ts'

type Props = {
  flow: Flow
  title: string
  progress?: { now: number; total: number; label: string }
  instance: FormInstance
  /** One group has the page's heading, several have cards with their own. */
  groups: readonly Group[]
  report: ReportContext
  /** The server's messages for this screen. */
  messages: readonly FieldMessage[]
  /** Above the questions: the stepper of a form with several parts, or an explanation. */
  lead?: ReactNode
  /** Below the questions, instead of the button that goes on. */
  stop?: ReactNode
  labels: { next: string; back: string; more?: string }
  onChange: (change: EntityChange) => void
  onNext: () => void
  onBack: () => void
  /** Another way on, for who wants to tell more; `labels` name it. */
  onMore?: () => void
}

/** A screen of questions; going on checks it, keeps what was typed and says what is missing (WZ-02). */
export function FormScreen(props: Props) {
  const { flow, title, progress, instance, groups, report, lead, stop, onChange, onNext } = props
  const { context } = report
  const { said, messages, errors, setMessages } = useMessages(props, context)
  const [unread, setUnread] = useState(false)
  const wantsMore = useRef(false)
  const [tooYoung, setTooYoung] = useState(false)
  const onHold = useCallback((next: boolean) => setUnread(next), [])
  const asksNature = groups.some(({ fields }) => fields.some(({ from }) => from === 'natures'))

  const held = unread ? texts.held : awaitsPlace(instance, groups, context) ? texts.placeAwaited : undefined

  const { waits, press } = useGoingOn({ instance, groups, report, onChange }, (issues) => {
    if (issues.length === 0) return wantsMore.current ? props.onMore?.() : onNext()
    const alone = whatTakesFocus(groups, issues)
    setTooYoung(issues.some(({ issue }) => ageOfReporter.includes(issue.code)))
    setMessages(messagesOf(issues, questionLabels(instance, context)))
    if (alone) setTimeout(() => document.getElementById(inputId(alone.campo))?.focus())
  })

  // What the page's heading says already, the first card does not say again.
  const titleOf = (group: Group) => {
    const own = say(titleOfGroup(group, instance.entity), locale)
    return groups.length > 1 && own !== title ? { title: own } : {}
  }

  const progressAndScreen = { ...(progress && { progress }), ...screenOf(instance, groups) }
  return (
    <WizardPage {...{ flow, title, errors }} {...progressAndScreen} foundFor={said}>
      {lead}
      <form
        noValidate
        autoComplete="off"
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          const { submitter } = event.nativeEvent as SubmitEvent
          wantsMore.current = submitter?.getAttribute('name') === more
          if (!held) press()
        }}
      >
        {groups.map((group) => {
          const Questions = isDeclinable(group, instance.entity) ? DeclinableGroup : QuestionGroup
          return (
            <Card key={group.id} {...titleOf(group)}>
              {group.intro && <p>{say(group.intro, locale)}</p>}
              <Questions
                instance={instance}
                group={group}
                context={context}
                messages={messages}
                onChange={onChange}
                onHold={onHold}
              />
            </Card>
          )
        })}
        {asksNature && report.retryNatures && (
          <TryAgain text={say(texts.naturesFailed, locale)} locale={locale} onRetry={report.retryNatures} />
        )}
        <WhyNotYet held={held} waits={waits} />
        {tooYoung && <LazyStopHelp numbers={[190, 100, 180]} />}
        {stop}
        <Actions {...props} waits={waits} heldBy={held && 'espera'} />
      </form>
    </WizardPage>
  )
}

/** The name of the button of who wants to tell more. */
const more = 'mais'

/** Back, on and, where what was told is enough, a way to tell more. */
function Actions({
  labels,
  stop,
  onBack,
  waits,
  heldBy,
}: Props & { waits: boolean; heldBy: string | undefined }) {
  return (
    <div className="actions">
      <Button kind="quiet" onClick={onBack}>
        {labels.back}
      </Button>
      {!stop && (
        <Button type="submit" busy={waits} heldBy={heldBy}>
          {labels.next}
        </Button>
      )}
      {labels.more && (
        <Button kind="quiet" type="submit" name={more} busy={waits} heldBy={heldBy}>
          {labels.more}
        </Button>
      )}
    </div>
  )
}

/** What keeps the person on the screen: something to do first, or a list that has not come. */
function WhyNotYet({ held, waits }: { held: Text | undefined; waits: boolean }) {
  return (
    <>
      {held && (
        <p id="espera" className="hint">
          {say(held, locale)}
        </p>
      )}
      <p role="status" className="hint" hidden={!waits}>
        {waits && say(texts.listsAwaited, locale)}
      </p>
    </>
  )
}

/** The screen is named by its first questions. */
const screenOf = ({ step, form }: FormInstance, [first]: readonly Group[]) =>
  first && { screen: groupScreen(step, first, form) }

/** What stops a reporter who is under age, whom somebody else has to help (ST-09). */
const ageOfReporter: readonly IssueCode[] = ['reporterMustBeAdult', 'minimumAge']

/** The messages of this screen, without those of questions that are no longer asked. */
function useMessages({ instance, groups, messages }: Props, context: Context) {
  const [said, setMessages] = useState(messages)
  const unasked = unaskedPaths(instance, groups, context)
  const left = said.filter(({ campo }) => !unasked.has(campo))
  return { said, messages: left, errors: asErrorItems(left), setMessages }
}

/** The questions of these groups that are not asked, some only once their list has come: nothing can be missing there. */
function unaskedPaths(instance: FormInstance, groups: readonly Group[], context: Context): Set<string> {
  const asked = new Set([...visibleFieldsOf({ ...instance, groups }, context)].map(({ campo }) => campo))
  const paths = groups.flatMap(({ fields }) =>
    fields.map(({ name }) => `/${[instance.at, name].filter(Boolean).join('/')}`),
  )
  return new Set(paths.filter((path) => !asked.has(path)))
}

/** Whether a place must be chosen before the person can go on (AD-04). */
const awaitsPlace = (instance: FormInstance, groups: readonly Group[], context: Context) =>
  [...visibleFieldsOf({ ...instance, groups }, context)].some(
    ({ field, answer }) => field.awaited && answer === undefined && field.required(instance.entity, context),
  )

/** FA-07: where only the narrative is missing, it takes the focus. */
function whatTakesFocus(groups: readonly Group[], issues: readonly FieldIssue[]): FieldIssue | undefined {
  const [first, second] = issues
  if (!first || second || first.issue.code !== 'required') return undefined
  const fields = groups.flatMap(({ fields }) => fields)
  return fields.some(({ takesFocus, name }) => takesFocus && first.campo.endsWith(`/${name}`))
    ? first
    : undefined
}
