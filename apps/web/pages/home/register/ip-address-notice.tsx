import { defineTexts } from '@delegacia/domain/language/text'
import { useOnline } from '../../../api/use-online.ts'
import { locale, t } from '../../../i18n/locale.ts'
import { Button } from '@delegacia/ui/button'
import { FaultWords } from '@delegacia/ui/fault-words'
import { Card } from '@delegacia/ui/card'
import { useDeviceAddress, type AddressLoad } from './device-address.ts'

const texts = defineTexts({
  waiting: {
    pt: 'Reconhecendo a sua conexão…',
    en: 'Recognizing your connection…',
    es: 'Reconociendo su conexión…',
    fr: 'Reconnaissance de votre connexion…',
  },
  title: {
    pt: 'Não conseguimos ver o seu endereço IP',
    en: 'We could not see your IP address',
    es: 'No pudimos ver su dirección IP',
    fr: 'Nous n’avons pas pu voir votre adresse IP',
  },
  why: {
    pt: 'Em geral é um bloqueador de anúncios ou um firewall. Desligue-o nesta página e tente de novo. Sem isso, o registro pode não ser enviado.',
    en: 'Usually an ad blocker or a firewall is the reason. Switch it off for this page and try again. Otherwise the report may not be sent.',
    es: 'Suele ser un bloqueador de anuncios o un cortafuegos. Desactívelo en esta página e inténtelo de nuevo. Si no, la denuncia puede no enviarse.',
    fr: 'C’est souvent un bloqueur de publicité ou un pare-feu. Désactivez-le sur cette page et réessayez. Sinon, la déclaration risque de ne pas être envoyée.',
  },
  again: { pt: 'Tentar de novo', en: 'Try again', es: 'Intentar de nuevo', fr: 'Réessayer' },
})

/** What the home screen says while the IP address is loading, and when it could not be loaded (SH-10). */
export function IpAddressNotice({ address: kept }: { address: AddressLoad }) {
  const address = useDeviceAddress(kept)
  // Without a connection the address is not what is missing.
  const online = useOnline()
  return (
    <div role="status">
      {address.state === 'loading' && <p className="visually-hidden">{t(texts.waiting)}</p>}
      {address.state === 'failed' && online && (
        <Card level={3} tone="warning" title={t(texts.title)}>
          <p>{t(texts.why)}</p>
          <FaultWords locale={locale} />
          <Button kind="quiet" onClick={address.retry}>
            {t(texts.again)}
          </Button>
        </Card>
      )}
    </div>
  )
}
