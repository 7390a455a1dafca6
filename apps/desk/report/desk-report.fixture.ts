import type { DeskReport } from '@delegacia/contract/desk/report'
import type { ReportProgress } from '@delegacia/contract/desk/report-progress'

const ato = (name: ReportProgress['atos'][number]['ato'], more = {}) => ({
  ato: name,
  permitido: true,
  segundaAssinatura: false,
  ...more,
})

export const progressOf = (more: Partial<ReportProgress> = {}): ReportProgress => ({
  id: 'b1',
  numero: '00277/2026.000187-8',
  versao: 7,
  recentes: [],
  crime: 'Furto de celular',
  municipio: 'Salinópolis',
  unidade: { id: 7, nome: 'Delegacia de Salinópolis' },
  estado: 'em_analise',
  desde: '2026-11-23T12:00:00Z',
  registradoEm: '2026-11-22T20:02:00Z',
  relogios: [],
  posse: { id: 'o1', nome: 'Camila Duarte', cargo: 'atendente', ate: '2026-11-23T13:55:00Z', minha: true },
  olham: [{ id: 'o2', nome: 'R. Moura', cargo: 'delegado' }],
  emCasa: false,
  codigoFechado: false,
  naoEntregue: false,
  idioma: 'fr-fr',
  modelos: [
    {
      id: 'recebemos',
      versao: 1,
      uso: 'message',
      titulo: 'Recebemos o seu boletim',
      portugues: 'Recebemos o seu boletim.',
      enviado: 'Nous avons reçu votre déclaration.',
    },
    {
      id: 'imei',
      versao: 4,
      uso: 'question',
      titulo: 'IMEI, onde achar',
      portugues: 'Copie o IMEI.',
      enviado: 'Recopiez l’IMEI.',
      campo: 'imei',
    },
  ],
  segundosParaVoltarAtras: 60,
  saindo: [],
  atos: [
    ato('pegar'),
    ato('soltar'),
    ato('mensagem'),
    ato('correcao'),
    ato('nao-cabe', { segundaAssinatura: true }),
    ato('arquivar', { permitido: false, porque: 'A unidade ainda não apura.' }),
  ],
  ...more,
})

export const reportOf = (more: Partial<DeskReport> = {}): DeskReport => ({
  andamento: progressOf(),
  aparelho: { ip: '192.0.2.7' },
  ocorrencia: 'Furto de celular',
  relatoOriginal: 'On m’a volé mon téléphone.',
  narrativa: [{ part: 'fato', text: 'Levaram o celular na praia.' }],
  secoes: [
    {
      step: 'objeto',
      number: 1,
      title: 'Objetos',
      entries: [{ heading: 'Celular', rows: [{ campo: '/objeto/0/imei', label: 'IMEI', value: 'não sei' }] }],
    },
  ],
  historico: [
    {
      id: 'e2',
      tipo: 'mensagem_do_cidadao',
      quando: '2026-11-23T12:34:00Z',
      por: { quem: 'codigo' },
      texto: 'Achei a caixa.',
    },
    { id: 'e1', tipo: 'registrado', quando: '2026-11-22T20:02:00Z', por: { quem: 'sistema' } },
  ],
  campos: [
    {
      campo: '/objeto/0/imei',
      secao: 'Objetos, Celular',
      rotulo: 'IMEI do celular',
      hoje: 'não sei',
      modelo: 'imei',
    },
    { campo: '/fato/hora', secao: 'Fato', rotulo: 'Hora do fato' },
  ],
  contatosSeguros: [],
  identificadores: [],
  rascunhos: [],
  aberturasNestaHora: { feitas: 4, limite: 20 },
  ...more,
})
