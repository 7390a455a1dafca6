/** Entries by what `key` says of each, in the order they came. */
export function grouped<K, V>(entries: Iterable<V>, key: (entry: V) => K): ReadonlyMap<K, readonly V[]> {
  const groups = new Map<K, V[]>()
  for (const entry of entries) {
    const group = groups.get(key(entry))
    if (group) group.push(entry)
    else groups.set(key(entry), [entry])
  }
  return groups
}
