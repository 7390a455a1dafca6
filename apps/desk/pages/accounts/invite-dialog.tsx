import { isUnitRole, roles, type Role } from '@delegacia/domain/desk/roles'
import { mayInvite } from '@delegacia/domain/desk/permissions'
import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import { showToast } from '@delegacia/ui/notices/toast-store'
import { useId, useState } from 'react'
import { getDesk, postDesk } from '../../api/ask-desk.ts'
import { useAction } from '../../api/use-action.ts'
import { useLoad } from '../../api/use-load.ts'
import { Failure } from '../../frame/failure.tsx'
import { Field } from '../../frame/field.tsx'
import { Form } from '../../frame/form.tsx'
import { withProof } from '../../session/proof.ts'
import { useDuties } from '../../session/use-duties.ts'
import { roleWords } from '../../words/role-words.ts'
import type { ShownSecret } from './account.ts'

type InviteDialogProps = { onClose: () => void; onInvited: (secret: ShownSecret | undefined) => void }

export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const id = useId()
  const units = useLoad('units', () => getDesk('/unidades'))
  const duties = useDuties()
  const own = duties.find(({ unit }) => unit !== undefined)?.unit
  const [unit, setUnit] = useState<number | undefined>(own)
  const given = roles.filter((role) =>
    isUnitRole(role)
      ? mayInvite(duties, { role, unit: unit ?? own ?? 0 })
      : mayInvite(duties, { role: role as 'auditor' | 'administrador' }),
  )
  const [role, setRole] = useState<Role>('atendente')
  const inviting = useAction(async (nome: string, matricula: string) => {
    const unidade = isUnitRole(role) ? unit : undefined
    const body = { nome, matricula, papel: role, ...(unidade !== undefined && { unidade }) }
    const answer = await withProof(() => postDesk('/contas', body))
    if (!answer) return
    if (answer.convite === undefined)
      showToast('A função nova vale já: a pessoa entra com a chave que tem.', { tone: 'good' })
    onInvited(
      answer.convite === undefined ? undefined : { nome, convite: answer.convite, valeAte: answer.valeAte },
    )
  })
  return (
    <Dialog title="Convidar" onClose={onClose}>
      <p className="soft">Quem já entra na mesa ganha só a função nova, sem convite.</p>
      <Form onSubmit={(fields) => inviting.run(fields('nome'), fields('matricula'))}>
        <Field label="Nome" name="nome" required minLength={2} maxLength={120} />
        <Field label="Matrícula" name="matricula" required maxLength={20} className="mono" />
        <div>
          <label htmlFor={`${id}-role`}>Função</label>
          <select
            id={`${id}-role`}
            className="control"
            value={role}
            onChange={({ target }) => setRole(given.find((one) => one === target.value) ?? role)}
          >
            {given.map((one) => (
              <option key={one} value={one}>
                {roleWords[one]}
              </option>
            ))}
          </select>
        </div>
        {isUnitRole(role) && own === undefined && (
          <div>
            <label htmlFor={`${id}-unit`}>Unidade</label>
            <select
              id={`${id}-unit`}
              className="control"
              required
              // Not answered yet is not wrong.
              aria-invalid={false}
              value={unit ?? ''}
              onChange={({ target }) => setUnit(Number(target.value) || undefined)}
            >
              <option value="">Escolha</option>
              {units.value?.map(({ id: one, nome }) => (
                <option key={one} value={one}>
                  {nome}
                </option>
              ))}
            </select>
          </div>
        )}
        <Failure text={inviting.failed ?? (own === undefined ? units.failed : undefined)} />
        <div className="actions">
          <Button kind="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" busy={inviting.busy}>
            Convidar
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
