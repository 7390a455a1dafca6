import { defineTexts } from '@delegacia/domain/language/text'
import { useLoad } from '../../../api/use-load.ts'
import { t } from '../../../i18n/locale.ts'
import { neutralPage } from '../../../router/ask-exit.ts'
import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import styles from './exit-practice.module.css'

const texts = defineTexts({
  title: {
    pt: 'Assim a tela fica',
    en: 'This is what the screen will look like',
    es: 'Así queda la pantalla',
    fr: 'Voici ce que montrera l’écran',
  },
  page: { pt: 'A outra página', en: 'The other page', es: 'La otra página', fr: 'L’autre page' },
  only: {
    pt: 'Foi só um treino: você continua aqui. “Sair depressa”, ou Esc ou Shift três vezes, sai de verdade.',
    en: 'This was only practice: you are still here. “Leave quickly”, or Esc or Shift three times, leaves for real.',
    es: 'Fue solo una práctica: usted sigue aquí. «Salir rápido», o Esc o Mayús tres veces, sale de verdad.',
    fr: 'C’était un essai : vous êtes toujours ici. « Quitter vite », ou Échap ou Maj trois fois, quitte vraiment.',
  },
  back: { pt: 'Voltar', en: 'Back', es: 'Volver', fr: 'Retour' },
})

/** What the quick exit shows, without leaving: the real exit stays in force meanwhile (VI-02). */
export function ExitPractice({ onClose }: { onClose: () => void }) {
  // In a frame of its own the page would be refused, as it is to anyone who frames this portal.
  const { value } = useLoad('', async () => (await fetch(neutralPage())).text())
  return (
    <Dialog
      title={t(texts.title)}
      wide
      onClose={onClose}
      actions={<Button onClick={onClose}>{t(texts.back)}</Button>}
    >
      <p>{t(texts.only)}</p>
      {value && <iframe className={styles.page} title={t(texts.page)} srcDoc={value} />}
    </Dialog>
  )
}
