import { lazy, Suspense, type ComponentProps } from 'react'
import { WaitingHere } from '../../../ui/waiting.tsx'
import type { NotOfferedScreen } from './not-offered-screen.tsx'

const Screen = lazy(async () => ({ default: (await import('./not-offered-screen.tsx')).NotOfferedScreen }))

/** The screen of a crime that is not reported here, which few people meet. */
export const LazyNotOffered = (props: ComponentProps<typeof NotOfferedScreen>) => (
  <Suspense fallback={<WaitingHere />}>
    <Screen {...props} />
  </Suspense>
)
