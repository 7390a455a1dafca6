import { Link } from 'wouter'
import { t } from '../../i18n/locale.ts'
import { PageTitle } from '../../router/page-title.tsx'
import { LibrasPlace } from '../../reading/libras-place.tsx'
import { routes } from '../../router/routes.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { TextSections } from '../../ui/text-sections.tsx'
import css from './terms-page.module.css'
import { termsSections, texts } from './terms-texts.ts'

/** What people agree to before a report (SH-17, ST-05). */
export function TermsPage() {
  return (
    <div className="wrap narrow page stack">
      <Breadcrumbs
        crumbs={[
          { label: t(texts.home), to: routes.home },
          { label: t(texts.title), here: true },
        ]}
      />
      <PageTitle documentTitle={t(texts.title)}>{t(texts.title)}</PageTitle>
      <LibrasPlace of="termos" />
      <p>{t(texts.lead)}</p>
      <p>
        <span className={css.valid}>{t(texts.valid)} </span>
        <span>{t(texts.test)}</span>
      </p>
      <TextSections sections={termsSections} />
      <p>
        <Link href={routes.privacy}>{t(texts.privacy)}</Link>
      </p>
    </div>
  )
}
