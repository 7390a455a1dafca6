import type { TimelineEvent } from '@delegacia/contract/desk/report'
import { happenedWords } from '@delegacia/domain/desk/acts/event-types'

/** What happened, as officers read it in the history. */
export const eventWords: Readonly<Record<TimelineEvent['tipo'], string>> = {
  ...happenedWords,
  registrado: 'Registrado',
  medida_pedida: 'Medida protetiva pedida: o prazo de 48 h começa',
  recurso: 'Recurso contra o que a polícia disse',
  crime_discordado: 'Quem registrou discorda do crime proposto',
  mensagem_do_cidadao: 'Mensagem de quem tem o número de autenticação',
  correcao_respondida: 'Correção respondida',
  correcao_sem_resposta: 'Correção sem resposta: o boletim segue',
  contato_seguro_mudado: 'Outro jeito de ligar sem risco',
  pedido_de_protecao: 'Respostas sobre o risco e medidas pedidas',
  evidencia_recebida: 'Evidência recebida',
  original_entregue: 'Original entregue a outro sistema',
  leitura_dada: 'Código de leitura dado a outra pessoa',
  leitura_revogada: 'Código de leitura revogado',
  entregue: 'Entregue ao sistema da unidade',
  documento_cancelado: 'Documento cancelado',
  documento_restaurado: 'Documento volta a valer',
  conteudo_destruido: 'Conteúdo destruído no fim da guarda',
  aberto: 'Aberto',
  urgente_sem_abrir: 'Urgente sem ser aberto',
  codigo_fechado: 'Quem registrou fechou o número de autenticação',
  avisos: 'Avisos por e-mail mudados',
  entrega_falhou: 'A entrega falhou',
}

export const authorWords = (por: TimelineEvent['por']): string =>
  por.quem === 'policia'
    ? `${por.nome}, ${por.unidade}`
    : por.quem === 'codigo'
      ? 'quem tem o número de autenticação'
      : 'a estação'
