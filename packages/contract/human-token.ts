/** The action of a token: a token for any other action is not valid (document 2, section 5). */
export const humanAction = 'login'

/** The field of a report that carries the token. */
export const tokenField = '/recaptchaToken'
