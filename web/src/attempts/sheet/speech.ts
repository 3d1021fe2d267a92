import { useEffect, useState, useSyncExternalStore } from 'react'

interface Speech {
  /** Whether this browser has a voice at all. */
  isAvailable: boolean
  isSpeaking: boolean
  speak: (text: string) => void
  stop: () => void
}

/** Reads aloud with the browser's own voice, a Vietnamese one where there is one. */
export function useSpeech(): Speech {
  const isAvailable = useSyncExternalStore(subscribe, hasVoice)
  const [isSpeaking, setIsSpeaking] = useState(false)

  useEffect(() => (isAvailable ? () => speechSynthesis.cancel() : undefined), [isAvailable])

  function stop(): void {
    speechSynthesis.cancel()
    setIsSpeaking(false)
  }

  function speak(text: string): void {
    speechSynthesis.cancel()
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = 'vi-VN'
    utterance.rate = 0.9
    utterance.addEventListener('end', () => setIsSpeaking(false))
    utterance.addEventListener('error', () => setIsSpeaking(false))
    setIsSpeaking(true)
    speechSynthesis.speak(utterance)
  }

  return { isAvailable, isSpeaking, speak, stop }
}

function hasVoice(): boolean {
  return 'speechSynthesis' in window && speechSynthesis.getVoices().length > 0
}

// Voices may arrive after the page.
function subscribe(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', listener)
  return () => speechSynthesis.removeEventListener('voiceschanged', listener)
}
