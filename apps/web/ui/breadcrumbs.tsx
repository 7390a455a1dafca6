import { Link } from 'wouter'
import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../i18n/locale.ts'
import css from './breadcrumbs.module.css'

const texts = defineTexts({ path: { pt: 'Caminho', en: 'Breadcrumb', es: 'Ruta', fr: 'Fil d’Ariane' } })

/** Leads to a route, some history entries back, to an action of the page or to a reload; `here` is the current page. */
export type Crumb = { readonly label: string } & (
  | { readonly to: string }
  | { readonly back: number }
  | { readonly onSelect: () => void }
  | { readonly reload: true }
  | { readonly here: true }
)

function act(crumb: Crumb): void {
  if ('back' in crumb) history.go(-crumb.back)
  else if ('onSelect' in crumb) crumb.onSelect()
  else if ('reload' in crumb) location.reload()
}

/** SH-13 */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={t(texts.path)}>
      <ol className={css.crumbs}>
        {crumbs.map((crumb) => (
          <li key={crumb.label}>
            {'to' in crumb ? (
              <Link href={crumb.to}>{crumb.label}</Link>
            ) : 'here' in crumb ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <button type="button" onClick={() => act(crumb)}>
                {crumb.label}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
