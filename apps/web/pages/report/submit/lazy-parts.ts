import { lazy } from 'react'

const loadScreen = () => import('../finish/finish-screen.tsx')
const loadEarlier = () => import('./earlier-dialog.tsx')
const loadWaiting = () => import('./waiting-dialog.tsx')

/** What sends a report and shows its end; it is loaded while the person reads the summary, and completely before anything is sent. */
export async function loadSending() {
  const [{ prepareCheck, sendWithToken }, { outgoingReport }, { devicePlace }] = await Promise.all([
    import('../../../sending/send-with-token.ts'),
    import('./outgoing-report.ts'),
    import('./device-place.ts'),
    loadScreen(),
    loadEarlier(),
    loadWaiting(),
  ])
  return { prepareCheck, sendWithToken, outgoingReport, devicePlace }
}

export const LazyFinishScreen = lazy(async () => ({ default: (await loadScreen()).FinishScreen }))
export const LazyWaitingDialog = lazy(async () => ({ default: (await loadWaiting()).WaitingDialog }))
export const LazyEarlierDialog = lazy(async () => ({ default: (await loadEarlier()).EarlierDialog }))
