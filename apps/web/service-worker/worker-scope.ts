/** What the browser gives a service worker and the types of a page do not have. */

/** An event that keeps the worker alive until its work is done. */
export type WorkEvent = Event & { waitUntil(work: Promise<unknown>): void }

export type RequestEvent = WorkEvent & { request: Request; respondWith(answer: Promise<Response>): void }

export type ToldEvent = WorkEvent & { data: unknown }

type OpenPage = { readonly url: string; postMessage(message: unknown): void }

type Events = {
  install: WorkEvent
  activate: WorkEvent
  fetch: RequestEvent
  message: ToldEvent
  sync: WorkEvent
}

type WorkerScope = {
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void
  skipWaiting(): Promise<void>
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>
  }
}

export const worker = globalThis as unknown as WorkerScope
