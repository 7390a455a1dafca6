import { fold } from '../../../../inputs/choice/fold.ts'

/** In the four languages at once: a report as people call it, and the little words before it. */
const report =
  '(?:boletim|b ?o|ocorrencia|registro|denuncia|caso|report|case|complaint|declaration|plainte|dossier)'
const little = '(?: (?:o|a|um|uma|do|da|de|no|na|meu|minha|el|la|mi|del|my|the|of|on|up|ma|mon|le|sur))*'

/** What says by itself, or of a report, that one was made and its news are wanted. */
const ways = [
  String.raw`^(?:(?:quero|preciso|como|para|quiero|how to|comment) )?(?:acompanha\w*|andamento|seguimiento|suivi|suivre|follow(?: ?up)?|status|estado|situacao)$`,
  String.raw`\b(?:acompanha\w*|andamento|situacao|status|resposta|consulta\w*|ver|cade|seguir|estado|follow|track|check|news|update|suivre|suivi|etat|nouvelles|consulter|ou en est|em que pe esta|como (?:esta|anda|va)|how is|numero|codigo|number|code)${little} ${report}\b`,
  String.raw`^(?:o )?(?:meu|minha|my|mi|mon|ma) ${report}$`,
  String.raw`\b(?:ja (?:fiz|registrei|abri)|already (?:filed|reported|made)|ya (?:hice|presente)|deja (?:fait|porte|depose))${little} ${report}$`,
].map((way) => new RegExp(way))

/** Whether somebody asks for a report that is already made, and not for a way to make one. */
export function isWayBack(told: string): boolean {
  const plain = fold(told)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return ways.some((way) => way.test(plain))
}
