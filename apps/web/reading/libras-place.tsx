import type { PageScreen } from '@delegacia/domain/language/page-screens'
import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react'
import { locale } from '../i18n/locale.ts'
import { useOperatorSettings } from '../portal/use-operator-settings.ts'
import type { LibrasOffer as Offer } from './libras-offer.tsx'

/** Without its script, which needs the same line as the video, the screen says everything in words. */
const LibrasOffer = lazy<ComponentType<ComponentProps<typeof Offer>>>(() =>
  import('./libras-offer.tsx').then(
    (module) => ({ default: module.LibrasOffer }),
    () => ({ default: () => null }),
  ),
)

/** A page by its name, or the names of a screen of a report, the nearest first. */
type Props = { of: PageScreen | readonly string[] }

/** The offer to see a screen in Libras, the sign language of those who read Portuguese, where the station has a video of it (RE-08). */
export function LibrasPlace({ of }: Props) {
  const videos = useOperatorSettings()?.libras
  const name = (typeof of === 'string' ? [of] : of).find((one) => videos?.[one] !== undefined)
  const video = name === undefined ? undefined : videos?.[name]
  if (name === undefined || video === undefined || locale !== 'pt-br') return null
  return (
    <Suspense fallback={null}>
      <LibrasOffer key={name} name={name} video={video} />
    </Suspense>
  )
}
