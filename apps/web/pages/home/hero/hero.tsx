import type { RubricOf } from '@delegacia/domain/language/rubric'
import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../../../i18n/locale.ts'
import { LibrasPlace } from '../../../reading/libras-place.tsx'
import { PageTitle } from '../../../router/page-title.tsx'
import { forceName } from '../../../portal/portal-name.ts'
import { buttonClass } from '@delegacia/ui/button'
import { WithoutScript } from './without-script.tsx'
import { HeroDrawing } from './hero-drawing.tsx'
import css from './hero.module.css'

export const texts = defineTexts({
  title: {
    pt: 'Conte o que aconteceu. A gente registra.',
    en: 'Tell us what happened. We will put it on record.',
    es: 'Cuente lo que pasó. Nosotros lo registramos.',
    fr: 'Racontez ce qui s’est passé. Nous l’enregistrons.',
  },
  lead: {
    pt: 'Faça seu boletim de ocorrência aqui, sem fila e sem cadastro.',
    en: 'File your police report here, with no queue and no sign-up.',
    es: 'Presente su denuncia aquí, sin filas y sin crear una cuenta.',
    fr: 'Faites votre déclaration ici, sans file ni compte.',
  },
  next: {
    pt: 'O número sai na hora, a delegacia responsável lê, e a última tela diz quando perguntar por ele.',
    en: 'You get the number at once, the police station in charge reads your report, and the last screen says when to ask about it.',
    es: 'El número sale al momento, la comisaría responsable lee su denuncia y al final sabrá cuándo preguntar.',
    fr: 'Le numéro est immédiat, un commissariat vous lit, et vous saurez quand demander des nouvelles.',
  },
  sorry: {
    pt: 'Sentimos muito se algo ruim aconteceu.',
    en: 'We are sorry if something bad happened.',
    es: 'Lamentamos si algo malo pasó.',
    fr: 'Nous sommes désolés s’il vous est arrivé du mal.',
  },
  common: {
    pt: 'Medo e dúvida são comuns.',
    en: 'Fear and doubt are common.',
    es: 'El miedo y la duda son comunes.',
    fr: 'La peur et le doute sont normaux.',
  },
  blame: {
    pt: 'A culpa é de quem fez, nunca de quem sofreu.',
    en: 'Whoever did it is to blame, never the victim.',
    es: 'La culpa es de quien lo hizo, nunca de quien lo sufrió.',
    fr: 'L’auteur est le seul responsable, jamais la victime.',
  },
  thank: {
    pt: 'Obrigado por contar.',
    en: 'Thank you for telling us.',
    es: 'Gracias por contarlo.',
    fr: 'Merci d’en parler.',
  },
  start: { pt: 'Quero registrar', en: 'I want to report', es: 'Quiero denunciar', fr: 'Je veux déclarer' },
})

export const rubric = {
  acknowledge: 'sorry',
  normalise: 'common',
  blame: 'blame',
  thank: 'thank',
  next: 'next',
} as const satisfies RubricOf<typeof texts>

export const registerCardId = 'registrar'

/** What the service does, and kind words: below the question, which the first screen of a phone shows whole (SH-24). */
export const HeroWords = () => (
  <div className={css.words}>
    <p>{[t(texts.lead), t(texts.next)].join(' ')}</p>
    <p>{[t(texts.sorry), t(texts.common), t(texts.blame), t(texts.thank)].join(' ')}</p>
  </div>
)

/** The welcome (SH-06). The button goes down to the choice of the occurrence and puts the focus there. */
export function Hero() {
  return (
    <section className={css.hero}>
      <div className={`wrap ${css.row}`}>
        <div>
          <PageTitle documentTitle={forceName}>{t(texts.title)}</PageTitle>
          <a
            className={`${buttonClass('gold')} needs-script`}
            href={`#${registerCardId}`}
            onClick={(event) => {
              event.preventDefault()
              const card = document.getElementById(registerCardId)
              card?.scrollIntoView({ behavior: 'smooth' })
              card?.querySelector('input')?.focus({ preventScroll: true })
            }}
          >
            {t(texts.start)}
          </a>
          <div className={css.signed}>
            <LibrasPlace of="inicio" />
          </div>
          {/* Only the pre-rendered page has its words: where scripts run nobody reads them. */}
          <noscript>{import.meta.env.SSR && <WithoutScript />}</noscript>
        </div>
        <HeroDrawing className={css.drawing} />
      </div>
    </section>
  )
}
