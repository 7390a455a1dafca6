/** Whether an ad blocker hides a bait element; no server is called. */
export function adBlockerFound(): boolean {
  const bait = document.createElement('div')
  bait.className = 'ad ads adsbox ad-banner ad-placement text-ad'
  Object.assign(bait.style, { position: 'absolute', left: '-999px', width: '10px', height: '10px' })
  bait.setAttribute('aria-hidden', 'true')
  document.body.append(bait)
  const hidden = getComputedStyle(bait).display === 'none' || getComputedStyle(bait).visibility === 'hidden'
  bait.remove()
  return hidden
}
