import { useEffect, useState } from 'react'
import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../../../i18n/locale.ts'
import { Card } from '@delegacia/ui/card'
import { DescriptionList } from '@delegacia/ui/description-list'
import { useDeviceAddress, type AddressLoad } from '../register/device-address.ts'
import { readDevice, type Device } from './read-device.ts'

const texts = defineTexts({
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
  failed: { pt: 'Não obtido', en: 'Not found', es: 'No obtenida', fr: 'Non obtenue' },
})

/** What the service sees of this device (SH-06). */
export function DeviceCard({ address: kept }: { address: AddressLoad }) {
  const address = useDeviceAddress(kept)
  const [device, setDevice] = useState<Device>()

  // Known in the browser only, so it is read after the first render.
  useEffect(() => setDevice(readDevice(navigator.userAgent)), [])

  return (
    <Card folded title={t(texts.title)}>
      <p className="muted">{t(texts.lead)}</p>
      <DescriptionList
        across
        rows={[
          {
            label: t(texts.ip),
            value: (
              <span>
                {address.state === 'ready'
                  ? address.value.ip
                  : address.state === 'loading'
                    ? t(texts.waiting)
                    : t(texts.failed)}
              </span>
            ),
          },
          { label: t(texts.browser), value: device?.browser ?? '–' },
          { label: t(texts.version), value: device?.version ?? '–' },
          { label: t(texts.platform), value: device?.platform ?? '–' },
        ]}
      />
    </Card>
  )
}
