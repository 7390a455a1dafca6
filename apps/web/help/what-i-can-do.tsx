import { defineTexts } from '@delegacia/domain/language/text'
import { t } from '../i18n/locale.ts'
import { Card } from '@delegacia/ui/card'
import { CallList } from './call-list.tsx'
import { NearestUnits } from './nearest-units.tsx'
import css from './nearest-units.module.css'

const texts = defineTexts({
  title: {
    pt: 'O que você pode fazer',
    en: 'What you can do',
    es: 'Qué puede hacer',
    fr: 'Ce que vous pouvez faire',
  },
  free: {
    pt: 'Nada disto fica registrado, e você pode voltar outro dia.',
    en: 'None of this is recorded, and you can come back another day.',
    es: 'Nada de esto queda registrado, y puede volver otro día.',
    fr: 'Rien de ceci n’est enregistré, et vous pouvez revenir un autre jour.',
  },
})

const ways = defineTexts({
  trust: {
    pt: 'Conte a alguém de confiança. Combinem uma palavra que queira dizer “me ajude”.',
    en: 'Tell someone you trust. Agree on a word that means “help me”.',
    es: 'Cuénteselo a alguien de confianza. Acuerden una palabra que signifique «ayúdame».',
    fr: 'Parlez à une personne de confiance. Convenez d’un mot qui veut dire « aide-moi ».',
  },
  health: {
    pt: 'Machucou? O hospital e o posto de saúde atendem sem boletim.',
    en: 'Hurt? Hospitals and health centers treat you without a police report.',
    es: '¿Herida o dolor? El hospital y el centro de salud atienden sin denuncia.',
    fr: 'Une blessure ? L’hôpital et le centre de santé soignent sans déclaration.',
  },
  protection: {
    pt: 'Mulheres podem pedir proteção ao juiz na delegacia, na Defensoria ou no Ministério Público. Não precisa de boletim: vale a sua palavra (Lei 11.340, art. 19).',
    en: 'Women can ask a judge for protection at a police station, the public defender or the prosecutor. No report is needed: your word counts (Law 11.340, art. 19).',
    es: 'Las mujeres pueden pedir protección al juez en la comisaría, la Defensoría o la Fiscalía. No hace falta denuncia: vale su palabra (Ley 11.340, art. 19).',
    fr: 'Une femme peut demander la protection du juge au commissariat, à la Défense publique ou au ministère public. Même sans déclaration : votre parole compte (loi 11.340, art. 19).',
  },
  shelter: {
    pt: 'Precisa sair de casa? O 180 diz onde há abrigo e apoio.',
    en: 'Need to leave home? Call 180 to find shelter and support.',
    es: '¿Necesita salir de casa? El 180 dice dónde hay refugio y apoyo.',
    fr: 'Besoin de quitter la maison ? Le 180 indique où trouver refuge et soutien.',
  },
  keep: {
    pt: 'Se for seguro, guarde fora de casa documentos, remédios, fotos e mensagens.',
    en: 'If it is safe, keep documents, medicine, photos and messages outside the home.',
    es: 'Si es seguro, guarde fuera de casa documentos, medicinas, fotos y mensajes.',
    fr: 'Si c’est sans risque, gardez hors de chez vous papiers, médicaments, photos et messages.',
  },
})

/** Help for whoever does not want to report, or not yet: whom to call, where to go, what the law gives (VI-12). */
export function WhatICanDo() {
  return (
    <Card title={t(texts.title)}>
      <div className={css.near}>
        <p>{t(texts.free)}</p>
        <CallList numbers={[190, 180, 100, 192]} />
        <ul className="points stack-s">
          {Object.values(ways).map((one) => (
            <li key={t(one)}>{t(one)}</li>
          ))}
        </ul>
        <NearestUnits level={3} />
      </div>
    </Card>
  )
}
