import { Link } from 'wouter'
import { t } from '../../i18n/locale.ts'
import { PageTitle } from '../../router/page-title.tsx'
import { LibrasPlace } from '../../reading/libras-place.tsx'
import { routes } from '../../router/routes.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { TextSections } from '../../ui/text-sections.tsx'
import { sections, texts } from './privacy-texts.ts'

/** What is kept of a person, why, for how long, and who sees it (Law 13.709/2018). */
export function PrivacyPage() {
  return (
    <div className="wrap narrow page stack">
      <Breadcrumbs
        crumbs={[
          { label: t(texts.home), to: routes.home },
          { label: t(texts.title), here: true },
        ]}
      />
      <PageTitle documentTitle={t(texts.title)}>{t(texts.title)}</PageTitle>
      <LibrasPlace of="privacidade" />
      <p>{t(texts.lead)}</p>
      <TextSections sections={sections} />
      <p>
        <Link href={routes.terms}>{t(texts.terms)}</Link>
      </p>
    </div>
  )
}
