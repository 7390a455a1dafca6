import { showInstant } from '@delegacia/domain/language/dates'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { useMemo, useState } from 'react'
import { getJson } from '../../api/get-json.ts'
import { useLoad } from '../../api/use-load.ts'
import { locale, t } from '../../i18n/locale.ts'
import { PageTitle } from '../../router/page-title.tsx'
import { LibrasPlace } from '../../reading/libras-place.tsx'
import { routes } from '../../router/routes.ts'
import { TryAgain } from '@delegacia/ui/try-again'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { buttonClass } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { DescriptionList } from '@delegacia/ui/description-list'
import { Icon } from '@delegacia/ui/icon'
import { checkReceipt, type Receipt, type ReceiptCheck } from './check-receipt.ts'
import { receiptVerdicts, texts } from './receipt-texts.ts'
import { texts as validationTexts } from './validate-texts.ts'
import css from './validate.module.css'

type Chosen = { file: File; time: number }

/** Checks whether the station signed a receipt. */
export function ReceiptPage() {
  const [chosen, setChosen] = useState<Chosen>()
  const crumbs = useMemo(
    () => [
      { label: t(validationTexts.home), to: routes.home },
      { label: t(texts.title), here: true as const },
    ],
    [],
  )
  return (
    <div className="wrap narrow page stack">
      <Breadcrumbs crumbs={crumbs} />
      <PageTitle documentTitle={t(texts.title)}>{t(texts.title)}</PageTitle>
      <LibrasPlace of="recibo" />
      <p>{t(texts.lead)}</p>
      <Card>
        <label className={`${buttonClass('main')} ${css.choose}`}>
          <Icon name="document" />
          {t(texts.choose)}
          <input
            type="file"
            className="visually-hidden"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) setChosen((last) => ({ file, time: (last?.time ?? 0) + 1 }))
              currentTarget.value = ''
            }}
          />
        </label>
        <p className="muted">{t(texts.stays)}</p>
      </Card>
      <div className="stack" aria-live="polite">
        {chosen && <Outcome key={chosen.time} file={chosen.file} />}
      </div>
    </div>
  )
}

function Outcome({ file }: { file: File }) {
  const check = useLoad('', async () => checkReceipt(file, await getJson('/api/recibo/chave')))
  if (check.state === 'failed')
    return <TryAgain text={t(texts.failed)} locale={locale} onRetry={check.retry} />
  if (check.state === 'loading') return <p>{t(texts.checking)}</p>
  return <Verdict check={check.value} />
}

const tones = {
  genuine: 'good',
  forged: 'danger',
  'other-key': 'warning',
  unreadable: 'warning',
  unsupported: 'warning',
} as const satisfies Record<ReceiptCheck['found'], string>

function Verdict({ check }: { check: ReceiptCheck }) {
  const { found } = check
  const title = (
    <span className={css.verdict} data-receipt={found}>
      <Icon name={found === 'genuine' ? 'check' : 'alert'} />
      {t(receiptVerdicts[found])}
    </span>
  )
  return (
    <Card tone={tones[found]} title={title}>
      {check.found === 'genuine' && <Statement receipt={check.receipt} />}
    </Card>
  )
}

function Statement({ receipt: { numero, registradoEm, sha256 } }: { receipt: Receipt }) {
  return (
    <DescriptionList
      rows={[
        { label: t(texts.number), value: formatBulletinNumber(numero) },
        { label: t(texts.registered), value: showInstant(new Date(registradoEm), locale) },
        { label: t(texts.content), value: sha256 },
      ]}
    />
  )
}
