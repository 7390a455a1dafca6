const pattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a text is a UUID as the station writes them; the database takes no other for one. */
export const isUuid = (text: string): boolean => pattern.test(text)
