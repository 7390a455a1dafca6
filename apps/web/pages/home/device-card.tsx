import { useEffect, useState } from 'react'
import { texts } from '@delegacia/domain/language/text'
import { getJson } from '../../api/get-json.ts'
import { useAsync } from '../../api/use-async.ts'
import { t } from '../../app/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { readDevice, type Device } from './read-device.ts'

const words = texts({
  title: { pt: 'Seu aparelho', en: 'Your device', es: 'Su dispositivo', fr: 'Votre appareil' },
  lead: {
    pt: 'Estes dados acompanham o registro e ajudam a evitar falsos boletins.',
    en: 'These details go with the report and help to prevent false ones.',
    es: 'Estos datos acompañan la denuncia y ayudan a evitar las falsas.',
    fr: 'Ces données accompagnent la déclaration et aident à éviter les fausses.',
  },
  ip: { pt: 'Endereço IP', en: 'IP address', es: 'Dirección IP', fr: 'Adresse IP' },
  browser: { pt: 'Navegador', en: 'Browser', es: 'Navegador', fr: 'Navigateur' },
  version: { pt: 'Versão', en: 'Version', es: 'Versión', fr: 'Version' },
  platform: { pt: 'Sistema', en: 'System', es: 'Sistema', fr: 'Système' },
  waiting: { pt: 'Buscando…', en: 'Looking it up…', es: 'Buscando…', fr: 'Recherche…' },
  failed: {
    pt: 'Não foi possível obter o IP. Em geral é um bloqueador de anúncios ou um firewall: desligue-o nesta página.',
    en: 'The IP could not be found. Usually an ad blocker or a firewall is the reason: switch it off for this page.',
    es: 'No se pudo obtener la IP. Suele ser un bloqueador de anuncios o un cortafuegos: desactívelo en esta página.',
    fr: "L'adresse IP n'a pas pu être obtenue. C'est souvent un bloqueur de publicité ou un pare-feu : désactivez-le sur cette page.",
  },
  again: { pt: 'Tentar de novo', en: 'Try again', es: 'Intentar de nuevo', fr: 'Réessayer' },
})

/** What the service sees of this device (SH-06), with its waiting and failed states (SH-10). */
export function DeviceCard() {
  const address = useAsync('ip', () => getJson<{ ip: string }>('/api/USER_IP'))
  const [device, setDevice] = useState<Device>()

  // Known in the browser only, so it follows the first drawing.
  useEffect(() => setDevice(readDevice(navigator.userAgent)), [])

  return (
    <Card title={t(words.title)}>
      <p className="muted">{t(words.lead)}</p>
      <DescriptionList
        across
        rows={[
          {
            label: t(words.ip),
            value: (
              <span role="status">
                {address.state === 'ready'
                  ? address.value.ip
                  : address.state === 'waiting'
                    ? t(words.waiting)
                    : t(words.failed)}
              </span>
            ),
          },
          { label: t(words.browser), value: device?.browser ?? '–' },
          { label: t(words.version), value: device?.version ?? '–' },
          { label: t(words.platform), value: device?.platform ?? '–' },
        ]}
      />
      {address.state === 'failed' && (
        <Button kind="quiet" onClick={address.again}>
          {t(words.again)}
        </Button>
      )}
    </Card>
  )
}
