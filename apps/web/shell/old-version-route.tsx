import type { ReactNode } from 'react'
import { OldVersionPage } from '../pages/old-version/old-version-page.tsx'
import { Layout } from './layout/layout.tsx'
import { useOperatorSettings } from '../portal/use-operator-settings.ts'
import { Waiting } from '../ui/waiting.tsx'

/** The older version where the operator has one (SH-15); otherwise the address is unknown. */
export function OldVersionRoute({ otherwise }: { otherwise: ReactNode }) {
  const settings = useOperatorSettings()
  if (!settings) return <Waiting />
  const { versaoAnterior } = settings
  if (!versaoAnterior) return otherwise
  return (
    <Layout>
      <OldVersionPage address={versaoAnterior} />
    </Layout>
  )
}
