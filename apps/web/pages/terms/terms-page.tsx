import { Link } from 'wouter'
import { t } from '../../i18n/locale.ts'
import { PageTitle } from '../../router/page-title.tsx'
import { routes } from '../../router/routes.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { TextSections } from '../../ui/text-sections.tsx'
import { sections, words } from './terms-texts.ts'

/** What a person agrees to before a report (SH-17, ST-05). */
export function TermsPage() {
  return (
    <div className="wrap narrow page stack">
      <Breadcrumbs
        crumbs={[
          { label: t(words.home), to: routes.home },
          { label: t(words.title), here: true },
        ]}
      />
      <PageTitle documentTitle={t(words.title)}>{t(words.title)}</PageTitle>
      <p>{t(words.lead)}</p>
      <TextSections sections={sections} />
      <p>
        <Link href={routes.privacy}>{t(words.privacy)}</Link>
      </p>
    </div>
  )
}
