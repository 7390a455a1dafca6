import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../../../i18n/locale.ts'
import { PageTitle } from '../../../router/page-title.tsx'
import { forceName } from '../../../portal/portal-name.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { HeroDrawing } from './hero-drawing.tsx'
import css from './hero.module.css'

const texts = defineTexts({
  title: {
    pt: 'Conte o que aconteceu. A gente registra.',
    en: 'Tell us what happened. We will put it on record.',
    es: 'Cuente lo que pasó. Nosotros lo registramos.',
    fr: 'Racontez ce qui s’est passé. Nous l’enregistrons.',
  },
  lead: {
    pt: 'Faça seu boletim de ocorrência aqui, sem fila e sem cadastro. Leva de 5 a 15 minutos e tem a mesma validade do boletim feito na delegacia.',
    en: 'File your police report here, with no queue and no sign-up. It takes 5 to 15 minutes and is as valid as one made at a police station.',
    es: 'Presente su denuncia aquí, sin filas y sin crear una cuenta. Tarda de 5 a 15 minutos y vale lo mismo que la hecha en comisaría.',
    fr: 'Faites votre déclaration ici, sans file d’attente et sans compte. Cela prend 5 à 15 minutes et a la même valeur qu’au commissariat.',
  },
  start: { pt: 'Quero registrar', en: 'I want to report', es: 'Quiero denunciar', fr: 'Je veux déclarer' },
  noScript: {
    pt: 'Para registrar por aqui, o navegador precisa de JavaScript ligado. Sem ele, procure a delegacia mais próxima. Em perigo, ligue 190.',
    en: 'To report here, your browser needs JavaScript switched on. Without it, please go to the nearest police station. In danger, call 190.',
    es: 'Para denunciar aquí, el navegador necesita JavaScript activado. Sin él, acuda a la comisaría más cercana. En peligro, llame al 190.',
    fr: 'Pour déclarer ici, JavaScript doit être activé dans votre navigateur. Sinon, rendez-vous au commissariat le plus proche. En danger, appelez le 190.',
  },
})

export const registerCardId = 'registrar'

/** The welcome (SH-06). The button goes down to the choice of the occurrence and puts the focus there. */
export function Hero() {
  return (
    <section className={css.hero}>
      <div className={`wrap ${css.row}`}>
        <div>
          <PageTitle documentTitle={forceName}>{t(texts.title)}</PageTitle>
          <p className={css.lead}>{t(texts.lead)}</p>
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
          <noscript>
            <p className={css.noScript}>{t(texts.noScript)}</p>
          </noscript>
        </div>
        <HeroDrawing className={css.drawing} />
      </div>
    </section>
  )
}
