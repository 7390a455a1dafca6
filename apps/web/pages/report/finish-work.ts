import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { texts } from '@delegacia/domain/language/text'
import { useQuery } from '@tanstack/react-query'
import { getJson } from '../../api/get-json.ts'
import { postJson } from '../../api/post-json.ts'
import { t } from '../../app/locale.ts'
import type { Receipt } from './receipt.ts'

const words = texts({
  subject: {
    pt: 'Boletim {number} registrado',
    en: 'Report {number} registered',
    es: 'Denuncia {number} registrada',
    fr: 'Déclaration {number} enregistrée',
  },
})

/** The PDF first, then the confirmation by e-mail, in the order of the documents (FI-02); each says how it stands. */
export function useFinishWork({ answer, name, email, mailed }: Receipt, onMailed: () => void) {
  const { bop, unidade, nrBop } = answer
  const paper = useQuery({
    queryKey: ['boletim', bop],
    queryFn: async () => {
      await getJson<{ pdf: string }>(`/api/print/${unidade}/${nrBop}`)
      return true
    },
  })
  const mail = useQuery({
    queryKey: ['confirmacao', bop],
    enabled: !mailed && email !== '' && !paper.isPending,
    queryFn: async () => {
      const number = formatBulletinNumber(bop)
      const letter = { contato: email, nome: name, assunto: t(words.subject, { number }) }
      await postJson<unknown>('/api/email', { ...letter, strBopCompleto: number, unidade, nrBop })
      onMailed()
      return true
    },
  })
  return {
    paper: stateOf(paper),
    retryPaper: () => void paper.refetch(),
    mail: mailed ? 'ready' : stateOf(mail),
    retryMail: () => void mail.refetch(),
  } as const
}

const stateOf = ({ data, isError, isFetching }: { data: unknown; isError: boolean; isFetching: boolean }) =>
  data ? 'ready' : isError && !isFetching ? 'failed' : 'waiting'
