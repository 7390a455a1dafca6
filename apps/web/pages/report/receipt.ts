import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Registered } from './send-report.ts'

/** What the finish screen shows; it outlives a reload of the tab, not the tab. */
export type Receipt = {
  answer: Registered
  name: string
  email: string
  /** Whether the confirmation has been asked for. */
  mailed: boolean
}

const nameOf = (route: string) => `registrado:${route}`

export function receiptOf(answer: Registered, report: Occurrence): Receipt {
  const reporter = report.envolvido[0]
  return { answer, name: reporter?.nome ?? '', email: reporter?.contato?.[2]?.valor ?? '', mailed: false }
}

export function findReceipt(route: string): Receipt | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(route)) ?? 'null') as Receipt | null
    return typeof kept?.answer?.bop === 'string' ? kept : undefined
  } catch {
    return undefined
  }
}

export function keepReceipt(route: string, receipt: Receipt): void {
  try {
    sessionStorage.setItem(nameOf(route), JSON.stringify(receipt))
  } catch {
    // The page itself still shows it.
  }
}

export function dropReceipt(route: string): void {
  try {
    sessionStorage.removeItem(nameOf(route))
  } catch {
    // A browser without a session store has nothing to drop.
  }
}

/** `maria@example.org` → `m••••@example.org`: enough to notice a mistake, too little for who looks over the shoulder. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1••••')
