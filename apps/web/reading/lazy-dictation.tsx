import { useLoad } from '../api/use-load.ts'

/** Loaded with the box of the account, only in browsers that may know how. */
export function LazyDictation({ id }: { id: string }) {
  const { value } = useLoad('', () => import('./dictation.tsx'), 'SpeechRecognition' in window)
  return value ? <value.Dictation id={id} /> : null
}
