import type { TimelineEvent } from '@delegacia/contract/desk/report'

/** What happened, as officers read it in the history. */
export const eventWords = {
  registrado: 'Registrado',
  primeiro_contato: 'Primeiro contato feito',
  medida_pedida: 'Medida protetiva pedida: o prazo de 48 h começa',
  medida_enviada_ao_juiz: 'Pedido de medida enviado ao juiz',
  afastamento_ordenado: 'Afastamento do lar ordenado sem juiz',
  afastamento_corrigido: 'Ordem de afastamento corrigida',
  juiz_avisado: 'Juiz avisado do afastamento',
  encaminhado: 'Encaminhado',
  em_apuracao: 'Apuração começou',
  arquivado_na_unidade: 'Arquivado na unidade',
  aberto_de_novo: 'Caso aberto de novo',
  nao_cabe_aqui: 'Não cabe aqui',
  recurso: 'Recurso contra o que a polícia disse',
  recurso_decidido: 'Recurso decidido',
  crime_proposto: 'Outro crime proposto',
  crime_discordado: 'Quem registrou discorda do crime proposto',
  crime_decidido: 'Crime decidido por um segundo policial',
  mensagem_da_policia: 'Mensagem enviada',
  mensagem_do_cidadao: 'Mensagem de quem tem o número de autenticação',
  correcao_pedida: 'Correção pedida',
  correcao_respondida: 'Correção respondida',
  correcao_sem_resposta: 'Correção sem resposta: o boletim segue',
  contato_seguro_mudado: 'Outro jeito de ligar sem risco',
  pedido_de_protecao: 'Respostas sobre o risco e medidas pedidas',
  evidencia_recebida: 'Evidência recebida',
  original_aberto: 'Original aberto por duas pessoas',
  original_entregue: 'Original entregue a outro sistema',
  exportado: 'Exportado por duas pessoas',
  codigo_novo: 'Número de autenticação novo dado em pessoa',
  leitura_dada: 'Código de leitura dado a outra pessoa',
  leitura_revogada: 'Código de leitura revogado',
  entregue: 'Entregue ao sistema da unidade',
  documento_cancelado: 'Documento cancelado',
  documento_restaurado: 'Documento volta a valer',
  conteudo_destruido: 'Conteúdo destruído no fim da guarda',
  pegou: 'Pegou o boletim',
  passou_a_colega: 'Passou a colega',
  posse_terminou: 'A posse terminou',
  aberto: 'Aberto',
  urgente_sem_abrir: 'Urgente sem ser aberto',
  retirado_antes_de_sair: 'Retirado antes de sair',
  codigo_fechado: 'Quem registrou fechou o número de autenticação',
  avisos: 'Avisos por e-mail mudados',
  entrega_falhou: 'A entrega falhou',
} as const satisfies Record<TimelineEvent['tipo'], string>

export const authorWords = (por: TimelineEvent['por']): string =>
  por.quem === 'policia'
    ? `${por.nome}, ${por.unidade}`
    : por.quem === 'codigo'
      ? 'quem tem o número de autenticação'
      : 'a estação'
