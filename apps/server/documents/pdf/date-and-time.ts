const form = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Belem',
})

/** A moment as documents print it: the day in words and the minute, by the clock of Pará. */
export const dateAndTime = (moment: Date): string => form.format(moment)
