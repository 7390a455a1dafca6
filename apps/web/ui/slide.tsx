import { useEffect, useRef, type ReactNode } from 'react'
import css from './slide.module.css'

type SlideProps = {
  /** Names the card that is shown; when it changes the next card slides in and its heading takes the focus. */
  at: string | number
  direction?: 'forward' | 'back'
  children: ReactNode
}

/** One card after another with a slide of 500 ms, none for people who prefer less motion (ST-01). */
export function Slide({ at, direction = 'forward', children }: SlideProps) {
  const ref = useRef<HTMLDivElement>(null)
  const first = useRef(at)
  const moved = useRef(false)
  if (first.current !== at) moved.current = true

  useEffect(() => {
    if (!moved.current) return
    const heading = ref.current?.querySelector<HTMLElement>('h1, h2, h3')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, [at])

  return (
    <div className={css.frame}>
      <div key={at} ref={ref} className={moved.current ? css[direction] : undefined}>
        {children}
      </div>
    </div>
  )
}
