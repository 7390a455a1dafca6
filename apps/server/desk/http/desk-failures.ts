import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusalAnswer, ReportRefusal } from './report-refusal.ts'

/** Failures of the desk's calls, with their status and what the officer reads. */
const failures = {
  'sem-sessao': [401, 'Você não está na mesa. Entre de novo; o que você escreveu ficou guardado.'],
  'nao-confere': [401, 'Não confere. Espere um pouco e tente de novo.'],
  'sem-permissao': [403, 'A sua função não permite isto.'],
  'prova-de-novo': [403, 'Prove de novo que é você, com a chave de acesso ou o código.'],
  'outra-origem': [403, 'Este pedido veio de outra página e não foi aceito.'],
  'convite-invalido': [404, 'Este convite não vale: já foi usado, venceu ou foi escrito errado. Peça outro.'],
  'nao-encontrado': [404, 'Não encontramos. Volte e tente de novo.'],
  'numero-desconhecido': [404, 'Nenhum boletim tem este número. Confira-o no papel e tente de novo.'],
  'numero-de-fora': [
    404,
    'Nenhum boletim da sua unidade tem este número. Confira-o; se é de outra unidade, ela o encaminha ou você abre “Entre unidades”.',
  ],
  'ultima-chave': [409, 'Esta é a sua última forma de entrar. Cadastre outra antes de tirar esta.'],
  'ja-existe': [409, 'Já existe.'],
  'pedido-invalido': [400, 'Não conseguimos ler o que foi enviado. Recarregue a página e tente de novo.'],
  'outro-endereco': [421, 'A mesa atende em outro endereço.'],
  'muitas-aberturas': [
    429,
    'Você já abriu muitos boletins nesta hora. Diga por que precisa abrir mais este: a auditoria será avisada.',
  ],
  'muitas-entre-unidades': [
    429,
    'Você já abriu muitos boletins nesta hora. Peça à unidade do boletim que o abra, ou espere um pouco.',
  ],
  'abra-antes': [403, 'Abra o boletim, com um motivo: sem abrir, ou oito horas depois, nada dele se mostra.'],
  'da-sua-unidade': [422, 'Este boletim é da sua unidade. Abra-o na fila, com um motivo.'],
  'numero-invalido': [422, 'Este número não é de um boletim. Confira os algarismos e tente de novo.'],
  'matricula-desconhecida': [422, 'Ninguém tem esta matrícula na mesa. Confira e tente de novo.'],
  'mesma-unidade': [422, 'A pessoa já trabalha nesta unidade. Escolha outra.'],
  'dia-passado': [422, 'Este dia já passou. Escolha hoje ou um dia que ainda vem, ou tire a função agora.'],
  'datas-trocadas': [422, 'O primeiro dia vem depois do último. Troque os dois e tente de novo.'],
  'identificador-invalido': [422, 'Não parece ser isto. Confira o tipo e os números, e tente de novo.'],
  'muitas-buscas': [
    429,
    'Você já fez todas as buscas de hoje. Peça a um colega da unidade, ou busque amanhã.',
  ],
  'motivo-em-branco': [422, 'Escreva por que você vai abrir este boletim.'],
  'boletim-destruido': [410, 'O conteúdo deste boletim foi apagado depois do tempo que a lei manda.'],
  'sem-versao': [428, 'Recarregue a página e tente de novo: faltou dizer que versão do boletim você viu.'],
  'modelo-nao-serve': [422, 'Este modelo não serve para o passo em que o boletim está. Escolha outro.'],
  'pergunta-nao-serve': [422, 'Uma das respostas não pode ser perguntada de novo. Escreva uma mensagem.'],
  'crime-desconhecido': [422, 'Este crime ou esta natureza não existe na lista. Escolha outro.'],
  'unidade-nao-serve': [422, 'O boletim já está nesta unidade, ou a unidade não existe. Escolha outra.'],
  'colega-nao-serve': [422, 'Este colega não pode pegar boletins nesta unidade. Escolha outro.'],
  'ha-juiz': [
    409,
    'Este afastamento não se registra aqui: há juiz no município, ou o caso não é de violência em casa.',
  ],
  'confirme-a-comarca': [422, 'Responda antes se o município é sede de comarca.'],
  'mesma-ordem': [422, 'Nada mudou. Corrija o que está errado na ordem, ou feche sem guardar.'],
  'hora-da-ordem': [422, 'A ordem não pode vir antes do fato nem depois de agora. Confira o dia e a hora.'],
  'assinatura-nao-serve': [
    409,
    'Este pedido de assinatura não vale: não foi assinado, venceu ou já foi usado. Peça de novo.',
  ],
  'abra-para-assinar': [
    409,
    'Antes de assinar, abra o boletim por “Abrir o boletim”, neste pedido, e leia o que a pessoa contou.',
  ],
  'leia-antes': [409, 'Leia aqui o texto inteiro antes de assinar.'],
  'sem-quem-decida': [
    409,
    'Nesta unidade não sobra ninguém para decidir um recurso: é preciso mais um delegado ou uma chefia, além de quem pede e de quem assina. Encaminhe o boletim a outra unidade ou peça à administração que dê esse acesso.',
  ],
  'chegou-algo': [
    409,
    'Quem registrou escreveu, respondeu ou mandou algo depois do que foi lido. Nada foi feito: leia o que chegou e peça a assinatura de novo.',
  ],
  'exportacao-nao-serve': [
    409,
    'Este pacote não pode ser baixado agora: já foi baixado, está sendo baixado, ou o prazo terminou. Se ainda precisar dele, peça outra exportação.',
  ],
  'pacote-nao-feito': [409, 'O documento deste boletim ainda está sendo feito. Tente de novo em um minuto.'],
  'papel-nao-selado': [
    409,
    'O papel ainda não pôde ser selado. O que você guardou está salvo; tente de novo em um minuto.',
  ],
  'entrevista-mudou': [
    409,
    'Outra pessoa guardou uma versão enquanto você escrevia. O seu texto continua aqui: veja a versão nova e guarde de novo.',
  ],
  'texto-mudou': [409, 'O texto que você leu não é o que está pedido. Leia de novo antes de assinar.'],
  'sem-conta-da-policia': [404, 'Entrar com a conta da Polícia Civil não está ligado nesta estação.'],
} as const satisfies Record<string, readonly [number, string]>

export type DeskFailureCode = keyof typeof failures

/** A failure that is the answer to a call of the desk. */
export class DeskFailure extends Error {
  override name = 'DeskFailure'
  readonly code: DeskFailureCode
  /** After how many seconds another attempt is looked at. */
  readonly waitSeconds: number | undefined

  constructor(code: DeskFailureCode, waitSeconds?: number) {
    super(code)
    this.code = code
    this.waitSeconds = waitSeconds
  }
}

/** Keeps what was refused for the auditor. */
type NoteRefusal = (request: FastifyRequest, why: string) => Promise<void>

/** Answers the desk's own failures; every other one goes on to the handler around it. */
export function answerDeskFailures(app: FastifyInstance, noteRefusal: NoteRefusal): void {
  app.setErrorHandler(async (error: Error, request, reply) => {
    if (error instanceof ReportRefusal) await noteRefusal(request, error.refusal)
    else if (error instanceof DeskFailure) await noteRefusal(request, error.code)
    if (error instanceof ReportRefusal) return reply.code(409).send(refusalAnswer(error))
    if (!(error instanceof DeskFailure)) throw error
    const [status, mensagem] = failures[error.code]
    if (error.waitSeconds !== undefined) reply.header('retry-after', error.waitSeconds)
    return reply.code(status).send({ erro: error.code, mensagem })
  })
}
