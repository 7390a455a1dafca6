import { diallingPlans } from './dialling-plans.data.ts'

/** How numbers of a country are dialled: the prefix used only within it, and how many digits they have without it. */
type DiallingPlan = { readonly trunk: string; readonly min: number; readonly max: number }

let madePlans: ReadonlyMap<string, DiallingPlan> | undefined

const plans = (): ReadonlyMap<string, DiallingPlan> =>
  (madePlans ??= new Map(
    Object.entries(diallingPlans).flatMap(([trunk, codes]) =>
      Array.from(codes.matchAll(/(\d+):(\d+)(?:-(\d+))?/g), ([, code = '', min, max]) => [
        code,
        { trunk, min: Number(min), max: Number(max ?? min) },
      ]),
    ),
  ))

const fits = (digits: string, { min, max }: DiallingPlan) => digits.length >= min && digits.length <= max

/** No dialling code is the beginning of another. */
const longestCode = 3

/** The dialling code with which digits begin that are written with it, Brazil's apart, and the rest of them. */
export function splitInternational(digits: string): { ddi: string; rest: string } | undefined {
  for (let length = 1; length <= longestCode; length += 1) {
    const ddi = digits.slice(0, length)
    if (plans().has(ddi)) return { ddi, rest: digits.slice(length) }
  }
  return undefined
}

/** Digits without the prefix that is dialled only within the country; in Italy and some others the zero belongs to the number. */
export function withoutTrunk(digits: string, ddi: string): string {
  const plan = plans().get(ddi)
  if (!plan || plan.trunk === '' || !digits.startsWith(plan.trunk)) return digits
  const rest = digits.slice(plan.trunk.length)
  return fits(rest, plan) ? rest : digits
}

/** The same of digits that may repeat the country's own code, which is dropped only where they would be too many with it. */
export function withoutOwnCode(digits: string, ddi: string): string {
  const plan = plans().get(ddi)
  const within = withoutTrunk(digits, ddi)
  if (!plan || fits(within, plan) || !digits.startsWith(ddi)) return within
  const rest = withoutTrunk(digits.slice(ddi.length), ddi)
  return fits(rest, plan) ? rest : within
}

/** Whether a number of that country can have these digits. */
export function isOfPlan(digits: string, ddi: string): boolean {
  const plan = plans().get(ddi)
  return plan !== undefined && fits(digits, plan)
}
