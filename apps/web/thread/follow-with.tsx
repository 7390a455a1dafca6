import { buttonClass } from '@delegacia/ui/button'
import { holdAccess, type Access } from '../documents/held-access.ts'
import { FollowLink } from './follow-link.tsx'

/** The same for who has just reported: number and code go along. */
export const FollowWith = ({ access }: { access: Access }) => (
  <FollowLink className={buttonClass('quiet')} onClick={() => holdAccess(access)} />
)
