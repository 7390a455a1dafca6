import { lazy } from 'react'

/** The last screen, which comes while the summary is read: it is here before anything is sent. */
export const loadFinish = () => import('./finish-screen.tsx')

export const FinishScreen = lazy(async () => ({ default: (await loadFinish()).FinishScreen }))
