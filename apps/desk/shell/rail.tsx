import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import type { Place } from './places.ts'

const groups = ['Filas', 'Mesa'] as const

/** The queues are one place with four views. */
const isAt = (here: string, path: string) =>
  here === path || (path.startsWith('/filas/') && here.startsWith('/filas/'))

export function Rail({ places }: { places: readonly Place[] }) {
  const [here] = useLocation()
  const pages = useRef<HTMLDivElement>(null)
  // On a phone the pages are one line that is moved sideways: the one that is open must not lie beyond its edge.
  useEffect(() => {
    const line = pages.current
    const open = line?.querySelector<HTMLElement>('[aria-current=page]')
    if (line && open) line.scrollLeft = open.offsetLeft - (line.clientWidth - open.offsetWidth) / 2
  }, [here])
  return (
    <nav className="rail" aria-label="Páginas da mesa">
      <div ref={pages}>
        {groups
          .map((group) => ({ group, own: places.filter((place) => place.group === group) }))
          .filter(({ own }) => own.length > 0)
          .map(({ group, own }) => (
            <section key={group} aria-label={group}>
              <h2>{group}</h2>
              <ul>
                {own.map(({ path, label }) => (
                  <li key={path}>
                    <Link href={path} aria-current={isAt(here, path) ? 'page' : undefined}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </nav>
  )
}
