import type { ReactNode } from 'react'
import { useLoad } from '../api/use-load.ts'
import { OldVersionPage } from '../pages/old-version/old-version-page.tsx'
import { Layout } from './layout/layout.tsx'
import { operatorSettings } from '../portal/operator-settings.ts'
import { Waiting } from '../ui/waiting.tsx'

/** The older version where the operator has one (SH-15); otherwise the address is unknown. */
export function OldVersionRoute({ otherwise }: { otherwise: ReactNode }) {
  const settings = useLoad('settings', operatorSettings)
  if (settings.state !== 'ready') return <Waiting />
  const { versaoAnterior } = settings.value
  if (!versaoAnterior) return otherwise
  return (
    <Layout>
      <OldVersionPage address={versaoAnterior} />
    </Layout>
  )
}
