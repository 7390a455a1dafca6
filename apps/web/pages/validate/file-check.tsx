import { lazy, Suspense, useState } from 'react'
import type { IssuedFile } from '@delegacia/contract/documents/file-validation'
import type { IssuedDocument } from '@delegacia/contract/validation'
import { showInstant } from '@delegacia/domain/language/dates'
import { defineTexts } from '@delegacia/domain/language/text'
import { useLoad } from '../../api/use-load.ts'
import { locale, t } from '../../i18n/locale.ts'
import { buttonClass } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { DescriptionList } from '@delegacia/ui/description-list'
import { Icon } from '@delegacia/ui/icon'
import { Skeleton } from '@delegacia/ui/skeleton'
import { checkFile, type FileVerdict } from './check-file.ts'
import { canCompare } from './compare-file.ts'
import { CardVerdict } from './card-verdict.tsx'
import { fileVerdicts, type Verdict } from './file-verdicts.ts'
import { issuedFileRows } from './issued-rows.ts'
import { issuedVerdict, otherReport } from './issued-verdicts.ts'
import css from './validate.module.css'

/** Only who has such a file loads what reads it. */
const SignatureCheck = lazy(() =>
  import('./signature-check.tsx').then((module) => ({ default: module.SignatureCheck })),
)

/** What may have been signed by others: not ours, or nobody could be asked. */
const mayBeOthers = new Set<FileVerdict['found']>(['not-issued', 'names-ours', 'not-asked'])

const texts = defineTexts({
  title: {
    pt: 'O seu arquivo é igual ao emitido?',
    en: 'Is your file the one that was issued?',
    es: '¿Su archivo es igual al emitido?',
    fr: 'Votre fichier est-il celui qui a été émis ?',
  },
  titleAlone: {
    pt: 'Tem o arquivo PDF? Confira por ele',
    en: 'Have the PDF file? Check it directly',
    es: '¿Tiene el archivo PDF? Compruébelo directamente',
    fr: 'Vous avez le fichier PDF ? Vérifiez-le directement',
  },
  lead: {
    pt: 'Escolha o PDF e comparamos na hora. O arquivo não sai do seu aparelho: só a sua impressão digital (SHA-256) é consultada.',
    en: 'Choose the PDF and we compare it at once. The file does not leave your device: only its fingerprint (SHA-256) is looked up.',
    es: 'Elija el PDF y lo comparamos al momento. El archivo no sale de su dispositivo: solo se consulta su huella digital (SHA-256).',
    fr: 'Choisissez le PDF et nous le comparons aussitôt. Le fichier ne quitte pas votre appareil : seule son empreinte (SHA-256) est consultée.',
  },
  choose: {
    pt: 'Escolher o PDF',
    en: 'Choose the PDF',
    es: 'Elegir el PDF',
    fr: 'Choisir le PDF',
  },
  chooseAnother: {
    pt: 'Escolher outro PDF',
    en: 'Choose another PDF',
    es: 'Elegir otro PDF',
    fr: 'Choisir un autre PDF',
  },
  comparing: { pt: 'Comparando…', en: 'Comparing…', es: 'Comparando…', fr: 'Comparaison…' },
  insecure: {
    pt: 'Aqui não é possível comparar arquivos: o navegador só permite isso em um endereço seguro, que começa com https. Abra esta página pelo endereço seguro ou leve o arquivo a uma delegacia.',
    en: 'Files cannot be compared here: the browser allows it only at a secure address, one that begins with https. Open this page at its secure address or take the file to a police station.',
    es: 'Aquí no se pueden comparar archivos: el navegador solo lo permite en una dirección segura, que empieza por https. Abra esta página por la dirección segura o lleve el archivo a una comisaría.',
    fr: 'Il n’est pas possible de comparer des fichiers ici : le navigateur ne le permet qu’à une adresse sécurisée, qui commence par https. Ouvrez cette page par son adresse sécurisée ou apportez le fichier à un commissariat.',
  },
  unreadable: {
    pt: 'Não conseguimos ler esse arquivo. Escolha de novo.',
    en: 'We could not read that file. Choose it again.',
    es: 'No pudimos leer ese archivo. Elíjalo de nuevo.',
    fr: 'Nous n’avons pas pu lire ce fichier. Choisissez-le à nouveau.',
  },
})

/**
 * Compares the person's file with what was issued: with the document that was looked up, and any other by its SHA-256. The
 * file itself is sent nowhere.
 */
export function FileCheck({ document }: { document?: IssuedDocument | undefined }) {
  return canCompare() ? (
    <Comparing document={document} />
  ) : (
    <Card title={t(document ? texts.title : texts.titleAlone)}>
      <p>{t(texts.insecure)}</p>
    </Card>
  )
}

/** The verdict on a file replaces the question, so that nothing more favourable stays above it. */
function Comparing({ document }: { document: IssuedDocument | undefined }) {
  const [chosen, setChosen] = useState<{ file: File; time: number }>()
  const comparison = useLoad(`${chosen?.time}`, async () => chosen && checkFile(chosen.file, document))
  const checked = comparison.state === 'ready' ? comparison.value : undefined
  const said = checked && verdictOn(checked, document)
  const unread = comparison.state === 'failed'
  const others = chosen && !document && checked && mayBeOthers.has(checked.found)

  return (
    <>
      <Card
        tone={said?.tone ?? 'plain'}
        title={
          said ? (
            <CardVerdict icon={icons[said.tone]} text={t(said.title)} found={said.found} />
          ) : (
            t(document ? texts.title : texts.titleAlone)
          )
        }
      >
        {chosen && <p className={css.file}>{chosen.file.name}</p>}
        <p className={unread ? css.bad : undefined}>
          {said ? said.text : t(unread ? texts.unreadable : chosen ? texts.comparing : texts.lead)}
        </p>
        {checked?.found === 'issued' && <Issued file={checked.issued} document={document} />}
        <label className={`${buttonClass(chosen ? 'quiet' : 'main')} ${css.choose}`}>
          <Icon name="document" />
          {t(chosen ? texts.chooseAnother : texts.choose)}
          <input
            type="file"
            className="visually-hidden"
            accept=".pdf,application/pdf"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) setChosen((last) => ({ file, time: (last?.time ?? 0) + 1 }))
              // So that the same file can be chosen again after a change.
              currentTarget.value = ''
            }}
          />
        </label>
      </Card>
      {others && (
        <Suspense fallback={<Skeleton locale={locale} />}>
          <SignatureCheck key={chosen.time} file={chosen.file} namesOurs={checked.found === 'names-ours'} />
        </Suspense>
      )}
    </>
  )
}

const icons = { good: 'check', plain: 'info', warning: 'alert', danger: 'alert' } as const

/** To which report the file belongs, which only who has the file learns. */
function Issued({ file, document }: { file: IssuedFile; document: IssuedDocument | undefined }) {
  return (
    <>
      {document && document.numero !== file.numero && <p className={css.bad}>{t(otherReport.text)}</p>}
      <DescriptionList rows={issuedFileRows(file)} />
    </>
  )
}

type Said = Pick<Verdict, 'tone' | 'title'> & { text: string; found: FileVerdict['found'] | 'cancelled' }

/** The intact file of a cancelled document is never good. */
function verdictOn(checked: FileVerdict, document: IssuedDocument | undefined): Said {
  if (checked.found === 'issued') {
    const { tone, title, text } = issuedVerdict(checked.issued)
    const isOther = document !== undefined && document.numero !== checked.issued.numero
    return {
      tone: isOther && tone !== 'danger' ? 'warning' : tone,
      title,
      text: t(text),
      found: 'issued',
    }
  }
  const cancelledAt = document?.situacao === 'cancelado' ? document.canceladoEm : undefined
  const found = cancelledAt !== undefined && checked.found === 'intact' ? 'cancelled' : checked.found
  const { tone, title, text } = fileVerdicts[found]
  const since = cancelledAt === undefined ? '' : showInstant(new Date(cancelledAt), locale)
  return { tone, title, text: t(text, { since }), found }
}
