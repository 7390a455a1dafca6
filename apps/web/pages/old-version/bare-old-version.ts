/** What the page around the frame has too. */
const doubled = 'header, footer, title, [role="banner"], [role="contentinfo"]'

/** Takes header, footer and title out of a framed page; a page of another origin cannot be reached and stays as it is. */
export function bareOldVersion(frame: HTMLIFrameElement): void {
  const framed = frame.contentDocument
  if (!framed) return
  for (const part of framed.querySelectorAll(doubled)) part.remove()
  // Our page shows the title outside the frame; the first heading would repeat it.
  framed.querySelector('h1')?.remove()
}
