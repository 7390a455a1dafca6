import type { DeskSession } from '@delegacia/contract/desk/session'
import { useSyncExternalStore } from 'react'

/**
 * `unasked`: nobody said yet whether this session may sound; `waiting`: it may, and the browser wants a press or a key on this page
 * first; `blocked`: the browser does not let it sound.
 */
export type SoundState = 'unasked' | 'off' | 'waiting' | 'on' | 'blocked'

const setting = 'mesa-som'
const lock = 'mesa-som'

let state: SoundState = 'unasked'
let context: AudioContext | undefined
/** Of several windows of one browser only one sounds. */
let isOurs = false
const subscribers = new Set<() => void>()

function put(next: SoundState): void {
  if (next === state) return
  state = next
  for (const notify of subscribers) notify()
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify)
  return () => void subscribers.delete(notify)
}

export const useSound = (): SoundState => useSyncExternalStore(subscribe, () => state)

/** What this session said before, on this page or in another window. Returns what ends waiting for a press. */
export function recallSound({ terminaEm }: DeskSession): () => void {
  const [session, said] = (localStorage.getItem(setting) ?? '').split(' ')
  if (session !== terminaEm) {
    mute('unasked')
    return () => {}
  }
  if (said !== 'sim') {
    mute('off')
    return () => {}
  }
  if (state === 'on') return () => {}
  put('waiting')
  // Not before a press is over: what the page says about it goes then, and what is pressed stays where it is.
  const kinds = ['click', 'keydown'] as const
  const stop = () => kinds.forEach((kind) => removeEventListener(kind, begin, { capture: true }))
  const begin = () => {
    stop()
    void start()
  }
  kinds.forEach((kind) => addEventListener(kind, begin, { capture: true }))
  return stop
}

/** Lets the alarm sound for this session, and sounds once, so that it is known how. */
export async function allowSound(session: DeskSession): Promise<void> {
  remember(session, 'sim')
  await start()
  testSound()
}

export function refuseSound(session: DeskSession): void {
  remember(session, 'nao')
  mute('off')
}

function mute(why: SoundState): void {
  endTurn?.()
  put(why)
}

const remember = ({ terminaEm }: DeskSession, said: 'sim' | 'nao') =>
  localStorage.setItem(setting, `${terminaEm} ${said}`)

async function start(): Promise<void> {
  try {
    context ??= new AudioContext()
    await context.resume()
    put(context.state === 'running' ? 'on' : 'blocked')
    takeTurn()
  } catch {
    put('blocked')
  }
}

/** Ends the turn, or the waiting for it. */
let endTurn: (() => void) | undefined

function takeTurn(): void {
  if (endTurn) return
  if (!('locks' in navigator)) {
    isOurs = true
    return
  }
  const leaving = new AbortController()
  const left = new Promise<void>((resolve) => {
    leaving.signal.addEventListener('abort', () => resolve())
  })
  endTurn = () => {
    isOurs = false
    endTurn = undefined
    leaving.abort()
  }
  // Held as long as this window may sound; the next one that waits has it then.
  navigator.locks
    .request(lock, { signal: leaving.signal }, () => {
      isOurs = true
      return left
    })
    .catch(() => {})
}

export const testSound = (): void => play()

/** Sounds where it may, once in this browser. */
export function ring(): void {
  if (state !== 'on' || !isOurs) return
  // A browser may have stopped it: the page says so.
  if (context?.state !== 'running') return mute('blocked')
  play()
}

/** Two notes, the second higher, three times: heard in a room, and shrill to nobody. */
function play(): void {
  if (context?.state !== 'running') return
  for (const turn of [0, 1, 2]) {
    note(context, 587, turn * 0.7)
    note(context, 784, turn * 0.7 + 0.22)
  }
}

const loudness = 0.3

function note(audio: AudioContext, hertz: number, inSeconds: number): void {
  const at = audio.currentTime + inSeconds
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(loudness, at + 0.03)
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.4)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 0.42)
}
