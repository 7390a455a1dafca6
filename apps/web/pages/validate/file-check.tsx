import { useState } from 'react'
import type { IssuedDocument } from '@delegacia/contract/validation'
import { texts } from '@delegacia/domain/language/text'
import { useAsync } from '../../api/use-async.ts'
import { t } from '../../app/locale.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { canCompare, compareFile, type Comparison } from './compare-file.ts'
import css from './validate.module.css'

const words = texts({
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

const verdicts = texts({
  intact: {
    pt: 'O arquivo está intacto: é exatamente o documento que emitimos, sem nenhuma mudança.',
    en: 'The file is intact: it is exactly the document that we issued, without any change.',
    es: 'El archivo está intacto: es exactamente el documento que emitimos, sin ningún cambio.',
    fr: 'Le fichier est intact : c’est exactement le document que nous avons émis, sans aucun changement.',
  },
  altered: {
    pt: 'O arquivo foi alterado: traz o número deste documento, mas não é igual ao que emitimos. Não confie nele; peça o PDF original a quem o registrou.',
    en: 'The file has been altered: it carries this document’s number but is not what we issued. Do not rely on it; ask the person who made the report for the original PDF.',
    es: 'El archivo fue alterado: lleva el número de este documento, pero no es igual al que emitimos. No confíe en él; pida el PDF original a quien hizo el registro.',
    fr: 'Le fichier a été modifié : il porte le numéro de ce document mais n’est pas celui que nous avons émis. Ne vous y fiez pas ; demandez le PDF original à la personne qui a fait la déclaration.',
  },
  other: {
    pt: 'Este arquivo não é o documento deste número. Escolha o PDF original: uma foto, um papel digitalizado ou um PDF salvo por outro programa já não são o original.',
    en: 'This file is not the document with this number. Choose the original PDF: a photo, a scanned page or a PDF saved by another program is no longer the original.',
    es: 'Este archivo no es el documento de este número. Elija el PDF original: una foto, un papel escaneado o un PDF guardado por otro programa ya no son el original.',
    fr: 'Ce fichier n’est pas le document de ce numéro. Choisissez le PDF original : une photo, une page numérisée ou un PDF enregistré par un autre programme n’est plus l’original.',
  },
})

/** Compares a file of the person's with what was issued, without sending it anywhere. */
export function FileCheck({ document }: { document: IssuedDocument }) {
  const [chosen, setChosen] = useState<{ file: File; time: number }>()
  if (!canCompare())
    return (
      <Card title={t(words.title)}>
        <p>{t(words.insecure)}</p>
      </Card>
    )
  return (
    <Card title={t(words.title)}>
      <p>{t(words.lead)}</p>
      <label className={`${buttonClass('main')} ${css.choose}`}>
        <Icon name="document" />
        {t(words.choose)}
        <input
          type="file"
          className="visually-hidden"
          accept=".pdf,application/pdf"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) setChosen(({ time } = { file, time: 0 }) => ({ file, time: time + 1 }))
            // So that the same file, mended meanwhile, can be chosen again.
            currentTarget.value = ''
          }}
        />
      </label>
      {chosen && <Outcome key={chosen.time} file={chosen.file} document={document} />}
    </Card>
  )
}

function Outcome({ file, document }: { file: File; document: IssuedDocument }) {
  const comparison = useAsync('', () => compareFile(file, document))
  return (
    <div className="stack-s">
      <p className={css.file}>{file.name}</p>
      {comparison.state === 'waiting' && <p>{t(words.comparing)}</p>}
      {comparison.state === 'failed' && <p className={css.bad}>{t(words.unreadable)}</p>}
      {comparison.state === 'ready' && <Comparing found={comparison.value} />}
    </div>
  )
}

function Comparing({ found }: { found: Comparison }) {
  const good = found === 'intact'
  return (
    <p className={`${css.verdict} ${good ? css.good : css.bad}`} data-comparison={found}>
      <Icon name={good ? 'check' : 'alert'} />
      <strong>{t(verdicts[found])}</strong>
    </p>
  )
}
