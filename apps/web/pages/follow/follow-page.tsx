import { Card } from '@delegacia/ui/card'
import { followName } from '@delegacia/domain/desk/citizen/follow-name'
import { Skeleton } from '@delegacia/ui/skeleton'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { dropAccess, heldAccess } from '../../documents/held-access.ts'
import { SafeExit } from '../../help/safe-exit.tsx'
import { locale, t } from '../../i18n/locale.ts'
import { PageTitle } from '../../router/page-title.tsx'
import { LibrasPlace } from '../../reading/libras-place.tsx'
import { routes } from '../../router/routes.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { AccessForm } from '../../thread/access-form.tsx'
import { texts } from '../../thread/access-texts.ts'
import { failureMessage } from '../../thread/failure-message.ts'
import { OpenedWorkContext, useOpenedWork } from '../../thread/opened-report.ts'
import type { Access } from '../../documents/held-access.ts'
import { readThread, type Thread } from './thread-calls.ts'

const ThreadScreen = lazy(() =>
  import('./thread-screen.tsx').then((module) => ({ default: module.ThreadScreen })),
)

type Opened = { readonly access: Access; readonly thread: Thread }

/** What became of a report. Number and code live in this page's memory: a reload forgets them. */
export function FollowPage() {
  const work = useOpenedWork('acompanhar')
  const [known] = useState(() => work.read().access ?? heldAccess())
  useEffect(dropAccess, [])
  const [opened, setOpened] = useState<Opened>()
  const [closed, setClosed] = useState(false)
  const [failed, setFailed] = useState<string>()
  const open = useCallback(
    async (access: Access) => {
      const thread = await readThread(access, false)
      work.keep({ access, opened: true })
      setOpened({ access, thread })
      scrollTo(0, 0)
    },
    [work],
  )
  // After a fault, or in another language: it was open.
  const [comesAlong] = useState(() => work.read().opened)
  useEffect(() => {
    if (comesAlong && known) open(known).catch((error: unknown) => setFailed(failureMessage(error)))
  }, [comesAlong, known, open])
  const crumbs = useMemo(
    () => [
      { label: t(texts.home), to: routes.home },
      { label: t(followName), here: true as const },
    ],
    [],
  )
  // Hidden openings tell that somebody nearby may be dangerous.
  const discreet = opened !== undefined && opened.thread.aberturas === undefined
  return (
    <div className="wrap narrow page stack">
      {discreet && <SafeExit />}
      <Breadcrumbs crumbs={crumbs} />
      <PageTitle documentTitle={null}>{t(followName)}</PageTitle>
      <LibrasPlace of="acompanhar" />
      {opened ? (
        <OpenedWorkContext value={work}>
          <Suspense fallback={<Skeleton locale={locale} />}>
            <ThreadScreen
              access={opened.access}
              first={opened.thread}
              onClosed={() => {
                work.keep({ access: undefined, opened: false, typed: {} })
                setOpened(undefined)
                setClosed(true)
              }}
            />
          </Suspense>
        </OpenedWorkContext>
      ) : comesAlong && !closed && failed === undefined ? (
        <Skeleton locale={locale} />
      ) : (
        <>
          {closed ? <p role="status">{t(texts.closed)}</p> : <p>{t(texts.lead)}</p>}
          <Card>
            <AccessForm
              known={closed ? undefined : known}
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
