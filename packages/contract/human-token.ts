/** What is being done with a token: one that was obtained for anything else does not count (document 2, section 5). */
export const humanAction = 'login'

/** The field of a report that carries the token. */
export const tokenField = '/recaptchaToken'
