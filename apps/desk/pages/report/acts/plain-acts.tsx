import { ActDialog } from './act-dialog.tsx'
import type { ReportDialogProps } from './report-dialog-props.ts'

const plain = {
  apuracao: {
    title: 'Começar a apuração',
    line: 'Quem registrou fica sabendo que a unidade apura. Isto não promete um resultado.',
    path: '/boletins/{boletim}/apuracao',
  },
  reabrir: {
    title: 'Abrir o caso de novo',
    line: 'O boletim volta a “Em apuração”, e quem registrou fica sabendo. Isto não promete um resultado.',
    path: '/boletins/{boletim}/reabrir',
  },
  'primeiro-contato': {
    title: 'Primeiro contato feito',
    line: 'Alguém da polícia falou com a pessoa, e ela vê isto. O relógio do atendimento imediato para.',
    path: '/boletins/{boletim}/primeiro-contato',
  },
  'medida-ao-juiz': {
    title: 'Pedido de medida enviado ao juiz',
    line: 'O pedido da medida protetiva foi remetido. O relógio de 48 horas para.',
    path: '/boletins/{boletim}/medida-ao-juiz',
  },
  'juiz-avisado': {
    title: 'Juiz avisado do afastamento',
    line: 'O ofício foi ao juiz. O relógio de 24 horas para. Quem registrou lê só que o juiz foi avisado sobre o caso.',
    path: '/boletins/{boletim}/juiz-avisado',
  },
} as const

type PlainActName = keyof typeof plain

export const isPlainAct = (name: string): name is PlainActName => Object.hasOwn(plain, name)

type PlainActProps = ReportDialogProps & { name: PlainActName }

/** An act without anything to write: it asks first. */
export function PlainAct({ name, open: { act }, onClose }: PlainActProps) {
  const { title, line, path } = plain[name]
  return <ActDialog title={title} line={line} label="Confirmar" onClose={onClose} act={() => act(path, {})} />
}
