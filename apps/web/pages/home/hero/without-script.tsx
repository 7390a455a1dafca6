import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../../../i18n/locale.ts'
import css from './hero.module.css'

const texts = defineTexts({
  noScript: {
    pt: 'Para registrar ou acompanhar um boletim por aqui, o navegador precisa de JavaScript ligado. Sem ele, procure a delegacia mais próxima, com o número do boletim se já o tem, ou ligue 197. Em perigo, ligue 190. Ambulância: 192. Bombeiros: 193.',
    en: 'To report or follow a report here, your browser needs JavaScript switched on. Without it, please go to the nearest police station, with the number of your report if you have one, or call 197. In danger, call 190. Ambulance: 192. Fire department: 193.',
    es: 'Para denunciar o seguir una denuncia aquí, el navegador necesita JavaScript activado. Sin él, acuda a la comisaría más cercana, con el número de la denuncia si ya lo tiene, o llame al 197. En peligro, llame al 190. Ambulancia: 192. Bomberos: 193.',
    fr: 'Pour déclarer ou suivre une déclaration ici, JavaScript doit être activé dans votre navigateur. Sinon, rendez-vous au commissariat le plus proche, avec le numéro de la déclaration si vous l’avez, ou appelez le 197. En danger, appelez le 190. Ambulance : 192. Pompiers : 193.',
  },
})

/** Where to report, and to ask for a report that is made, without JavaScript (SH-23). */
export const WithoutScript = () => <p className={css.noScript}>{t(texts.noScript)}</p>
