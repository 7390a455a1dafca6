import type { ComponentProps } from 'react'
import css from './button.module.css'

export type ButtonKind = 'gold' | 'main' | 'quiet' | 'danger'

/** The appearance of a button for other elements, such as a link that leads on. */
export const buttonClass = (kind: ButtonKind = 'main'): string => `${css.button} ${css[kind]}`

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  kind?: ButtonKind
  /** Its action is running: it shows a spinner, keeps its place in the focus order and takes no second click. */
  busy?: boolean
  /**
   * The id of the text that says why it is disabled: it can be focused and read out, and takes no click. The keyboard skips a
   * button with the `disabled` attribute: a person who cannot see the screen reaches the end of the form, finds no way on and
   * never learns why. So whatever the specification calls disabled (WZ-08, OB-01, FA-06, AD-04) is held by a text.
   */
  heldBy?: string | undefined
}

export function Button({
  kind = 'main',
  busy = false,
  heldBy,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const still = busy || heldBy !== undefined
  return (
    <button
      aria-describedby={heldBy}
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- one of the three by its declaration
      type={still ? 'button' : type}
      className={buttonClass(kind)}
      aria-busy={busy || undefined}
      aria-disabled={still || undefined}
      onClick={still ? undefined : onClick}
    >
      {busy && <span className={css.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}
