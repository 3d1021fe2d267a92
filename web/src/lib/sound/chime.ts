import { readingChoice } from '../preferences/reading.ts'

/** Notes of a scale without false neighbours, in hertz. */
const notes = [523.25, 587.33, 659.25, 783.99, 880]
const noteSeconds = 0.8
const betweenNotes = 0.16
const loudness = 0.06

/**
 * A few soft notes, rising with `share` (0 to 1); whether they sounded. Nothing where the child has turned sounds off,
 * nothing before somebody has touched the page, and nothing where the device makes no sound: it is only joy.
 */
export function playChime(share: number): boolean {
  if (!readingChoice().sound || !navigator.userActivation.hasBeenActive) return false
  try {
    const context = new AudioContext()
    const seconds = writeChime(context, share)
    setTimeout(() => void context.close(), seconds * 1000 + 200)
    return true
  } catch {
    return false
  }
}

/** Into any context, from its present moment on; how many seconds it lasts. */
export function writeChime(context: BaseAudioContext, share: number): number {
  const chosen = notes.slice(0, 3 + Math.round(share * 2))
  for (const [place, note] of chosen.entries()) play(context, note, place * betweenNotes)
  return (chosen.length - 1) * betweenNotes + noteSeconds
}

function play(context: BaseAudioContext, note: number, after: number): void {
  const start = context.currentTime + after
  const tone = new OscillatorNode(context, { type: 'sine', frequency: note })
  const gain = new GainNode(context, { gain: 0 })
  // From silence at its own beginning: a ramp begins where the one before ended, and a note that starts loud clicks.
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loudness, start + 0.03)
  gain.gain.setValueAtTime(loudness, start + 0.05)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + noteSeconds)
  tone.connect(gain).connect(context.destination)
  tone.start(start)
  tone.stop(start + noteSeconds)
}
