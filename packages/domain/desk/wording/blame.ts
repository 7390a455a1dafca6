import type { Text } from '../../language/text.ts'

/** Words that put on the citizen what others did, or doubt what was told; letters are without accents. */
export const blame: Readonly<Record<keyof Text, RegExp>> = {
  pt: /\b(?:deveria|devia|podia|poderia|tinha que) ter\b|\bpor ?que (?:voce |a senhora |o senhor )?(?:nao|demorou|so agora|estava)\b|\bbastava\b|\bfacilitou\b|\bprovocou\b|\bdescuid\w*|\bimpruden\w*|\bnegligen\w*|\bingenu\w*|\bse exp[oô]s\b|(?<!\bnao (?:e|foi) )(?<!\bnao (?:e|foi) (?:por )?)(?:\bculpa sua\b|\bsua culpa\b)|\b(?:voce|a senhora|o senhor) (?:errou|falhou|esqueceu|mentiu|deixou de)\b|\bsupost[ao] (?:vitima|crime|fato)|\balega(?:r|do|da|cao|coes)?\b/g,
  en: /\b(?:should|could|ought to) have\b|\bwhy did(?:n.t| not)? you\b|\bwhy were(?:n.t| not)? you\b|\bcareless\w*|\bnegligen\w*|\bnaive\b|\b(?<!not )your (?:own )?fault\b|\byou (?:failed|forgot|neglected|provoked|lied)\b|\balleged\w*|\bsupposed victim\b/g,
  es: /\b(?:deberia|debia|podia|podria|tenia que) haber\b|\bpor que (?:usted )?(?:no|tardo|recien|estaba)\b|\bdescuid\w*|\bimpruden\w*|\bnegligen\w*|\bingenu\w*|\b(?<!no (?:es|fue) (?:por )?)(?:su culpa|culpa suya)\b|\busted (?:fallo|olvido|mintio|provoco)\b|\bsupuest[ao] (?:victima|delito|hecho)/g,
  fr: /\b(?:auriez|aurais) (?:du|pu)\b|\bpourquoi (?:n.avez-vous|n.etiez-vous|avez-vous attendu|etiez-vous)\b|\bimpruden\w*|\bneglige\w*|\bnaif\b|\bnaive\b|(?<!n.est pas (?:de )?)\bvotre faute\b|\bvous avez (?:oublie|omis|menti|provoque)\b|\bpretendue? (?:victime|infraction)/g,
}
