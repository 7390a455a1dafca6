import { useState } from 'react'
import { defineTexts } from '@delegacia/domain/language/text'
import { locale, t } from '../../i18n/locale.ts'
import { PageTitle } from '../../router/page-title.tsx'
import { routes } from '../../router/routes.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Skeleton } from '@delegacia/ui/skeleton'
import { bareOldVersion } from './bare-old-version.ts'
import css from './old-version-page.module.css'

const texts = defineTexts({
  home: { pt: 'Início', en: 'Home', es: 'Inicio', fr: 'Accueil' },
  title: {
    pt: 'Versão anterior do portal',
    en: 'Older version of the portal',
    es: 'Versión anterior del portal',
    fr: 'Version précédente du portail',
  },
  lead: {
    pt: 'Alguns serviços ainda funcionam na versão anterior, em português. Ela aparece abaixo.',
    en: 'Some services still run in the older version, in Portuguese. It is shown below.',
    es: 'Algunos servicios todavía funcionan en la versión anterior, en portugués. Aparece abajo.',
    fr: 'Certains services fonctionnent encore dans la version précédente, en portugais. Elle apparaît ci-dessous.',
  },
})

/** The older version in a frame, without its own header, footer and title where it stands on this server (SH-15). */
export function OldVersionPage({ address }: { address: string }) {
  const [loaded, setLoaded] = useState(false)
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
      {!loaded && <Skeleton locale={locale} />}
      <iframe
        className={css.frame}
        title={t(texts.title)}
        src={address}
        height={1300}
        scrolling="no"
        onLoad={({ currentTarget }) => {
          setLoaded(true)
          bareOldVersion(currentTarget)
        }}
      />
    </div>
  )
}
