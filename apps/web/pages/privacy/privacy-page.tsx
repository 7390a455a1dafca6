import { Link } from 'wouter'
import { t } from '../../i18n/locale.ts'
import { PageTitle } from '../../router/page-title.tsx'
import { routes } from '../../router/routes.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { TextSections } from '../../ui/text-sections.tsx'
import { sections, words } from './privacy-texts.ts'

/** What is kept of a person, why, for how long, and who sees it (Law 13.709/2018). */
export function PrivacyPage() {
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
        <Link href={routes.terms}>{t(words.terms)}</Link>
      </p>
    </div>
  )
}
