import { defineTexts } from '@delegacia/domain/language/text'
import { buttonClass } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { Link } from 'wouter'
import { holdAccess, type Access } from '../../documents/held-access.ts'
import { t } from '../../i18n/locale.ts'
import { routes } from '../../router/routes.ts'
import type { Thread } from './thread-calls.ts'

const texts = defineTexts({
  title: { pt: 'Proteção', en: 'Protection', es: 'Protección', fr: 'Protection' },
  offered: {
    pt: 'Diga o que quer que o juiz proíba e, se quiser, fale do risco. Pode pular tudo e parar a qualquer momento.',
    en: 'Say what the judge should forbid and, if you want, describe the risk. You can skip everything and stop at any time.',
    es: 'Diga qué quiere que el juez prohíba y, si quiere, hable del riesgo. Puede saltarlo todo y parar cuando quiera.',
    fr: 'Dites ce que le juge devrait interdire et, si vous voulez, parlez du risque. Vous pouvez tout passer et arrêter à tout moment.',
  },
  ask: {
    pt: 'Pedir proteção',
    en: 'Ask for protection',
    es: 'Pedir protección',
    fr: 'Demander une protection',
  },
  given: {
    pt: 'O seu pedido foi entregue.',
    en: 'Your request was handed in.',
    es: 'Su pedido fue entregado.',
    fr: 'Votre demande a été remise.',
  },
  see: {
    pt: 'Ver o que acontece agora',
    en: 'See what happens now',
    es: 'Ver qué pasa ahora',
    fr: 'Voir ce qui se passe maintenant',
  },
})

type Props = { access: Access; protection: NonNullable<Thread['protecao']> }

/** The way to ask for protection, or to what becomes of it. */
export function ProtectionStep({ access, protection }: Props) {
  const isOffered = protection === 'oferecida'
  return (
    <Card title={t(texts.title)}>
      <p>{t(isOffered ? texts.offered : texts.given)}</p>
      <div className="actions">
        <Link href={routes.protection} className={buttonClass('quiet')} onClick={() => holdAccess(access)}>
          {t(isOffered ? texts.ask : texts.see)}
        </Link>
      </div>
    </Card>
  )
}
