import { toIsoDate } from '@delegacia/domain/language/dates'
import { say, defineTexts } from '@delegacia/domain/language/text'
import type { Context } from '@delegacia/flows/engine/model/context'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../notices/toast-store.ts'
import type { CalendarDialog } from './calendar-dialog.tsx'
import css from './calendar-button.module.css'

const texts = defineTexts({
  open: {
    pt: 'Escolher no calendário',
    en: 'Choose from the calendar',
    es: 'Elegir en el calendario',
    fr: 'Choisir dans le calendrier',
  },
  failed: {
    pt: 'O calendário não pôde ser carregado. Digite a data no campo.',
    en: 'The calendar could not be loaded. Type the date in the box.',
    es: 'No se pudo cargar el calendario. Escriba la fecha en el campo.',
    fr: 'Le calendrier n’a pas pu être chargé. Saisissez la date dans le champ.',
  },
})

type Calendar = typeof CalendarDialog

type CalendarButtonProps = {
  label: string
  /** The id of the element that shows the label. */
  labelledBy: string
  context: Context
  /** The text of the box; its first word is the day. */
  typed: string
  /** The picked day as `DD/MM/YYYY`; the calendar has closed by then. */
  onPick: (day: string) => void
}

/** Opens the calendar, which is loaded only now; where that fails, the date is typed. */
export function CalendarButton({ label, labelledBy, context, typed, onPick }: CalendarButtonProps) {
  const [opened, setOpened] = useState<{ Calendar: Calendar }>()
  const close = () => setOpened(undefined)

  async function open(): Promise<void> {
    try {
      const loaded = await import('./calendar-dialog.tsx')
      setOpened({ Calendar: loaded.CalendarDialog })
    } catch {
      showToast(say(texts.failed, context.locale), { tone: 'bad' })
    }
  }

  return (
    <>
      <button
        type="button"
        className={css['button']}
        aria-label={say(texts.open, context.locale)}
        aria-describedby={labelledBy}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <Icon name="calendar" />
      </button>
      {opened && (
        <opened.Calendar
          title={label}
          context={context}
          chosen={toIsoDate(typed.trim().split(/\s/)[0] ?? '')}
          onClose={close}
          onPick={(day) => {
            close()
            onPick(day)
          }}
        />
      )}
    </>
  )
}
