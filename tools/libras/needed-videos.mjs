// @ts-check
/** Which videos in Libras the portal asks for, by the names of their files. */

/**
 * @typedef {{ name: string, title: string, says: string }} Said a screen of a flow with its words
 * @typedef {{ route: string, screens: readonly Said[] }} SaidFlow
 * @typedef {{ name: string, title: string, of: number, also: string[] }} Needed
 * `also`: the other name under which a screen finds its video; `of`: in how many kinds of occurrence it is shown
 */

/**
 * One video for each screen of the flows: where all flows that have it say the same, one for all of them, else one for each.
 * @param {readonly SaidFlow[]} flows
 * @param {(flow: { route: string }, name: string) => [own: string, shared: string]} namesOf
 * @returns {Needed[]}
 */
export function neededOf(flows, namesOf) {
  /** @type {Map<string, { route: string, screen: Said }[]>} */
  const byName = new Map()
  for (const { route, screens } of flows)
    for (const screen of screens) {
      const known = byName.get(screen.name) ?? []
      // What a flow shows twice under one name needs one video.
      if (!known.some((one) => one.route === route)) byName.set(screen.name, [...known, { route, screen }])
    }
  return [...byName].flatMap(([name, shown]) => {
    const [first, ...others] = shown
    if (!first) return []
    const [, shared] = namesOf(first, name)
    if (others.every(({ screen }) => screen.says === first.screen.says)) {
      const also = shown.map((one) => namesOf(one, name)[0])
      return [{ name: shared, title: first.screen.title, of: shown.length, also }]
    }
    return shown.map((one) => ({
      name: namesOf(one, name)[0],
      title: one.screen.title,
      of: 1,
      also: [shared],
    }))
  })
}

/**
 * What of that is there, what is missing, and which files no screen asks for.
 * @param {readonly Needed[]} needed
 * @param {readonly string[]} recorded names of screens
 */
export function compareVideos(needed, recorded) {
  const there = new Set(recorded)
  const asked = new Set(needed.flatMap(({ name, also }) => [name, ...also]))
  const missing = needed.filter(
    ({ name, also }) => !there.has(name) && !also.some((other) => there.has(other)),
  )
  return { missing, unasked: recorded.filter((name) => !asked.has(name)) }
}
