/** Work within a request or a job, told when it has ended: a name and an outcome of ours, never a value of a person. */
export type Span = { name: 'transaction' | 'seal'; outcome: 'done' | 'failed'; ms: number }

export type NoteSpan = (span: Span) => void

/** Does the work and tells how long it took, where somebody wants to know. */
export async function noted<T>(
  note: NoteSpan | undefined,
  name: Span['name'],
  work: () => Promise<T>,
): Promise<T> {
  if (!note) return work()
  const begin = performance.now()
  let outcome: Span['outcome'] = 'failed'
  try {
    const result = await work()
    outcome = 'done'
    return result
  } finally {
    note({ name, outcome, ms: performance.now() - begin })
  }
}
