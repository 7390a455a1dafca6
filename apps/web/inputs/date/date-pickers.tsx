import { toIsoDate } from '@delegacia/domain/language/dates'
import { say, defineTexts, type Text } from '@delegacia/domain/language/text'
import type { DateField } from '@delegacia/flows/engine/fields/date'
import type { Context } from '@delegacia/flows/engine/model/context'
import { useRef } from 'react'
import { dayOf, timeOf } from './moment-parts.ts'
import { PickerButton } from './picker-button.tsx'

const texts = defineTexts({
  day: {
    pt: 'Escolher no calendário',
    en: 'Choose from the calendar',
    es: 'Elegir en el calendario',
    fr: 'Choisir dans le calendrier',
  },
  noDays: {
    pt: 'O calendário não pôde ser carregado. Digite a data no campo.',
    en: 'The calendar could not be loaded. Type the date in the box.',
    es: 'No se pudo cargar el calendario. Escriba la fecha en el campo.',
    fr: 'Le calendrier n’a pas pu être chargé. Saisissez la date dans le champ.',
  },
  time: { pt: 'Escolher a hora', en: 'Choose the time', es: 'Elegir la hora', fr: 'Choisir l’heure' },
  noTimes: {
    pt: 'As horas não puderam ser carregadas. Digite a hora no campo.',
    en: 'The times could not be loaded. Type the time in the box.',
    es: 'No se pudieron cargar las horas. Escriba la hora en el campo.',
    fr: 'Les heures n’ont pas pu être chargées. Saisissez l’heure dans le champ.',
  },
})

type DatePickersProps = {
  field: DateField
  context: Context
  /** The id of the element that shows the label. */
  labelledBy: string
  /** The text of the box. */
  typed: string
  /** The text with the picked day or time in it. */
  onPick: (text: string) => void
}

/** The calendar of a day and, of a moment, the hours; what is still missing is asked next (PE-08, FA-01). */
export function DatePickers({ field, context, labelledBy, typed, onPick }: DatePickersProps) {
  const days = useRef<HTMLButtonElement>(null)
  const times = useRef<HTMLButtonElement>(null)
  const words = (open: Text, failed: Text) => ({
    open: say(open, context.locale),
    failed: say(failed, context.locale),
  })
  const isMoment = field.kind === 'dateTime'
  const iso = toIsoDate(isMoment ? dayOf(typed) : typed.trim())
  return (
    <>
      <PickerButton
        ref={days}
        icon="calendar"
        words={words(texts.day, texts.noDays)}
        labelledBy={labelledBy}
        load={() => import('./calendar-dialog.tsx')}
      >
        {({ CalendarDialog }, close) => (
          <CalendarDialog
            title={say(field.label, context.locale)}
            context={context}
            chosen={iso}
            onClose={close}
            onPick={(day) => {
              close()
              onPick(isMoment ? `${day} ${timeOf(typed)}` : day)
              if (isMoment && timeOf(typed) === '') times.current?.click()
            }}
          />
        )}
      </PickerButton>
      {isMoment && (
        <PickerButton
          ref={times}
          icon="clock"
          words={words(texts.time, texts.noTimes)}
          labelledBy={labelledBy}
          load={() => import('./time-dialog.tsx')}
        >
          {({ TimeDialog }, close) => (
            <TimeDialog
              context={context}
              day={iso}
              chosen={timeOf(typed)}
              onClose={close}
              onPick={(time) => {
                close()
                onPick(`${dayOf(typed)} ${time}`.trim())
                if (dayOf(typed) === '') days.current?.click()
              }}
            />
          )}
        </PickerButton>
      )}
    </>
  )
}
