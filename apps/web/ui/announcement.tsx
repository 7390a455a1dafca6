import { useEffect, useState } from 'react'

type Props = {
  text: string
  /** Milliseconds for which it has stood unchanged before it is said. */
  after: number
}

/** Says a text to people who hear the page; nothing is seen of it. */
export function Announcement({ text, after }: Props) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), after)
    return () => clearTimeout(timer)
  }, [text, after])
  return <output className="visually-hidden">{said}</output>
}
