import { Card } from '@delegacia/ui/card'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { dropAccess, heldAccess, type Access } from '../../documents/held-access.ts'
import { SafeExit } from '../../help/safe-exit.tsx'
import { t } from '../../i18n/locale.ts'
import { PageTitle } from '../../router/page-title.tsx'
import { routes } from '../../router/routes.ts'
import { AccessForm } from '../../thread/access-form.tsx'
import { failureMessage } from '../../thread/failure-message.ts'
import { OpenedWorkContext, useOpenedWork } from '../../thread/opened-report.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { WaitingHere } from '../../ui/waiting.tsx'
import { readProtection, type Protection } from './protection-calls.ts'
import { ProtectionScreens } from './protection-screens.tsx'
import { texts } from './protection-texts.ts'
import { WhatNowScreen } from './what-now-screen.tsx'

type Opened = { readonly access: Access; readonly protection: Protection }

/** Asking for protection after a report. Number and code live in this page's memory: a reload asks for them again. */
export function ProtectionPage() {
  const work = useOpenedWork('protecao', true)
  const [known] = useState(() => work.read().access ?? heldAccess())
  useEffect(dropAccess, [])
  const [opened, setOpened] = useState<Opened>()
  const [failed, setFailed] = useState<string>()
  const open = useCallback(
    async (access: Access) => {
      const protection = await readProtection(access)
      work.keep({ access, opened: true })
      setOpened({ access, protection })
    },
    [work],
  )
  // Whoever comes from the number of the report has pressed already; so has who had it open.
  const [comesAlong] = useState(
    () =>
      known !== undefined && known.codigo !== '' && (work.read().opened || work.read().access === undefined),
  )
  useEffect(() => {
    if (comesAlong && known) open(known).catch((error: unknown) => setFailed(failureMessage(error)))
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
        <OpenedWorkContext value={work}>
          <Screens {...opened} onHandedIn={(protection) => setOpened({ ...opened, protection })} />
        </OpenedWorkContext>
      ) : comesAlong && failed === undefined ? (
        <WaitingHere />
      ) : (
        <>
          <PageTitle documentTitle={null}>{t(texts.title)}</PageTitle>
          <p>{t(texts.access)}</p>
          <Card>
            <AccessForm
              known={known}
              failed={failed ?? ''}
              onOpen={open}
              onTyped={(access) => work.keep({ access })}
            />
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
