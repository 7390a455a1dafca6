import { useState } from 'react'
import type { IssuedDocument } from '@delegacia/contract/validation'
import { showInstant } from '@delegacia/domain/language/dates'
import { defineTexts } from '@delegacia/domain/language/text'
import { useLoad } from '../../api/use-load.ts'
import { locale, t } from '../../i18n/locale.ts'
import { buttonClass } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { Icon } from '@delegacia/ui/icon'
import { canCompare, compareFile } from './compare-file.ts'
import { CardVerdict } from './card-verdict.tsx'
import { verdicts } from './file-verdicts.ts'
import css from './validate.module.css'

const texts = defineTexts({
  title: {
    pt: 'O seu arquivo é igual ao emitido?',
    en: 'Is your file the one that was issued?',
    es: '¿Su archivo es igual al emitido?',
    fr: 'Votre fichier est-il celui qui a été émis ?',
  },
  lead: {
    pt: 'Escolha o PDF e comparamos na hora. O arquivo não sai do seu aparelho.',
    en: 'Choose the PDF and we compare it at once. The file does not leave your device.',
    es: 'Elija el PDF y lo comparamos al momento. El archivo no sale de su dispositivo.',
    fr: 'Choisissez le PDF et nous le comparons aussitôt. Le fichier ne quitte pas votre appareil.',
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

/** Compares the person's file with what was issued, without sending it anywhere. */
export function FileCheck({ document }: { document: IssuedDocument }) {
  return canCompare() ? (
    <Comparing document={document} />
  ) : (
    <Card title={t(texts.title)}>
      <p>{t(texts.insecure)}</p>
    </Card>
  )
}

/** The verdict on a file replaces the question, so that nothing more favourable stays above it. */
function Comparing({ document }: { document: IssuedDocument }) {
  const [chosen, setChosen] = useState<{ file: File; time: number }>()
  const comparison = useLoad(`${chosen?.time}`, async () => chosen && compareFile(chosen.file, document))
  const cancelledAt = document.situacao === 'cancelado' ? document.canceladoEm : undefined
  const compared = comparison.state === 'ready' ? comparison.value : undefined
  const found = cancelledAt !== undefined && compared === 'intact' ? 'cancelled' : compared
  const verdict = found && verdicts[found]
  const since = cancelledAt === undefined ? '' : showInstant(new Date(cancelledAt), locale)
  const unread = comparison.state === 'failed'

  return (
    <Card
      tone={verdict?.tone ?? 'plain'}
      title={
        verdict ? (
          <CardVerdict
            icon={verdict.tone === 'good' ? 'check' : 'alert'}
            text={t(verdict.title)}
            found={found}
          />
        ) : (
          t(texts.title)
        )
      }
    >
      {chosen && <p className={css.file}>{chosen.file.name}</p>}
      <p className={unread ? css.bad : undefined}>
        {verdict
          ? t(verdict.text, { since })
          : t(unread ? texts.unreadable : chosen ? texts.comparing : texts.lead)}
      </p>
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
  )
}
