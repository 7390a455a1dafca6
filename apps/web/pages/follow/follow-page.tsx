import { Card } from '@delegacia/ui/card'
import { followName } from '@delegacia/domain/desk/citizen/follow-name'
import { Skeleton } from '@delegacia/ui/skeleton'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { dropAccess, heldAccess } from '../../documents/held-access.ts'
import { SafeExit } from '../../help/safe-exit.tsx'
import { locale, t } from '../../i18n/locale.ts'
import { PageTitle } from '../../router/page-title.tsx'
import { LibrasPlace } from '../../reading/libras-place.tsx'
import { routes } from '../../router/routes.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { AccessForm } from '../../thread/access-form.tsx'
import { texts } from '../../thread/access-texts.ts'
import type { Access } from '../../documents/held-access.ts'
import { readThread, type Thread } from './thread-calls.ts'

const ThreadScreen = lazy(() =>
  import('./thread-screen.tsx').then((module) => ({ default: module.ThreadScreen })),
)

type Opened = { readonly access: Access; readonly thread: Thread }

/** What became of a report. Number and code live in this page's memory: a reload forgets them. */
export function FollowPage() {
  const [known] = useState(heldAccess)
  useEffect(dropAccess, [])
  const [opened, setOpened] = useState<Opened>()
  const [closed, setClosed] = useState(false)
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
        <Suspense fallback={<Skeleton locale={locale} />}>
          <ThreadScreen
            access={opened.access}
            first={opened.thread}
            onClosed={() => {
              setOpened(undefined)
              setClosed(true)
            }}
          />
        </Suspense>
      ) : (
        <>
          {closed ? <p role="status">{t(texts.closed)}</p> : <p>{t(texts.lead)}</p>}
          <Card>
            <AccessForm
              known={closed ? undefined : known}
              onOpen={async (access) => {
                const thread = await readThread(access, false)
                setOpened({ access, thread })
                scrollTo(0, 0)
              }}
            />
          </Card>
        </>
      )}
    </div>
  )
}
