import type { DeskAct } from '@delegacia/contract/desk/report-progress'
import type { WaitingSignature } from '@delegacia/contract/desk/signatures'

/** What an officer can do with a report, as the buttons say it. */
export const actNames = {
  pegar: 'Pegar',
  soltar: 'Soltar',
  passar: 'Passar a colega',
  mensagem: 'Responder',
  correcao: 'Pedir correção',
  crime: 'Propor outro crime',
  encaminhar: 'Encaminhar',
  apuracao: 'Começar a apuração',
  arquivar: 'Arquivar',
  reabrir: 'Abrir de novo',
  'nao-cabe': 'Não cabe aqui',
  'codigo-novo': 'Dar número de autenticação novo',
  exportar: 'Exportar',
  'decidir-crime': 'Decidir o crime',
  'decidir-recurso': 'Decidir o recurso',
  'primeiro-contato': 'Registrar o primeiro contato',
  'medida-ao-juiz': 'Medida enviada ao juiz',
  afastamento: 'Registrar afastamento do lar',
  'corrigir-afastamento': 'Corrigir a ordem',
  'juiz-avisado': 'Juiz avisado do afastamento',
} as const satisfies Record<DeskAct, string>

/** What a second officer is asked to sign. */
export const askedNames = {
  arquivar: actNames.arquivar,
  'nao-cabe': actNames['nao-cabe'],
  'codigo-novo': actNames['codigo-novo'],
  'abrir-original': 'Abrir original',
  exportar: actNames.exportar,
} as const satisfies Record<WaitingSignature['ato'], string>
