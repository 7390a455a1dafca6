/** The part of Background Sync that some browsers have. */
type Registered = ServiceWorkerRegistration & { readonly sync?: { register(tag: string): Promise<void> } }

/** The name of the event at which the browser lets the service worker send what waits. */
const tag = 'enviar'

/**
 * Asks the browser to have the service worker send what the device keeps once there is a connection, even where no page is open
 * then. Returns whether it will.
 */
export async function sendLater(): Promise<boolean> {
  try {
    const registered: Registered | undefined = await navigator.serviceWorker.getRegistration()
    if (!registered?.sync) return false
    await registered.sync.register(tag)
    return true
  } catch {
    return false
  }
}
