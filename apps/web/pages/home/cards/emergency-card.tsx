import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../../../i18n/locale.ts'
import { Card } from '@delegacia/ui/card'
import css from './emergency-card.module.css'

const texts = defineTexts({
  title: {
    pt: 'Telefones de emergência',
    en: 'Emergency numbers',
    es: 'Teléfonos de emergencia',
    fr: 'Numéros d’urgence',
  },
  lead: {
    pt: 'A ligação é gratuita, a qualquer hora.',
    en: 'Calls are free, at any hour.',
    es: 'La llamada es gratuita, a cualquier hora.',
    fr: 'L’appel est gratuit, à toute heure.',
  },
})

const numbers = [
  {
    number: 190,
    who: {
      pt: 'Polícia Militar: perigo agora',
      en: 'Military Police: danger now',
      es: 'Policía Militar: peligro ahora',
      fr: 'Police militaire : danger immédiat',
    },
  },
  {
    number: 180,
    who: {
      pt: 'Central da Mulher',
      en: 'Women’s helpline',
      es: 'Línea de la Mujer',
      fr: 'Ligne d’aide aux femmes',
    },
  },
  {
    number: 192,
    who: { pt: 'SAMU: ambulância', en: 'SAMU: ambulance', es: 'SAMU: ambulancia', fr: 'SAMU : ambulance' },
  },
  { number: 193, who: { pt: 'Bombeiros', en: 'Fire department', es: 'Bomberos', fr: 'Pompiers' } },
  { number: 197, who: { pt: 'Polícia Civil', en: 'Civil Police', es: 'Policía Civil', fr: 'Police civile' } },
  {
    number: 181,
    who: {
      pt: 'Disque-Denúncia, sem se identificar',
      en: 'Anonymous tip line',
      es: 'Denuncia anónima',
      fr: 'Signalement anonyme',
    },
  },
  {
    number: 100,
    who: {
      pt: 'Direitos Humanos: criança, idoso',
      en: 'Human rights: children, elderly',
      es: 'Derechos Humanos: niños, mayores',
      fr: 'Droits humains : enfants, aînés',
    },
  },
  {
    number: 188,
    who: {
      pt: 'CVV: apoio para quem sofre',
      en: 'CVV: someone to talk to',
      es: 'CVV: apoyo emocional',
      fr: 'CVV : soutien moral',
    },
  },
  {
    number: 191,
    who: {
      pt: 'Polícia Rodoviária Federal',
      en: 'Federal Highway Police',
      es: 'Policía Federal de Carreteras',
      fr: 'Police fédérale de la route',
    },
  },
  {
    number: 199,
    who: { pt: 'Defesa Civil', en: 'Civil Defense', es: 'Defensa Civil', fr: 'Protection civile' },
  },
]

export function EmergencyCard() {
  return (
    <Card folded title={t(texts.title)}>
      <p className="muted">{t(texts.lead)}</p>
      <ul className={css.numbers}>
        {numbers.map(({ number, who }) => (
          <li key={number}>
            <a href={`tel:${number}`}>
              <b>{number}</b>
              <span>{t(who)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
