/** After so many minutes without the confirmation of a receiver, a report counts as not delivered to it. */
export const overdueMinutes = 15
