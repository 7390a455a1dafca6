import { showInstant } from '@delegacia/domain/language/dates'
import type { DescriptionRow } from '@delegacia/ui/description-list'
import { locale, t } from '../../i18n/locale.ts'
import type { SignatureReport } from '@delegacia/pades/report'
import { texts } from './signature-texts.ts'

/** Who signed, when, and on whose word each of it is known. */
export function signatureRows({
  signer,
  authority,
  root,
  cpf,
  policy,
  signedAt,
  attestedBy,
  listsAsOf,
  level,
}: SignatureReport): DescriptionRow[] {
  const instant = signedAt && showInstant(signedAt, locale)
  const vouchers = [authority, root].filter(Boolean).join(' · ')
  return [
    [t(texts.signer), signer],
    [t(texts.cpf), cpf],
    [t(root ? texts.authority : texts.claimedAuthority), vouchers],
    [t(texts.policy), policy && `ICP-Brasil ${policy}`],
    [t(texts.when), instant],
    [t(texts.timeBy), instant && (attestedBy ?? t(texts.nobody))],
    [t(texts.lists), listsAsOf && showInstant(listsAsOf, locale)],
    [t(texts.level), level && `PAdES B-${level}`],
  ].flatMap(([label, value]) => (label && value ? [{ label, value }] : []))
}
