import { type Utterance, markAt, utterancesOf } from '../../lib/speech/utterances.ts'
import { clearMarks, markSentence, markWord } from './reading-marks.ts'
import type { ShownPart } from './shown-text.ts'

/** A little slower than people talk: for children who read along. */
const rate = 0.9

/** The browser's own voices, those that work without a network first. */
function voiceFor(language: Utterance['language']): SpeechSynthesisVoice | undefined {
  const form = new RegExp(`^${language}(?:[-_]|$)`, 'i')
  const voices = speechSynthesis.getVoices().filter(({ lang }) => form.test(lang))
  return voices.find(({ localService }) => localService) ?? voices[0]
}

/** Whether this browser can read Vietnamese at all: another voice would only make noise of it. */
export function hasVoice(): boolean {
  return 'speechSynthesis' in window && voiceFor('vi') !== undefined
}

/** Voices may arrive after the page. */
export function onVoices(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', listener)
  return () => speechSynthesis.removeEventListener('voiceschanged', listener)
}

/** Reads one sentence after the other and marks where it is. The answer stops it. */
export function readAloud(parts: readonly ShownPart[], onEnd: () => void): () => void {
  const waiting = utterancesOf(parts)
  let isOver = false
  // Kept, or some browsers forget what they are saying.
  let spoken: SpeechSynthesisUtterance | undefined

  function end(): void {
    if (isOver) return
    isOver = true
    spoken = undefined
    clearMarks()
    onEnd()
  }

  function next(): void {
    if (isOver) return
    const utterance = waiting.shift()
    const part = utterance && parts[utterance.part]
    if (utterance === undefined || part === undefined) return end()
    spoken = new SpeechSynthesisUtterance(utterance.text)
    spoken.lang = utterance.language === 'vi' ? 'vi-VN' : 'en-US'
    spoken.voice = voiceFor(utterance.language) ?? null
    spoken.rate = rate
    const ifReading = (act: (event: SpeechSynthesisEvent) => void) => (event: SpeechSynthesisEvent) => {
      if (!isOver) act(event)
    }
    spoken.addEventListener(
      'start',
      ifReading(() => markSentence(part, utterance.start, utterance.end)),
    )
    spoken.addEventListener(
      'boundary',
      ifReading(({ name, charIndex }) => {
        const mark = name === 'sentence' ? undefined : markAt(utterance, charIndex)
        if (mark) markWord(part, mark.start, mark.end)
      }),
    )
    spoken.addEventListener('end', next)
    spoken.addEventListener('error', end)
    speechSynthesis.speak(spoken)
  }

  speechSynthesis.cancel()
  next()
  return () => {
    if (isOver) return
    isOver = true
    speechSynthesis.cancel()
    clearMarks()
  }
}
