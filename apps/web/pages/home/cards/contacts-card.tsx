import { defineTexts } from '@delegacia/domain/language/text'
import { headquarters } from '../../../portal/headquarters.ts'
import { t } from '../../../i18n/locale.ts'
import { forceName } from '../../../portal/portal-name.ts'
import { Card } from '@delegacia/ui/card'
import { DescriptionList } from '@delegacia/ui/description-list'

const texts = defineTexts({
  title: {
    pt: 'Contatos e endereço',
    en: 'Contacts and address',
    es: 'Contactos y dirección',
    fr: 'Contacts et adresse',
  },
  headquarters: {
    pt: 'Delegacia-Geral',
    en: 'Police headquarters',
    es: 'Jefatura de policía',
    fr: 'Direction générale',
  },
  phone: { pt: 'Telefone', en: 'Telephone', es: 'Teléfono', fr: 'Téléphone' },
  civil: {
    pt: '{number} (Polícia Civil)',
    en: '{number} (Civil Police)',
    es: '{number} (Policía Civil)',
    fr: '{number} (Police civile)',
  },
  postal: { pt: 'CEP', en: 'Postal code', es: 'Código postal', fr: 'Code postal' },
})

/** Where the general police department is and how to reach it (SH-06). */
export function ContactsCard() {
  return (
    <Card folded title={t(texts.title)}>
      <DescriptionList
        rows={[
          {
            label: t(texts.headquarters),
            value: `${forceName}\n${headquarters.street}\n${headquarters.place}`,
          },
          { label: t(texts.postal), value: headquarters.postalCode },
          { label: t(texts.phone), value: <a href="tel:197">{t(texts.civil, { number: 197 })}</a> },
        ]}
      />
    </Card>
  )
}
