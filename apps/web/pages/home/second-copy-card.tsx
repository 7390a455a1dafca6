import { lazy, Suspense, useId, useRef, useState, type FormEvent } from 'react'
import { texts, type Text } from '@delegacia/domain/language/text'
import { readAuthenticationCode } from '@delegacia/domain/rules/authentication-code'
import { t } from '../../app/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { fetchSecondCopy } from './fetch-second-copy.ts'
import css from './second-copy-card.module.css'

const SecondCopyDialog = lazy(() =>
  import('./second-copy-dialog.tsx').then((module) => ({ default: module.SecondCopyDialog })),
)

const words = texts({
  title: { pt: 'Segunda via', en: 'Second copy', es: 'Segunda copia', fr: 'Duplicata' },
  lead: {
    pt: 'Receba de novo o seu boletim com o número de autenticação digital, que está no PDF e no e-mail de confirmação.',
    en: 'Get your report again with its digital authentication number, which is on the PDF and in the confirmation e-mail.',
    es: 'Reciba de nuevo su denuncia con el número de autenticación digital, que está en el PDF y en el correo de confirmación.',
    fr: "Recevez à nouveau votre déclaration avec son numéro d'authentification numérique, indiqué sur le PDF et dans l'e-mail de confirmation.",
  },
  label: {
    pt: 'Número de autenticação digital',
    en: 'Digital authentication number',
    es: 'Número de autenticación digital',
    fr: "Numéro d'authentification numérique",
  },
  hint: {
    pt: '16 letras e números, como ABCD-1234-EFGH-5678',
    en: '16 letters and digits, like ABCD-1234-EFGH-5678',
    es: '16 letras y números, como ABCD-1234-EFGH-5678',
    fr: '16 lettres et chiffres, comme ABCD-1234-EFGH-5678',
  },
  ask: {
    pt: 'Pedir segunda via',
    en: 'Get the second copy',
    es: 'Pedir la segunda copia',
    fr: 'Demander le duplicata',
  },
  missing: {
    pt: 'Escreva o número de autenticação digital',
    en: 'Enter the digital authentication number',
    es: 'Escriba el número de autenticación digital',
    fr: "Écrivez le numéro d'authentification numérique",
  },
  mistyped: {
    pt: 'Há um erro de digitação nesse número. Confira letra por letra.',
    en: 'There is a typing error in this number. Check it letter by letter.',
    es: 'Hay un error al escribir ese número. Compruébelo letra por letra.',
    fr: 'Ce numéro comporte une faute de frappe. Vérifiez-le lettre par lettre.',
  },
  unknown: {
    pt: 'Não encontramos um boletim com esse número. Confira com o seu PDF ou e-mail; se precisar, a delegacia ajuda.',
    en: 'We found no report with this number. Compare it with your PDF or e-mail; a police station can help if needed.',
    es: 'No encontramos una denuncia con ese número. Compárelo con su PDF o correo; si lo necesita, la comisaría le ayuda.',
    fr: "Nous n'avons trouvé aucune déclaration avec ce numéro. Comparez-le avec votre PDF ou e-mail ; au besoin, un commissariat vous aidera.",
  },
  failed: {
    pt: 'Não foi possível buscar agora. Tente de novo em alguns minutos.',
    en: 'It could not be fetched right now. Try again in a few minutes.',
    es: 'No se pudo buscar ahora. Inténtelo de nuevo en unos minutos.',
    fr: "La recherche n'a pas abouti. Réessayez dans quelques minutes.",
  },
})

/** A registered report again, by its authentication number (FI-06); a mistyped one is told without asking the service. */
export function SecondCopyCard() {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState<Text>()
  const [busy, setBusy] = useState(false)
  const [pdf, setPdf] = useState<Blob>()

  function refuse(text: Text): void {
    setMessage(text)
    field.current?.focus()
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const typed = field.current?.value ?? ''
    const code = readAuthenticationCode(typed)
    if (!code) return refuse(typed.trim() ? words.mistyped : words.missing)
    setMessage(undefined)
    setBusy(true)
    try {
      const found = await fetchSecondCopy(code)
      if (found) setPdf(found)
      else refuse(words.unknown)
    } catch {
      refuse(words.failed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card title={t(words.title)}>
      <p className="muted">{t(words.lead)}</p>
      <form className={`${css.form} needs-script`} onSubmit={(event) => void submit(event)} noValidate>
        <div>
          <label htmlFor={id}>{t(words.label)}</label>
          <span className="hint" id={`${id}-hint`}>
            {t(words.hint)}
          </span>
          <p className={css.message} id={`${id}-message`} role="alert">
            {message && t(message)}
          </p>
          <input
            ref={field}
            id={id}
            className={`control ${css.code}`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            aria-invalid={message ? true : undefined}
            aria-describedby={`${id}-hint ${id}-message`}
          />
        </div>
        <Button type="submit" kind="quiet" busy={busy}>
          {t(words.ask)}
        </Button>
      </form>
      {pdf && (
        <Suspense>
          <SecondCopyDialog pdf={pdf} onClose={() => setPdf(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}
