import { Card } from '@delegacia/ui/card'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { dropAccess, heldAccess, type Access } from '../../documents/held-access.ts'
import { SafeExit } from '../../help/safe-exit.tsx'
import { t } from '../../i18n/locale.ts'
import { PageTitle } from '../../router/page-title.tsx'
import { routes } from '../../router/routes.ts'
import { AccessForm } from '../../thread/access-form.tsx'
import { failureMessage } from '../../thread/failure-message.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { WaitingHere } from '../../ui/waiting.tsx'
import { readProtection, type Protection } from './protection-calls.ts'
import { ProtectionScreens } from './protection-screens.tsx'
import { texts } from './protection-texts.ts'
import { WhatNowScreen } from './what-now-screen.tsx'

type Opened = { readonly access: Access; readonly protection: Protection }

/** Asking for protection after a report. Number and code live in this page's memory: a reload asks for them again. */
export function ProtectionPage() {
  const [known] = useState(heldAccess)
  useEffect(dropAccess, [])
  const [opened, setOpened] = useState<Opened>()
  const [failed, setFailed] = useState<string>()
  const open = useCallback(async (access: Access) => {
    setOpened({ access, protection: await readProtection(access) })
  }, [])
  // Whoever comes from the number of the report has pressed already.
  const comesAlong = known !== undefined && known.codigo !== ''
  useEffect(() => {
    if (comesAlong) open(known).catch((error: unknown) => setFailed(failureMessage(error)))
  }, [comesAlong, known, open])
  const crumbs = useMemo(
    () => [
      { label: t(texts.home), to: routes.home },
      { label: t(texts.title), here: true as const },
    ],
    [],
  )
  return (
    <div className="wrap narrow page stack">
      <SafeExit />
      <Breadcrumbs crumbs={crumbs} />
      {opened ? (
        <Screens {...opened} onHandedIn={(protection) => setOpened({ ...opened, protection })} />
      ) : comesAlong && failed === undefined ? (
        <WaitingHere />
      ) : (
        <>
          <PageTitle documentTitle={null}>{t(texts.title)}</PageTitle>
          <p>{t(texts.access)}</p>
          <Card>
            <AccessForm known={known} failed={failed ?? ''} onOpen={open} />
          </Card>
        </>
      )}
    </div>
  )
}

function Screens({
  access,
  protection,
  onHandedIn,
}: Opened & { onHandedIn: (protection: Protection) => void }) {
  const { lei, oferta, entregueEm } = protection
  if (entregueEm !== undefined) return <WhatNowScreen {...{ access, protection }} />
  if (oferta && lei) return <ProtectionScreens {...{ access, offer: oferta, law: lei, onHandedIn }} />
  return (
    <>
      <PageTitle documentTitle={null}>{t(texts.title)}</PageTitle>
      <p>{t(texts.nothing)}</p>
    </>
  )
}
