import { defineTexts } from '@delegacia/domain/language/text'
import { Card } from '@delegacia/ui/card'
import { t } from '../../../i18n/locale.ts'
import { FollowLink } from '../../../thread/follow-link.tsx'
import css from './follow-card.module.css'

const texts = defineTexts({
  lead: {
    pt: 'Ver em que pé está, responder, mandar provas.',
    en: 'See where it stands, answer, send evidence.',
    es: 'Ver cómo va, responder, enviar pruebas.',
    fr: 'Voir où elle en est, répondre, envoyer des preuves.',
  },
})

/** The way back in for who has registered, first after registering; the whole card is one link (SH-23). */
export const FollowCard = () => (
  <div className={`${css.door} needs-script`}>
    <Card title={<FollowLink />}>
      <p className="muted">{t(texts.lead)}</p>
    </Card>
  </div>
)
