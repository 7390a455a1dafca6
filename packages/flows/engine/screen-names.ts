import { defineTexts, type Text } from '@delegacia/domain/language/text'
import type { Flow, FormStep, Group, ItemForm, ListStep, Step } from './define.ts'

/** The screens of a report that no step names: the cards before it, what cannot be reported, the summary, the number. */
export const ownScreens = {
  start: 'comeco',
  restrictions: 'restricoes',
  summary: 'resumo',
  finish: 'fim',
} as const

/** The name of a screen that begins with a group of questions, of a form step or of an entry of a list. */
export const groupScreen = (step: Pick<Step, 'id'>, group: Pick<Group, 'id'>, form?: ItemForm): string =>
  [step.id, form?.id, group.id].filter((part) => part !== undefined).join('-')

/**
 * What a screen of a flow may be called where something is kept for it, the nearest first: its name in this flow alone, and the
 * name that it has in every flow. Both are made of small letters, digits, - and _.
 */
export const namesOfScreen = (
  { route }: Pick<Flow, 'route'>,
  name: string,
): [own: string, shared: string] => {
  const shared = inAddress(name)
  return [`${inAddress(route)}-${shared}`, shared]
}

const inAddress = (name: string) => name.toLowerCase().replace(/[^a-z\d_]+/g, '-')

/** A screen with its title, and all that it says as one text, by which two flows can be compared. */
export type NamedScreen = { readonly name: string; readonly title: Text; readonly says: string }

const titles = defineTexts({
  summary: { pt: 'Resumo', en: 'Summary', es: 'Resumen', fr: 'Résumé' },
  finish: {
    pt: 'Número do boletim',
    en: 'Report number',
    es: 'Número de la denuncia',
    fr: 'Numéro de la déclaration',
  },
})

/** Every screen that a flow may show, in its order; which of them somebody sees depends on the answers. */
export function screensOfFlow(flow: Flow): NamedScreen[] {
  const before = flow.before.flatMap((one): NamedScreen[] =>
    one.kind === 'restrictions'
      ? [{ name: ownScreens.restrictions, title: one.title, says: JSON.stringify(one) }]
      : one.kind === 'yesNo'
        ? [{ name: one.form.id, title: one.form.title, says: JSON.stringify(one.questions) }]
        : groupScreens(one.form),
  )
  return [
    {
      name: ownScreens.start,
      title: flow.title,
      says: JSON.stringify([flow.title, flow.description, flow.warnings]),
    },
    ...before,
    ...flow.steps.flatMap((step) => (step.kind === 'form' ? groupScreens(step) : listScreens(step))),
    { name: ownScreens.summary, title: titles.summary, says: '' },
    { name: ownScreens.finish, title: titles.finish, says: '' },
  ]
}

const saidBy = ({ title, intro, fields }: Group): string =>
  JSON.stringify([title, intro, fields.map(({ label }) => label)])

/** A group that joins is on the screen before it, and so is the first of a step that joins. */
const groupScreens = (step: Pick<FormStep, 'id' | 'joins'> & { groups: readonly Group[] }): NamedScreen[] =>
  step.groups
    .filter(({ joins }) => !joins)
    .slice(step.joins ? 1 : 0)
    .map((group) => ({ name: groupScreen(step, group), title: group.title, says: saidBy(group) }))

const listScreens = (step: ListStep): NamedScreen[] => [
  { name: step.id, title: step.title, says: JSON.stringify([step.title, step.intro]) },
  ...step.forms.flatMap((form) =>
    form.groups.map((group) => ({
      name: groupScreen(step, group, form),
      title: group.title,
      says: saidBy(group),
    })),
  ),
]
