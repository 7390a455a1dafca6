import { say, defineTexts, type Locale } from '@delegacia/domain/language/text'
import type { Failure as FailureBody } from '@delegacia/contract/http/failure'

/** Every way in which a call can fail, with its status; the only place where a status becomes a sentence. */
const failures = {
  /** The body is not JSON, not of the expected shape, or too deeply nested. */
  'pedido-invalido': 400,
  /** POST /ocorrencia without a UUID as Idempotency-Key. */
  'chave-ausente': 400,
  /** No such path. */
  'nao-encontrado': 404,
  /** No such report, or none that the caller may read: the two must not be distinguishable. */
  'ocorrencia-nao-encontrada': 404,
  /** No upload that goes on: its token is unknown, over or replaced, or the code of its report is closed. */
  'envio-nao-encontrado': 404,
  'evidencia-recebida': 409,
  'metodo-nao-aceito': 405,
  /** A piece of a file for another place than the next. */
  'outra-posicao': 409,
  /** The key of POST /ocorrencia has registered other answers; these were not stored. */
  'outras-respostas': 409,
  /** The key of POST /ocorrencia has registered a report whose content was destroyed when its retention ended. */
  'conteudo-eliminado': 410,
  'muito-grande': 413,
  'tipo-nao-aceito': 415,
  /** More wait from this device or network than there is room for. */
  'muitos-pedidos': 429,
  /** A failure of the service; the log says more. */
  'falha-no-servico': 500,
  /** Nobody's turn came in time. */
  'muita-procura': 503,
  /** The database, the printer or the authority that attests the time of a document cannot be reached. */
  indisponivel: 503,
  'sem-tradutor': 503,
} as const
export type FailureCode = keyof typeof failures

const sentences = defineTexts({
  'pedido-invalido': {
    pt: 'Não conseguimos ler o que foi enviado. Recarregue a página e tente de novo.',
    en: 'We could not read what was sent. Reload the page and try again.',
    es: 'No pudimos leer lo que se envió. Recargue la página e inténtelo de nuevo.',
    fr: 'Nous n’avons pas pu lire ce qui a été envoyé. Rechargez la page et réessayez.',
  },
  'chave-ausente': {
    pt: 'Falta a identificação do envio. Recarregue a página e tente de novo.',
    en: 'The submission has no identifier. Reload the page and try again.',
    es: 'Falta la identificación del envío. Recargue la página e inténtelo de nuevo.',
    fr: 'L’identifiant de l’envoi est absent. Rechargez la page et réessayez.',
  },
  'nao-encontrado': {
    pt: 'Este endereço não existe neste serviço.',
    en: 'This address does not exist in this service.',
    es: 'Esta dirección no existe en este servicio.',
    fr: 'Cette adresse n’existe pas dans ce service.',
  },
  'ocorrencia-nao-encontrada': {
    pt: 'Ocorrência não encontrada. Confira o número e tente de novo.',
    en: 'Occurrence not found. Check the number and try again.',
    es: 'No se encontró la denuncia. Verifique el número e inténtelo de nuevo.',
    fr: 'Déclaration introuvable. Vérifiez le numéro et réessayez.',
  },
  'evidencia-recebida': {
    pt: 'Este arquivo já chegou inteiro e faz parte do boletim: não pode mais ser tirado. Se foi enviado por engano, escreva isso em uma mensagem.',
    en: 'This whole file has arrived and is part of the report: it can no longer be removed. If it was sent by mistake, say so in a message.',
    es: 'Este archivo ya llegó entero y forma parte de la denuncia: ya no se puede quitar. Si se envió por error, dígalo en un mensaje.',
    fr: 'Ce fichier est arrivé en entier et fait partie de la déclaration : il ne peut plus être retiré. S’il a été envoyé par erreur, dites-le dans un message.',
  },
  'envio-nao-encontrado': {
    pt: 'Este envio não pode continuar. Escolha o arquivo de novo: o que já chegou não se perdeu.',
    en: 'This upload cannot continue. Choose the file again: what has arrived is not lost.',
    es: 'Este envío no puede continuar. Elija el archivo de nuevo: lo que ya llegó no se perdió.',
    fr: 'Cet envoi ne peut pas continuer. Choisissez le fichier à nouveau : ce qui est arrivé n’est pas perdu.',
  },
  'metodo-nao-aceito': {
    pt: 'Este endereço não aceita este tipo de pedido.',
    en: 'This address does not take this kind of request.',
    es: 'Esta dirección no acepta este tipo de solicitud.',
    fr: 'Cette adresse n’accepte pas ce type de demande.',
  },
  'outras-respostas': {
    pt: 'Este formulário já foi registrado, com as respostas que tinha antes. O que mudou depois não foi registrado.',
    en: 'This form has already been registered, with the answers it had before. What changed afterwards was not registered.',
    es: 'Este formulario ya fue registrado, con las respuestas que tenía antes. Lo que cambió después no se registró.',
    fr: 'Ce formulaire a déjà été enregistré, avec les réponses qu’il avait avant. Ce qui a changé ensuite n’a pas été enregistré.',
  },
  'outra-posicao': {
    pt: 'O envio continua de outro ponto do arquivo.',
    en: 'The upload continues from another point in the file.',
    es: 'El envío continúa desde otro punto del archivo.',
    fr: 'L’envoi reprend à un autre endroit du fichier.',
  },
  'conteudo-eliminado': {
    pt: 'Este boletim foi registrado, e seu conteúdo já foi eliminado: o prazo de guarda terminou. Se precisar, registre um novo.',
    en: 'This report was registered, and its content has since been erased: the time for keeping it is over. If you need one, make a new report.',
    es: 'Esta denuncia fue registrada, y su contenido ya fue eliminado: terminó el plazo de conservación. Si la necesita, registre una nueva.',
    fr: 'Cette déclaration a été enregistrée, et son contenu a été effacé : le délai de conservation est écoulé. Si besoin, faites-en une nouvelle.',
  },
  'muito-grande': {
    pt: 'O que foi enviado é grande demais. Reduza os textos e tente de novo.',
    en: 'What was sent is too large. Shorten the texts and try again.',
    es: 'Lo que se envió es demasiado grande. Acorte los textos e inténtelo de nuevo.',
    fr: 'L’envoi est trop volumineux. Raccourcissez les textes et réessayez.',
  },
  'tipo-nao-aceito': {
    pt: 'O formato do que foi enviado não é aceito.',
    en: 'The format of what was sent is not accepted.',
    es: 'El formato de lo que se envió no se acepta.',
    fr: 'Le format de l’envoi n’est pas accepté.',
  },
  'muitos-pedidos': {
    pt: 'Muitos pedidos vêm da sua rede neste momento. Aguarde alguns segundos e tente de novo; nada do que escreveu se perdeu.',
    en: 'Many requests are coming from your network right now. Wait a few seconds and try again; nothing you wrote is lost.',
    es: 'Muchas solicitudes llegan de su red en este momento. Espere unos segundos e inténtelo de nuevo; no se perdió nada de lo que escribió.',
    fr: 'Beaucoup de demandes viennent de votre réseau en ce moment. Attendez quelques secondes et réessayez ; rien de ce que vous avez écrit n’est perdu.',
  },
  'muita-procura': {
    pt: 'Muitas pessoas estão usando o serviço neste momento. Aguarde alguns segundos e tente de novo; nada do que escreveu se perdeu.',
    en: 'Many people are using the service right now. Wait a few seconds and try again; nothing you wrote is lost.',
    es: 'Muchas personas están usando el servicio en este momento. Espere unos segundos e inténtelo de nuevo; no se perdió nada de lo que escribió.',
    fr: 'Beaucoup de personnes utilisent le service en ce moment. Attendez quelques secondes et réessayez ; rien de ce que vous avez écrit n’est perdu.',
  },
  'falha-no-servico': {
    pt: 'Houve uma falha no serviço. Tente de novo mais tarde.',
    en: 'There was a service failure. Please try again later.',
    es: 'Hubo un fallo en el servicio. Inténtelo de nuevo más tarde.',
    fr: 'Le service a rencontré une panne. Réessayez plus tard.',
  },
  indisponivel: {
    pt: 'O serviço não está disponível neste momento. Tente de novo em alguns minutos.',
    en: 'The service is not available right now. Try again in a few minutes.',
    es: 'El servicio no está disponible en este momento. Inténtelo de nuevo en unos minutos.',
    fr: 'Le service n’est pas disponible pour le moment. Réessayez dans quelques minutes.',
  },
  'sem-tradutor': {
    pt: 'A tradução automática não está disponível. Seu texto original é o que vale.',
    en: 'Automatic translation is not available. Your original text is what counts.',
    es: 'La traducción automática no está disponible. Lo que vale es su texto original.',
    fr: 'La traduction automatique n’est pas disponible. C’est votre texte original qui fait foi.',
  },
} satisfies Record<FailureCode, unknown>)

/** A failure that is the answer to a call. */
export class ApiFailure extends Error {
  override name = 'ApiFailure'
  readonly code: FailureCode

  constructor(code: FailureCode) {
    super(code)
    this.code = code
  }
}

export const statusOf = (code: FailureCode): number => failures[code]

const worthRetrying: readonly FailureCode[] = ['muitos-pedidos', 'muita-procura', 'indisponivel']

/** After how many seconds a retry may help; undefined where waiting does not matter. */
export const secondsToWait = (code: FailureCode): number | undefined =>
  worthRetrying.includes(code) ? 5 : undefined

export const failureBody = (code: FailureCode, locale: Locale): FailureBody => ({
  erro: code,
  mensagem: say(sentences[code], locale),
})
