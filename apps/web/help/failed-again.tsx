import { defineTexts } from '@delegacia/domain/language/text'
import { Button } from '@delegacia/ui/button'
import { t } from '../i18n/locale.ts'
import { heldWork } from '../router/hand-over.ts'
import { goOnAfterFault } from '../router/hash-location.ts'
import css from './failed-again.module.css'

const texts = defineTexts({
  around: {
    pt: 'Esta tela falhou outra vez. Você pode voltar uma tela ou pular esta: o que faltar, pedimos no fim.',
    en: 'This screen failed again. You can go back one screen or skip this one: we will ask for what is missing at the end.',
    es: 'Esta pantalla falló otra vez. Puede volver una pantalla o saltar esta: lo que falte se lo pediremos al final.',
    fr: 'Cet écran a encore échoué. Vous pouvez revenir d’un écran ou passer celui-ci : ce qui manque sera demandé à la fin.',
  },
  again: {
    pt: 'Esta tela falhou outra vez. Espere um pouco e tente de novo.',
    en: 'This screen failed again. Wait a little and try again.',
    es: 'Esta pantalla falló otra vez. Espere un poco e inténtelo de nuevo.',
    fr: 'Cet écran a encore échoué. Attendez un peu et réessayez.',
  },
  elsewhere: {
    pt: 'Se não der certo, copie o que está abaixo. Depois procure a delegacia mais próxima ou ligue 197.',
    en: 'If it does not work, copy what is below and go to the nearest police station, or call 197.',
    es: 'Si no funciona, copie lo que está abajo y acuda a la comisaría más cercana, o llame al 197.',
    fr: 'Si cela ne marche pas, copiez ce qui est ci-dessous et allez au commissariat le plus proche, ou appelez le 197.',
  },
  written: {
    pt: 'Ver o que escrevi',
    en: 'See what I wrote',
    es: 'Ver lo que escribí',
    fr: 'Voir ce que j’ai écrit',
  },
  back: {
    pt: 'Voltar uma tela',
    en: 'Go back one screen',
    es: 'Volver una pantalla',
    fr: 'Revenir d’un écran',
  },
  skip: { pt: 'Pular esta tela', en: 'Skip this screen', es: 'Saltar esta pantalla', fr: 'Passer cet écran' },
})

/** What a page that failed said of its work: what the person wrote herself, and whether there are screens around this one. */
function saidOf(work: unknown): { words: readonly string[]; moves: boolean } {
  const { words, moves } = (work ?? {}) as { words?: unknown; moves?: unknown }
  const written = Array.isArray(words) ? words.filter((one) => typeof one === 'string' && one !== '') : []
  return { words: written, moves: moves === true }
}

/** Where the same screen fails again: the ways around it, and the person's own words, which she can take elsewhere. */
export function FailedAgain() {
  const { words, moves } = saidOf(heldWork())
  return (
    <>
      <p role="status">{t(moves ? texts.around : texts.again)}</p>
      {words.length > 0 && (
        <>
          <p>{t(texts.elsewhere)}</p>
          <details className={css.words}>
            <summary>{t(texts.written)}</summary>
            {words.map((one) => (
              <p key={one}>{one}</p>
            ))}
          </details>
        </>
      )}
      {moves && (
        <div className="actions">
          <Button kind="quiet" onClick={() => goOnAfterFault(1)}>
            {t(texts.skip)}
          </Button>
          <Button onClick={() => goOnAfterFault(-1)}>{t(texts.back)}</Button>
        </div>
      )}
    </>
  )
}
