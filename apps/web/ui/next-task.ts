/**
 * Gives the page its turn, to answer a touch or to draw, between two pieces of work that would hold a slow phone up together. A
 * timer would wait for a second in a page that is hidden.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
