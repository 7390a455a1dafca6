/** What the words of a message ask or do that no letter of the station does. */
export type WordSign =
  'payment' | 'pix' | 'secret' | 'personal' | 'program' | 'threat' | 'secrecy' | 'private-contact'

/** In lower case without accents and without signs that are not seen. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')

const words: Readonly<Record<WordSign, RegExp>> = {
  payment:
    /\b(pix|boleto bancario|pague|pagar|pagamento|deposite|deposito|depositar|transfira|transferencia|taxa|multa|fianca|custas|resgate|bitcoin|criptomoedas?|pay|payment|a fee|deposit|pago|tasa|fianza|payer|payez|paiement|virement|frais|amende)\b|r\$ ?\d/,
  pix: /\bchave (do )?pix\b|\bpix copia e cola\b|br\.gov\.bcb\.pix/,
  secret:
    /\b(senhas?|codigo (de )?(verificacao|seguranca|acesso|confirmacao|sms|whatsapp|6 digitos)|codigo que (voce )?recebeu|cvv|dados bancarios|numero do (seu )?cartao|token|passwords?|passcode|verification code|bank details|contrasenas?|codigo de verificacion|datos bancarios|mots? de passe|code de verification|coordonnees bancaires)\b/,
  personal: /\b(foto (segurando|com) (o|seu) (documento|rg|cnh))\b/,
  program:
    /\b[\w-]+\.(apk|exe|scr|bat|cmd|vbs|msi|jar|zip|rar|7z|iso|docm|xlsm)\b|\b(instale|instalar|baixe o (app|aplicativo|arquivo|anexo)|anydesk|teamviewer|compartilhe (a )?sua tela|install|instala|installez)\b/,
  threat:
    /\b(mandado|ordem de prisao|prisao|sera pres[oa]|intimad[oa]|intimacao|indiciad[oa]|urgente|imediatamente|ultimo aviso|ultima chance|ultima notificacao|(em|nas proximas|dentro de) \d+ ?(h|horas)|bloquead[oa]|cpf (sera|foi|esta) \w+|pornografia|pedofilia|arrest|warrant|immediately|final notice|within \d+ hours|orden de (arresto|detencion)|inmediatamente|mandat d'arret|immediatement)\b/,
  secrecy:
    /\b(nao (conte|fale|comente|diga|avise)|segredo de justica|sigilo|mantenha em segredo|do not tell|don't tell|no (lo )?(cuente|diga)|ne (le )?dites)\b/,
  'private-contact':
    /\b(wa\.me|t\.me|api\.whatsapp\.com|whatsapp|telegram)\b|@(gmail|hotmail|outlook|yahoo|icloud|proton(mail)?|bol|uol|terra)\.[a-z.]+/,
}

/** Asks for something to be sent, in four languages, and is no warning: 'nunca envie', "do not send". */
const asks = [
  String.raw`(?<!\b(?:nao|nunca|jamais|no|never|not|don't|ne)(?: \w{1,3})? |\bn')\b(?:`,
  'envi(?:e|a|ar|em|enos|eme|anos)|mand(?:e|a|ar|em|enos|eme|anos)|encaminh[ea]r?|pass[ea]r?|repass[ea]r?|inform[ea]r?|fornec[ae]r?|compartilh[ea]r?|respond[ae]|diga(?:-?nos)?|confirme|transf(?:ira|ere|erir|iera)|deposit[ea]r?|entregue',
  '|send|tell|text|forward|share|give|provide|reply with|wire|transfer|take',
  '|pas[ea]r?|reenvi[ea]r?|comparta|facilite|indique|proporcione|ingrese|del?e|denos|tome|saque|haga(?:se)?',
  '|envoyez|donnez|communiquez|transmettez|indiquez|fournissez|partagez|repondez|dites|transferez|virez|versez|deposez|prenez|faites',
  '|tire|faca)',
].join('')

/** Each is looked for within the sentence that asks. */
const asked: Readonly<Partial<Record<WordSign, RegExp>>> = {
  payment: within(
    String.raw`reais|reales|euros?|dolares|dollars?|dinheiro|dinero|money|argent|(?:conta|cuenta|account|compte)(?: \w+)? ?\d`,
  ),
  secret: within(
    String.raw`codigos?(?! (?:postal|de barras|penal|civil))|codes?(?! postal)|(?:numero de autentica|authentication number|numero d'authentification)\w*`,
  ),
  personal: within(
    String.raw`cpf|rg|cnh|data de nascimento|nome da mae|dados pessoais|(?:foto|fotos|copia|imagem) (?:do|da|de|dos) (?:seu |sua )?(?:documento|identidade|rosto|rg|cnh)s?|seus? documentos?|selfies?|date of birth|personal data|(?:photo|picture|copy) of (?:your )?(?:id|passport|document|face)|passport|fecha de nacimiento|datos personales|(?:foto|copia) de (?:su )?(?:documento|identidad|cedula|pasaporte|rostro|cara)|pasaporte|passaporte|date de naissance|donnees personnelles|(?:photo|copie) de (?:votre |vos )?(?:piece|papiers|passeport|visage|document)|passeport|piece d'identite`,
  ),
}

function within(what: string): RegExp {
  return new RegExp(String.raw`${asks}\b[^.!?;]{0,120}\b(?:${what})\b`)
}

/** @param text as `plainText` gives it */
export const wordSigns = (text: string): WordSign[] =>
  (Object.keys(words) as WordSign[]).filter((sign) => words[sign].test(text) || asked[sign]?.test(text))
