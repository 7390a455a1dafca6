/** What a message to a person may be made of: paragraphs, lists and emphasis, none with an attribute. */
const allowed = new Set(['p', 'br', 'ul', 'ol', 'li', 'strong', 'em'])

/**
 * HTML of which only the allowed tags are left, without their attributes; other tags go, what they hold stays as text.
 * Nothing of the result can run, load or link, whatever comes in (FI-01, FI-08).
 */
export const allowedHtml = (html: string): string =>
  html
    .replace(/&(?!(?:amp|lt|gt|quot|nbsp|#\d{1,7});)/g, '&amp;')
    .replace(/<(\/?)([a-z][a-z\d]*)(?:[\s/][^<>]*)?>|[<>]/gi, (found, slash?: string, name?: string) => {
      if (name === undefined) return found === '<' ? '&lt;' : '&gt;'
      const tag = name.toLowerCase()
      return allowed.has(tag) ? `<${slash ?? ''}${tag}>` : ''
    })
