import { buttonClass } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { Link } from 'wouter'
import { holdAccess } from '../../../documents/held-access.ts'
import { t } from '../../../i18n/locale.ts'
import { routes } from '../../../router/routes.ts'
import { texts } from './protection-card-texts.ts'

/** The way to the questions about the risk and to measures, once the report has its number: never before it. */
export const ProtectionCard = ({ number, code }: { number: string; code: string }) => (
  <Card title={t(texts.title)}>
    <p>{t(texts.lead)}</p>
    <div className="actions">
      <Link
        href={routes.protection}
        className={buttonClass('main')}
        onClick={() => holdAccess({ numero: number, codigo: code })}
      >
        {t(texts.go)}
      </Link>
    </div>
  </Card>
)
