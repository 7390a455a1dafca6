import type { QueuePage, QueueRowAnswer } from '@delegacia/contract/desk/queues'

export const queueRow = (id: string, more: Partial<QueueRowAnswer> = {}): QueueRowAnswer => ({
  id,
  numero: `00277/2026.0001${id}`,
  crime: 'Furto',
  municipio: 'Salinópolis',
  estado: 'registrado',
  desde: '2026-11-23T12:00:00Z',
  registradoEm: '2026-11-23T12:00:00Z',
  relogios: [],
  olham: [],
  naoEntregue: false,
  versao: 1,
  ...more,
})

export const queuePage = (more: Partial<QueuePage> = {}): QueuePage => ({
  unidade: { id: 7, nome: 'Delegacia de Salinópolis' },
  feitaEm: '2026-11-23T13:14:00Z',
  contagens: {
    minhas: 1,
    'da-unidade': 2,
    'esperam-o-cidadao': 0,
    atrasadas: 0,
    arquivadas: 1,
    'nao-cabem': 0,
  },
  urgentes: [],
  linhas: [],
  ...more,
})
