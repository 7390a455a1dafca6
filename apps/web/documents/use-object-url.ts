import { useEffect, useState } from 'react'

/** An address of a file in memory, while the page shows it; undefined if there is none yet. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return undefined
    const next = URL.createObjectURL(file)
    setAddress(next)
    return () => URL.revokeObjectURL(next)
  }, [file])
  return address
}
