import { useSyncExternalStore } from 'react'
import { routerStart } from './early-links.ts'
import { fromFirstEntry, routerEnd } from './first-entry.ts'
import { handOver, hasFailedAt, holdWork, receiveWork, type Move } from './hand-over.ts'
import {
  addressAfter,
  canHide,
  entryOf,
  firstPlace,
  hideAddress,
  pathHere,
  pathOf,
  placeArrived,
  writeEntry,
  type Here,
} from './history-entries.ts'
import { forgetScan, noteScan, scannedStep } from './scanned-code.ts'

/** Whether the person must confirm leaving for that route. A reload passes the route itself. */
export type LeaveGuard = (to: string) => boolean

/** A navigation that waits for the person's answer; `delta` is its distance in the history where that is known. */
export type PendingLeave = { readonly to: string; readonly delta: number | undefined }

export type NavigateOptions = { replace?: boolean }

let here: Here = { path: '/', at: 0, step: undefined }
let navigated = false
let guard: LeaveGuard | undefined
let pending: PendingLeave | undefined
const subscribers = new Set<() => void>()
const stepListeners = new Set<(step: string | undefined) => void>()

function notify(): void {
  for (const subscriber of subscribers) subscriber()
}

function arrive(next: Here): void {
  const before = here
  here = next
  pending = undefined
  navigated = true
  if (before.path !== next.path) notify()
  else if (before.step !== next.step) for (const listener of stepListeners) listener(next.step)
}

/** Runs for Back, Forward, a jump of several entries and a hash typed by hand. */
function onPopState(): void {
  const at = placeArrived(here.at)
  const scanned = noteScan()
  const entry = entryOf(history.state)
  const path = entry?.path ?? pathOf(location.hash)
  if (path === here.path && (!entry || at === here.at)) {
    here = { ...here, at, ...(scanned && { step: scannedStep }) }
    if (!entry) writeEntry('replaceState', here)
    return
  }
  if (path !== here.path && guard?.(path)) {
    pending = { to: path, delta: entry && at - here.at }
    history.go(here.at - at)
    notify()
    return
  }
  const step = scanned ? scannedStep : entry?.step
  if (!entry) writeEntry('replaceState', { path, at, step })
  arrive({ path, at, step })
}

/** A call for help and the quick exit leave no page that would have to ask first. */
const helping = 'a[href^="tel:"], [data-exit]'

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (document.activeElement?.matches(helping)) return
  if (guard?.(here.path)) event.preventDefault()
}

/** Starts to follow the address; returns how to stop. Call once, before the first render. */
export function followHash(): () => void {
  dispatchEvent(new Event(routerStart))
  // A page that is about to be replaced by another language's leaves the code to that one.
  const moving = 'moving' in document.documentElement.dataset
  const scanned = !moving && noteScan()
  hideAddress()
  const path = pathHere()
  const entry = entryOf(history.state)
  const step = scanned ? scannedStep : ((moving ? undefined : receiveWork(path)) ?? entry?.step)
  here = { path, at: firstPlace(), step }
  navigated = false
  if (!entry || step !== entry.step || path !== (entry.path ?? pathOf(location.hash)))
    writeEntry('replaceState', here)
  history.scrollRestoration = 'manual'
  addEventListener('popstate', onPopState)
  const end = () => {
    setLeaveGuard(undefined)
    removeEventListener('popstate', onPopState)
  }
  addEventListener(routerEnd, end, { once: true })
  return () => {
    removeEventListener(routerEnd, end)
    removeEventListener('popstate', onPopState)
  }
}

/** Goes to a route; where a guard asks first, it waits for `leave` or `stay`. */
export function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  if (to !== here.path && guard?.(to)) {
    pending = { to, delta: undefined }
    notify()
    return
  }
  const at = replace ? here.at : here.at + 1
  const next = { path: to, at, step: undefined }
  writeEntry(replace ? 'replaceState' : 'pushState', next, addressAfter(here.path, to))
  arrive(next)
}

/** Adds an entry for a step of the same route, so that the browser's Back goes one step back. */
export function pushStep(step: string): void {
  navigated = true
  here = { ...here, at: here.at + 1, step }
  writeEntry('pushState', here)
}

/** Names the step of the current entry, or clears its name. */
export function replaceStep(step: string | undefined): void {
  here = { ...here, step }
  writeEntry('replaceState', here)
}

export const currentStep = (): string | undefined => here.step

/** Listens to Back and Forward between the steps of a route; undefined is the entry before the first step. */
export function onStep(listener: (step: string | undefined) => void): () => void {
  stepListeners.add(listener)
  return () => stepListeners.delete(listener)
}

/** Sets the one guard; returns how to remove it. It also asks before the tab is closed or reloaded. */
export function setLeaveGuard(next: LeaveGuard | undefined): () => void {
  guard = next
  if (next) addEventListener('beforeunload', onBeforeUnload)
  else removeEventListener('beforeunload', onBeforeUnload)
  return () => {
    if (guard === next) setLeaveGuard(undefined)
  }
}

/** The person's answer to the pending leave: go. It removes the guard. */
export function leave(): void {
  const answered = pending
  if (!answered) return
  setLeaveGuard(undefined)
  pending = undefined
  if (answered.delta === undefined) navigate(answered.to)
  else history.go(answered.delta)
}

/**
 * Continues in another page of the portal, such as that of another language, with all that was done in this one (SH-04).
 * It takes the place of the first entry: none in another language stays behind for a quick exit to miss.
 */
export function continueAt(url: string): void {
  handOver(here.path, here.step)
  fromFirstEntry(() => location.replace(url))
}

/** Loads the page again; nothing is lost, so there is nothing to ask. */
export function restart(): void {
  setLeaveGuard(undefined)
  handOver(here.path, here.step)
  location.reload()
}

/** The same after a fault: at the screen that failed, or at the one before or after it. */
export function goOnAfterFault(move?: Move): void {
  setLeaveGuard(undefined)
  handOver(here.path, here.step, { failed: true, move })
  location.reload()
}

/**
 * Holds all that was done in a page that failed, for `goOnAfterFault`, and for whatever else loads the page again; of a route
 * that may be discreet only the former passes it on. Returns whether there is anything, and whether it failed here before.
 */
export function rescueWork(): { hasWork: boolean; again: boolean } {
  const hasWork = holdWork()
  if (hasWork && !canHide(here.path)) handOver(here.path, here.step, { failed: true })
  return { hasWork, again: hasWork && hasFailedAt(here.path, here.step) }
}

/** The person's answer to the pending leave: remain. */
export function stay(): void {
  pending = undefined
  forgetScan()
  notify()
}

/** False until the person moved for the first time since the page was loaded. */
export const hasNavigated = (): boolean => navigated

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber)
  return () => subscribers.delete(subscriber)
}

export function usePendingLeave(): PendingLeave | undefined {
  return useSyncExternalStore(
    subscribe,
    () => pending,
    () => undefined,
  )
}

/** The location hook for wouter's router. */
export const useHashLocation = Object.assign(
  (): [string, typeof navigate] => [
    useSyncExternalStore(
      subscribe,
      () => here.path,
      () => '/',
    ),
    navigate,
  ],
  { hrefs: (path: string) => `#${path}` },
)
