import { fold } from '../../inputs/fold.ts'

/** Whether each of the words, folded already, begins a word of the text: 'gado' is in 'o gado sumiu', not in 'estragado'. */
export function hasWords(text: string, folded: string): boolean {
  const words = fold(text).split(/[^\p{L}\p{N}]+/u)
  return folded.split(/[^\p{L}\p{N}]+/u).every((wanted) => words.some((word) => word.startsWith(wanted)))
}
