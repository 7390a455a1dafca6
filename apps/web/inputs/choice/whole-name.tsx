import { useLayoutEffect, useState } from 'react'
import styles from '../field/box.module.css'

/** Whether a text is wider than the box that shows it, in the letters of the box. */
function isCut(box: HTMLElement, text: string): boolean {
  if (box.clientWidth === 0) return false
  const { font, paddingLeft, paddingRight } = getComputedStyle(box)
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return false
  pen.font = font
  return pen.measureText(text).width > box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
}

type Props = {
  /** The id of the box. */
  id: string
  /** The name of the chosen entry, if there is one. */
  name: string | undefined
}

/** The chosen name once more, below a box that is too narrow for all of it; a screen reader reads it in the box. */
export function WholeName({ id, name }: Props) {
  const [cut, setCut] = useState(false)
  useLayoutEffect(() => {
    const measure = () => {
      const box = document.getElementById(id)
      setCut(box !== null && name !== undefined && isCut(box, name))
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [id, name])
  return cut ? (
    <p className={styles.note} aria-hidden="true">
      {name}
    </p>
  ) : null
}
