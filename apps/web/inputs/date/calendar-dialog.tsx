import { stateNow } from '@delegacia/domain/language/dates'
import { say, defineTexts } from '@delegacia/domain/language/text'
import type { Context } from '@delegacia/flows/engine/model/context'
import { useState } from 'react'
import { DayPicker, type DropdownProps } from 'react-day-picker'
import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import { Icon } from '@delegacia/ui/icon'
import css from './calendar-dialog.module.css'
import { calendarTexts, fromIso, toDay } from './calendar-texts.ts'

const texts = defineTexts({
  close: {
    pt: 'Fechar sem escolher',
    en: 'Close without choosing',
    es: 'Cerrar sin elegir',
    fr: 'Fermer sans choisir',
  },
})

/** Nobody in a report was born before. */
const firstMonth = new Date(1900, 0, 1, 12)

type CalendarDialogProps = {
  title: string
  context: Context
  /** The day in the box, `YYYY-MM-DD`. */
  chosen: string | undefined
  /** The picked day as `DD/MM/YYYY`. */
  onPick: (day: string) => void
  onClose: () => void
}

/** The days up to the State's today, to pick one; month and year are native lists, so a birth year is two touches away. */
export function CalendarDialog({ title, context, chosen, onPick, onClose }: CalendarDialogProps) {
  const { locale, now } = context
  const [today] = useState(() => fromIso(stateNow(now).slice(0, 10)))
  const typed = chosen === undefined ? undefined : fromIso(chosen)
  const selected = typed && typed >= firstMonth && typed <= today ? typed : undefined
  // Ours, so that only the person changes the month: the library goes back to its first month when it is drawn again.
  const [month, setMonth] = useState(selected ?? today)
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button kind="quiet" onClick={onClose}>
          {say(texts.close, locale)}
        </Button>
      }
    >
      <DayPicker
        mode="single"
        required
        selected={selected}
        onSelect={(day) => onPick(toDay(day))}
        today={today}
        month={month}
        onMonthChange={setMonth}
        startMonth={firstMonth}
        endMonth={today}
        disabled={{ after: today }}
        captionLayout="dropdown"
        reverseYears
        navLayout="around"
        lang={locale}
        weekStartsOn={locale === 'pt-br' || locale === 'en-us' ? 0 : 1}
        {...calendarTexts(locale)}
        components={{
          Chevron: ({ orientation }) => (
            <span className={orientation === 'left' ? css['back'] : css['forth']}>
              <Icon name="chevron" />
            </span>
          ),
          Dropdown: NativeList,
        }}
        classNames={{
          root: css['calendar'] ?? '',
          month: css['month'] ?? '',
          month_caption: css['caption'] ?? '',
          dropdowns: css['lists'] ?? '',
          dropdown: css['list'] ?? '',
          button_previous: css['step'] ?? '',
          button_next: css['step'] ?? '',
          month_grid: css['grid'] ?? '',
          weekday: css['weekday'] ?? '',
          day_button: css['day'] ?? '',
          today: css['today'] ?? '',
          selected: css['selected'] ?? '',
          disabled: css['disabled'] ?? '',
        }}
      />
    </Dialog>
  )
}

function NativeList({ options, value, onChange, 'aria-label': label }: DropdownProps) {
  return (
    <select className={css['list']} aria-label={label} value={value} onChange={onChange}>
      {options?.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
