// @ts-check
/**
 * What easy reading asks of a sentence, as far as a rule can see it. The limits are those of the guidelines for easy to read
 * texts (Inclusion Europe, "Information for all"; United Kingdom, "Accessible communication formats": ten to fifteen words, one
 * idea, active, no abbreviations, hard words explained at once); docs/how-to-add-a-language.md says how they are applied.
 */
import { isCommon } from './common-words.mjs'

const mostWords = 12
const sentenceEnd = /(?<=[.!?…:])\s+|\n+/
const word = /\p{L}+(?:-\p{L}+)*/gu
const notAWord = /\{\w+\}|\S+@\S+|\bhttps?:\S+|\b[\w-]+[.](?:br|gov)\S*|#\S+/g

/** 'foi registrado', 'será lida', 'são enviados': who does it stays unsaid. */
const passive =
  /(?<!\p{L})(?:é|são|foi|foram|era|eram|será|serão|seria|ser|sido|sendo|fosse)(?: (?:sempre|nunca|só|também|já|ainda|logo|bem))? (\p{L}+(?:ad|id|íd)[oa]s?|feit[oa]s?|dit[oa]s?|vist[oa]s?|escrit[oa]s?|abert[oa]s?|entregues?|aceit[oa]s?|impress[oa]s?)(?!\p{L})/iu
/** They look like participles and are none here. */
const notPassive =
  /^(?:nada|obrigad|errad|casad|cuidad|segund|lad|medid|partid|ferid|vid|idad|certid|válid|rápid|sabid|privad)/i
/** 'sem isto e sem aquilo' counts once: it is a list. */
const negation =
  /(?<!\p{L})(?:não|nem|nunca|jamais|ninguém|nenhum|nenhuma|nada|sem(?!.*(?<!\p{L})sem(?!\p{L})))(?!\p{L})/giu

/**
 * What makes one text hard to read; an empty list where it is easy.
 * @param {string} text
 * @returns {string[]}
 */
export function hardParts(text) {
  const bare = text.replaceAll(notAWord, ' 0 ')
  const problems = bare.split(sentenceEnd).flatMap((sentence) => {
    const words = sentence.match(word) ?? []
    const said = passive.exec(sentence)?.[1]
    return [
      ...(words.length > mostWords ? [`${words.length} words in a sentence`] : []),
      ...((sentence.match(negation)?.length ?? 0) > 1 ? ['two negations in a sentence'] : []),
      ...(said && !notPassive.test(said) ? [`passive: ${said}`] : []),
    ]
  })
  if (/[;()]/.test(bare)) problems.push('a thought inside another: ; or ()')
  const hard = [...new Set(bare.match(word))].filter((one) => !isCommon(one))
  return hard.length > 0 ? [...problems, `words: ${hard.join(', ')}`] : problems
}
