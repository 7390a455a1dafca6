import type { Panel } from '@delegacia/contract/panel'
import { Card } from '@delegacia/ui/card'
import { DescriptionList } from '@delegacia/ui/description-list'
import { Skeleton } from '@delegacia/ui/skeleton'
import { TryAgain } from '@delegacia/ui/try-again'
import { getJson } from '../../api/get-json.ts'
import { useLoad } from '../../api/use-load.ts'
import { locale, t } from '../../i18n/locale.ts'
import { PageTitle } from '../../router/page-title.tsx'
import { routes } from '../../router/routes.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { texts } from './panel-texts.ts'
import css from './panel.module.css'
import { countWords, monthWords } from './shown-words.ts'
import { UnitTable } from './unit-table.tsx'

/** What becomes of reports, for everybody to see, and the head of the log of acts. */
export function PanelPage() {
  const panel = useLoad('', () => getJson('/api/painel'))
  return (
    <div className="wrap page stack">
      <Breadcrumbs
        crumbs={[
          { label: t(texts.home), to: routes.home },
          { label: t(texts.title), here: true },
        ]}
      />
      <PageTitle documentTitle={t(texts.title)}>{t(texts.title)}</PageTitle>
      <p>{t(texts.lead)}</p>
      {panel.state === 'failed' && <TryAgain text={t(texts.failed)} locale={locale} onRetry={panel.retry} />}
      {panel.state === 'loading' && <Skeleton locale={locale} />}
      {panel.state === 'ready' && (
        <>
          <Units panel={panel.value} />
          <Log log={panel.value.registro} />
        </>
      )}
    </div>
  )
}

function Units({ panel: { mes, total, unidades } }: { panel: Panel }) {
  const title = t(texts.month, { month: monthWords(mes) })
  if (unidades.length === 0)
    return (
      <Card title={title}>
        <p>{t(texts.empty)}</p>
        <p className="muted">{t(texts.next)}</p>
      </Card>
    )
  const count = total === null ? undefined : countWords({ tipo: 'exato', valor: total })
  return (
    <Card title={title}>
      <p>{count === undefined ? t(texts.noTotal) : t(texts.total, { count })}</p>
      <UnitTable units={unidades} name={title} />
      <h3>{t(texts.means)}</h3>
      <ul className="points stack-s">
        {[texts.meansFirstLook, texts.meansCorrected, texts.meansAnswered, texts.meansHidden].map((text) => (
          <li key={t(text)}>{t(text)}</li>
        ))}
      </ul>
      <p className="muted">{t(texts.next)}</p>
    </Card>
  )
}

function Log({ log: { entrada, hash } }: { log: Panel['registro'] }) {
  return (
    <Card title={t(texts.log)}>
      <p>{t(texts.logWhat)}</p>
      <p>{t(texts.logWhy)}</p>
      {entrada === 0 ? (
        <p className="muted">{t(texts.noEntry)}</p>
      ) : (
        <>
          <DescriptionList
            rows={[
              { label: t(texts.entry), value: countWords({ tipo: 'exato', valor: entrada }) },
              { label: t(texts.hash), value: <code className={css.hash}>{hash}</code> },
            ]}
          />
          <p className="muted">{t(texts.logLags)}</p>
        </>
      )}
    </Card>
  )
}
