import { useState, type ReactNode, type Ref } from 'react'
import { showToast } from '@delegacia/ui/notices/toast-store'
import { Icon, type IconName } from '@delegacia/ui/icon'
import css from './picker-button.module.css'

type PickerButtonProps<Dialog> = {
  ref?: Ref<HTMLButtonElement>
  icon: IconName
  /** What the button does, and what is said where the dialog cannot be loaded. */
  words: { open: string; failed: string }
  /** The id of the element that shows the label of the question. */
  labelledBy: string
  load: () => Promise<Dialog>
  children: (dialog: Dialog, close: () => void) => ReactNode
}

/** A button beside a box that opens another way to answer it, loaded only now; where that fails, the answer is typed. */
export function PickerButton<Dialog>(props: PickerButtonProps<Dialog>) {
  const { icon, words, labelledBy, load, children } = props
  const [opened, setOpened] = useState<{ dialog: Dialog }>()

  async function open(): Promise<void> {
    try {
      setOpened({ dialog: await load() })
    } catch {
      showToast(words.failed, { tone: 'bad' })
    }
  }

  return (
    <>
      <button
        ref={props.ref}
        type="button"
        className={css['button']}
        aria-label={words.open}
        aria-describedby={labelledBy}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <Icon name={icon} />
      </button>
      {opened && children(opened.dialog, () => setOpened(undefined))}
    </>
  )
}
