import { stateNow } from '@delegacia/domain/language/dates'
import { say, defineTexts } from '@delegacia/domain/language/text'
import type { Context } from '@delegacia/flows/engine/model/context'
import { useState } from 'react'
import { Button } from '@delegacia/ui/button'
import { Dialog } from '@delegacia/ui/dialog'
import css from './time-dialog.module.css'

const texts = defineTexts({
  title: {
    pt: 'Que horas eram?',
    en: 'What time was it?',
    es: '¿Qué hora era?',
    fr: 'Quelle heure était-il ?',
  },
  hour: { pt: 'Hora', en: 'Hour', es: 'Hora', fr: 'Heure' },
  minute: {
    pt: 'Minuto, o mais perto',
    en: 'Minute, the nearest',
    es: 'Minuto, el más cercano',
    fr: 'Minute, la plus proche',
  },
  use: { pt: 'Usar {time}', en: 'Use {time}', es: 'Usar {time}', fr: 'Choisir {time}' },
  first: {
    pt: 'Escolha a hora',
    en: 'Choose the hour',
    es: 'Elija la hora',
    fr: 'Choisissez l’heure',
  },
  close: {
    pt: 'Fechar sem escolher',
    en: 'Close without choosing',
    es: 'Cerrar sin elegir',
    fr: 'Fermer sans choisir',
  },
})

const twoDigits = (value: number) => String(value).padStart(2, '0')
const hours = Array.from({ length: 24 }, (_, hour) => twoDigits(hour))
const minutes = Array.from({ length: 12 }, (_, place) => twoDigits(place * 5))

type TimeDialogProps = {
  context: Context
  /** The day in the box, `YYYY-MM-DD`, if it is one. */
  day: string | undefined
  /** The time in the box, as it was typed. */
  chosen: string
  /** The picked time as `HH:mm`. */
  onPick: (time: string) => void
  onClose: () => void
}

/** The hours of a day and every fifth minute, to pick a time; of today no later one than the State's clock shows. */
export function TimeDialog({ context, day, chosen, onPick, onClose }: TimeDialogProps) {
  const { locale, now } = context
  const [today, clock = ''] = stateNow(now).split('T')
  const [, typedHour = '', typedMinute = ''] = /^(\d{1,2})\D+(\d{2})$/.exec(chosen) ?? []
  const [hour, setHour] = useState(hours.find((one) => typedHour !== '' && Number(one) === Number(typedHour)))
  const [minute, setMinute] = useState(typedMinute < '60' ? typedMinute || '00' : '00')
  const isLater = (time: string) => day === today && time > clock
  const offered = minutes.includes(minute) ? minutes : [...minutes, minute].toSorted()
  const time = hour && `${hour}:${minute}`
  const chooseHour = (next: string) => {
    setHour(next)
    if (isLater(`${next}:${minute}`)) setMinute('00')
  }
  return (
    <Dialog
      title={say(texts.title, locale)}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {say(texts.close, locale)}
          </Button>
          <Button disabled={!time} onClick={() => time && onPick(time)}>
            {time ? say(texts.use, locale, { time }) : say(texts.first, locale)}
          </Button>
        </>
      }
    >
      <Grid
        name="hora"
        label={say(texts.hour, locale)}
        values={hours}
        chosen={hour}
        isOff={(one) => isLater(`${one}:00`)}
        onChoose={chooseHour}
      />
      <Grid
        name="minuto"
        label={say(texts.minute, locale)}
        values={offered}
        chosen={minute}
        isOff={(one) => hour !== undefined && isLater(`${hour}:${one}`)}
        onChoose={setMinute}
      />
    </Dialog>
  )
}

type GridProps = {
  name: string
  label: string
  values: readonly string[]
  chosen: string | undefined
  isOff: (value: string) => boolean
  onChoose: (value: string) => void
}

/** Radios as a grid of numbers: the arrow keys move among them. */
function Grid({ name, label, values, chosen, isOff, onChoose }: GridProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className={css['grid']}>
        {values.map((value) => (
          <label key={value} className={css['cell']}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              disabled={isOff(value)}
              onChange={() => onChoose(value)}
            />
            <span>{value}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
