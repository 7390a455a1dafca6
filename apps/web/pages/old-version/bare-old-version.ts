/** What the page around it already has. */
const doubled = 'header, footer, title, [role="banner"], [role="contentinfo"]'

/** Takes header, footer and title out of a framed page; a page of another origin cannot be reached and stays as it is. */
export function bareOldVersion(frame: HTMLIFrameElement): void {
  const framed = frame.contentDocument
  if (!framed) return
  for (const part of framed.querySelectorAll(doubled)) part.remove()
  // The page itself is titled outside of the frame; only its first heading is the page's own.
  framed.querySelector('h1')?.remove()
}
