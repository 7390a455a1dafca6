import type { WaitingSignature } from '@delegacia/contract/desk/signatures'
import { DescriptionList } from '@delegacia/ui/description-list'
import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import { showToast } from '@delegacia/ui/notices/toast-store'
import { useState } from 'react'
import { postDesk } from '../../api/ask-desk.ts'
import type { AnswerOf } from '../../api/call-types.ts'
import { useAction } from '../../api/use-action.ts'
import { useLoad } from '../../api/use-load.ts'
import { Failure } from '../../frame/failure.tsx'
import { TextField } from '../../frame/text-field.tsx'
import { otherStateCaveat } from '../../words/reason-words.ts'
import { withProof } from '../../session/proof.ts'
import { ReportToSign } from './report-to-sign.tsx'

export type SignatureDialogProps = { asked: WaitingSignature; onClose: () => void; onDone: () => void }

/** The fields that are signed, their hash and the report: what is signed is this and nothing else, by who has opened it. */
export function SignDialog({ asked, onClose, onDone }: SignatureDialogProps) {
  const { id, boletim, ato, minha, situacao } = asked
  const path = { assinatura: id }
  const text = useLoad(id, () => postDesk('/assinaturas/{assinatura}/ler', {}, { path }))
  const [opened, setOpened] = useState(false)
  const [agreed, setAgreed] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const end = (said: string) => {
    showToast(said, { tone: 'good' })
    onDone()
    onClose()
  }
  const signing = useAction(async () => {
    const sha256 = text.value?.sha256 ?? ''
    const signed = await withProof(async () => {
      await postDesk('/assinaturas/{assinatura}/assinar', { sha256 }, { path })
      return true
    })
    if (signed) end('Assinado. Quem pediu conclui.')
  })
  const refusing = useAction(async () => {
    await postDesk('/assinaturas/{assinatura}/recusar', { porque: refusal ?? '' }, { path })
    end('Devolvido com o seu motivo.')
  })
  const open = opened || text.value?.aberto === true
  const decides = !minha && situacao === 'espera' && text.value !== undefined
  return (
    <Dialog
      title="Segunda assinatura"
      wide
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Voltar
          </Button>
          {decides && refusal === undefined && (
            <>
              <Button kind="quiet" onClick={() => setRefusal('')}>
                Não concordo
              </Button>
              <Button disabled={!open || !agreed} busy={signing.busy} onClick={() => signing.run()}>
                Assinar
              </Button>
            </>
          )}
          {decides && refusal !== undefined && (
            <Button
              kind="danger"
              disabled={refusal.trim() === ''}
              busy={refusing.busy}
              onClick={() => refusing.run()}
            >
              Devolver com este motivo
            </Button>
          )}
        </>
      }
    >
      <Failure text={text.failed ?? signing.failed ?? refusing.failed} />
      {text.value && <SignedText {...text.value} />}
      {decides && <ReportToSign boletim={boletim} open={open} onOpened={() => setOpened(true)} />}
      {decides && ato === 'nao-cabe' && <p className="note small">{otherStateCaveat}</p>}
      {decides && refusal === undefined && <Agreed agreed={agreed} open={open} onChange={setAgreed} />}
      {decides && refusal !== undefined && (
        <TextField label="Por que não, para quem pediu" value={refusal} onChange={setRefusal} />
      )}
    </Dialog>
  )
}

type AgreedProps = { agreed: boolean; open: boolean; onChange: (agreed: boolean) => void }

const Agreed = ({ agreed, open, onChange }: AgreedProps) => (
  <div className="choices">
    <label>
      <input
        type="checkbox"
        checked={agreed}
        disabled={!open}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>Li o boletim e o texto, e concordo</span>
    </label>
  </div>
)

type SignedTextProps = Pick<AnswerOf<'post', '/assinaturas/{assinatura}/ler'>, 'campos' | 'recusa' | 'sha256'>

const SignedText = ({ campos, recusa, sha256 }: SignedTextProps) => (
  <>
    <DescriptionList rows={campos.map(({ nome, valor }) => ({ label: nome, value: <bdi>{valor}</bdi> }))} />
    {recusa !== undefined && <p className="note">Devolvido: {recusa}</p>}
    <p className="note small">
      O que se assina: <span className="hash">SHA-256 {sha256}</span>. Qualquer palavra mudada pede outra
      assinatura.
    </p>
  </>
)
