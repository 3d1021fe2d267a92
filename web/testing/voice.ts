/** What a test asks of the voice: what it was given to say, and to go on by one event. */
interface StandInVoice {
  said: { text: string; lang: string; voice: string }[]
  /** One event further: the start of an utterance, each of its words, its end. False when there is nothing to say. */
  step(): boolean
}

declare global {
  interface Window {
    standInVoice: StandInVoice
  }
}

/**
 * A browser's speech as the standard describes it, without a loudspeaker. It is handed to a page as it stands, so it
 * uses nothing from outside.
 */
export function installVoice({ tellsWords, languages }: { tellsWords: boolean; languages: string[] }): void {
  class Utterance extends EventTarget {
    lang = ''
    rate = 1
    voice: { name: string } | null = null
    readonly text: string
    constructor(text: string) {
      super()
      this.text = text
    }
  }
  const voices = languages.map((lang) => ({ lang, name: `Voice ${lang}`, localService: true, default: false }))
  const said: StandInVoice['said'] = []
  const events: (() => void)[] = []
  let current: Utterance | undefined
  const tell = (utterance: Utterance, type: string, more = {}): void => {
    utterance.dispatchEvent(Object.assign(new Event(type), { utterance, charIndex: 0, name: '', ...more }))
  }
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak(utterance: Utterance) {
      current = utterance
      said.push({ text: utterance.text, lang: utterance.lang, voice: utterance.voice?.name ?? '' })
      events.push(() => tell(utterance, 'start'))
      if (tellsWords) {
        for (const { index } of utterance.text.matchAll(/\S+/g)) {
          events.push(() => tell(utterance, 'boundary', { name: 'word', charIndex: index }))
        }
      }
      events.push(() => tell(utterance, 'end'))
    },
    cancel() {
      events.length = 0
      const interrupted = current
      current = undefined
      if (interrupted) queueMicrotask(() => tell(interrupted, 'error', { error: 'canceled' }))
    },
  })
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true })
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance, configurable: true })
  window.standInVoice = {
    said,
    step() {
      const next = events.shift()
      next?.()
      return next !== undefined
    },
  }
}
