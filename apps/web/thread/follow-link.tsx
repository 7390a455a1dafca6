import { followName } from '@delegacia/domain/desk/citizen/follow-name'
import { Link } from 'wouter'
import { t } from '../i18n/locale.ts'
import { routes } from '../router/routes.ts'

type Props = { className?: string; onClick?: () => void }

/** The way to the page on which a report is followed, by the one name that it has. */
export const FollowLink = (props: Props) => (
  <Link href={routes.follow} {...props}>
    {t(followName)}
  </Link>
)
