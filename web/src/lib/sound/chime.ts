/** Notes of a scale without false neighbours, in hertz. */
const notes = [523.25, 587.33, 659.25, 783.99, 880]
const noteSeconds = 0.9
const loudness = 0.06

/**
 * A few soft notes, rising with `share` (0 to 1). Nothing before somebody has touched the page, and nothing where the
 * device makes no sound: it is only joy.
 */
export function playChime(share: number): void {
  if (!navigator.userActivation.hasBeenActive) return
  try {
    const context = new AudioContext()
    const count = 3 + Math.round(share * 2)
    for (const [place, note] of notes.slice(0, count).entries()) play(context, note, place * 0.16)
    setTimeout(() => void context.close(), (count * 0.16 + noteSeconds) * 1000 + 200)
  } catch {
    // See above.
  }
}

function play(context: AudioContext, note: number, after: number): void {
  const start = context.currentTime + after
  const tone = new OscillatorNode(context, { type: 'sine', frequency: note })
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.linearRampToValueAtTime(loudness, start + 0.03)
  gain.gain.setValueAtTime(loudness, start + 0.05)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + noteSeconds)
  tone.connect(gain).connect(context.destination)
  tone.start(start)
  tone.stop(start + noteSeconds)
}
