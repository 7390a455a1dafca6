import type { Queue } from '@delegacia/domain/desk/work/queues'

export const queueWords = {
  'da-unidade': 'Da unidade',
  minhas: 'Minhas',
  'esperam-o-cidadao': 'Esperam o cidadão',
  atrasadas: 'Atrasadas',
  arquivadas: 'Arquivadas',
  'nao-cabem': 'Não cabem aqui',
} as const satisfies Record<Queue, string>
