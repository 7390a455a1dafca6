import { followName } from '@delegacia/domain/desk/citizen/follow-name'
import { buttonClass } from '@delegacia/ui/button'
import { Link } from 'wouter'
import { holdAccess, type Access } from '../documents/held-access.ts'
import { t } from '../i18n/locale.ts'
import { routes } from '../router/routes.ts'

/** The way to the page on which a report is followed, by the one name that it has; number and code may go along. */
export const FollowLink = ({ access, plain = false }: { access?: Access; plain?: boolean }) => (
  <Link
    href={routes.follow}
    className={plain ? undefined : buttonClass('quiet')}
    onClick={() => access && holdAccess(access)}
  >
    {t(followName)}
  </Link>
)
