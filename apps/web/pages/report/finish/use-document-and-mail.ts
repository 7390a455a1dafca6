import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { defineTexts } from '@delegacia/domain/language/text'
import { getJson } from '../../../api/get-json.ts'
import { postJson } from '../../../api/post-json.ts'
import { pdfOfBase64 } from '../../../documents/pdf-of-base64.ts'
import { t } from '../../../i18n/locale.ts'
import type { LoadState } from '../../../api/load.ts'
import { useReportLoad } from '../../../questions/report-loads.ts'
import type { Receipt } from './receipt.ts'

const texts = defineTexts({
  subject: {
    pt: 'Boletim {number} registrado',
    en: 'Report {number} registered',
    es: 'Denuncia {number} registrada',
    fr: 'Déclaration {number} enregistrée',
  },
})

const done: LoadState<void> = { state: 'ready', value: undefined }

/** The PDF first, then the confirmation by e-mail, in the order of the specification (FI-02), each with its state. */
export function useDocumentAndMail({ answer, name, email, mailed }: Receipt, onMailed: () => void) {
  const { bop, unidade, nrBop } = answer
  const pdf = useReportLoad(`boletim ${bop}`, async () => {
    const printed = await getJson(`/api/print/${unidade}/${nrBop}`, { quiet: true })
    return pdfOfBase64(printed.pdf)
  })
  const sendMail = async () => {
    const number = formatBulletinNumber(bop)
    const letter = { contato: email, nome: name, assunto: t(texts.subject, { number }) }
    await postJson('/api/email', { ...letter, strBopCompleto: number, unidade, nrBop })
    onMailed()
  }
  const wantsMail = !mailed && email !== '' && pdf.state !== 'loading'
  const mail = useReportLoad(`confirmacao ${bop}`, sendMail, wantsMail)
  return { pdf, mail: mailed ? done : mail }
}
