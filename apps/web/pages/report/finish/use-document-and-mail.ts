import type { LetterState } from '@delegacia/contract/email'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { defineTexts } from '@delegacia/domain/language/text'
import { getJson } from '../../../api/get-json.ts'
import { postJson } from '../../../api/post-json.ts'
import { pdfOfBase64 } from '../../../documents/pdf-of-base64.ts'
import { t } from '../../../i18n/locale.ts'
import { useReportLoad } from '../../../questions/report-loads.ts'
import { codelessWay } from '@delegacia/contract/print'
import { useState } from 'react'
import type { ShownReceipt } from './receipt.ts'

const texts = defineTexts({
  subject: {
    pt: 'Boletim {number} registrado',
    en: 'Report {number} registered',
    es: 'Denuncia {number} registrada',
    fr: 'Déclaration {number} enregistrée',
  },
})

/** How long a letter is on its way before it is asked again whether it was sent, in milliseconds. */
const soonMs = 2000

const codelessPath = (unit: string, number: string) =>
  `/api/print/${unit}/${number}?via=${codelessWay}` as const

/** The PDF first, then the confirmation by e-mail, in the order of the specification (FI-02), each with its state. */
export function useDocumentAndMail(
  { answer, name, email, letter }: ShownReceipt,
  onLetter: (state: LetterState) => void,
) {
  const { bop, unidade, nrBop } = answer
  const pdf = useReportLoad(`boletim ${bop}`, async () => {
    const printed = await getJson(`/api/print/${unidade}/${nrBop}`, { quiet: true })
    return pdfOfBase64(printed.pdf)
  })
  const [wanted, setWanted] = useState(false)
  const codeless = useReportLoad(
    `boletim sem codigo ${bop}`,
    async () => pdfOfBase64((await getJson(codelessPath(unidade, nrBop), { quiet: true })).pdf),
    wanted,
  )
  const sendMail = async () => {
    const number = formatBulletinNumber(bop)
    const subject = { contato: email, nome: name, assunto: t(texts.subject, { number }) }
    const ask = () => postJson('/api/email', { ...subject, strBopCompleto: number, unidade, nrBop })
    const { situacao } = await ask()
    onLetter(situacao)
    if (situacao !== 'a_enviar') return
    await new Promise((resolve) => setTimeout(resolve, soonMs))
    onLetter((await ask()).situacao)
  }
  const wantsMail = (letter === undefined || letter === 'a_enviar') && email !== '' && pdf.state !== 'loading'
  const mail = useReportLoad(`confirmacao ${bop}`, sendMail, wantsMail)
  return { pdf, codeless: { load: codeless, wanted, onWant: () => setWanted(true) }, mail }
}
