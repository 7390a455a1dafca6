import { showInstant } from '@delegacia/domain/language/dates'
import { defineTexts } from '@delegacia/domain/language/text'
import { isRoute } from '@delegacia/domain/lists/routes'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { useEffect, useState } from 'react'
import { useLoad } from '../../../api/use-load.ts'
import { continueKept, type KeptReport } from '../../../device/kept-ids.ts'
import { endOf, eraseReport, keptReports } from '../../../device/kept-reports.ts'
import { locale, t } from '../../../i18n/locale.ts'
import { navigate } from '../../../router/hash-location.ts'
import css from './kept-card.module.css'

const texts = defineTexts({
  title: {
    pt: 'Você tem um registro guardado',
    en: 'You have a report kept here',
    es: 'Tiene un registro guardado',
    fr: 'Vous avez une déclaration gardée ici',
  },
  notYet: {
    pt: 'Está neste aparelho e ainda não é um boletim: só é quando aparecer o número.',
    en: 'It is on this device and is not a report yet: it is one once its number appears.',
    es: 'Está en este dispositivo y todavía no es una denuncia: lo es cuando aparezca el número.',
    fr: 'Elle est sur cet appareil et n’est pas encore une déclaration : elle le sera avec son numéro.',
  },
  until: {
    pt: 'Fica guardado até {when}; depois some.',
    en: 'It is kept until {when}; then it is gone.',
    es: 'Se guarda hasta el {when}; después desaparece.',
    fr: 'Elle est gardée jusqu’au {when} ; ensuite, elle disparaît.',
  },
  waiting: {
    pt: 'Está pronto, mas a resposta da polícia ainda não chegou.',
    en: 'It is ready, but the police have not answered yet.',
    es: 'Está listo, pero la respuesta de la policía aún no llegó.',
    fr: 'Elle est prête, mais la police n’a pas encore répondu.',
  },
  send: { pt: 'Enviar agora', en: 'Send it now', es: 'Enviar ahora', fr: 'Envoyer maintenant' },
  goOn: { pt: 'Continuar', en: 'Go on', es: 'Continuar', fr: 'Continuer' },
  erase: { pt: 'Apagar', en: 'Erase', es: 'Borrar', fr: 'Effacer' },
})

/** Offers what this device keeps: to go on with it, or to erase it (OFF-04). */
export function KeptCard() {
  const [reports, setReports] = useState<readonly KeptReport[]>([])
  useEffect(() => {
    keptReports().then(setReports, (error: unknown) =>
      console.error('What this device keeps could not be read.', error),
    )
  }, [])
  if (reports.length === 0) return null
  const erase = (id: string) => {
    setReports((last) => last.filter((one) => one.id !== id))
    eraseReport(id).catch((error: unknown) => console.error('The device did not erase a report.', error))
  }
  return (
    <Card title={t(texts.title)} tone="warning">
      <p>{t(texts.notYet)}</p>
      <ul className={css.kept}>
        {reports.map((report) => (
          <KeptRow key={report.id} report={report} onErase={() => erase(report.id)} />
        ))}
      </ul>
    </Card>
  )
}

/** The person has registered it, and what was sent is sent again as soon as it is opened. */
const isWaiting = (draft: unknown) =>
  typeof draft === 'object' && draft !== null && 'waiting' in draft && draft.waiting === true

function KeptRow({ report, onErase }: { report: KeptReport; onErase: () => void }) {
  const { route } = report
  const flow = useLoad(route, async () => (isRoute(route) ? getFlow(route) : undefined))
  const waits = isWaiting(report.draft)
  const title = flow.value ? t(flow.value.title) : ''
  return (
    <li>
      <h3>{title}</h3>
      {waits && <p>{t(texts.waiting)}</p>}
      <p className="muted">{t(texts.until, { when: showInstant(endOf(report), locale) })}</p>
      <div className="actions">
        <Button kind="quiet" onClick={onErase}>
          {t(texts.erase)}
        </Button>
        <Button
          onClick={() => {
            continueKept(report)
            navigate(`/${route}`)
          }}
        >
          {t(waits ? texts.send : texts.goOn)}
        </Button>
      </div>
    </li>
  )
}
