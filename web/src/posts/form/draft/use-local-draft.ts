import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { useSignedInUser } from '../../../lib/session/session.ts'
import { type LocalDraft, draftKey, localDrafts } from './local-draft.ts'

const pause = 30_000
/** Long enough to be read. */
const shownFor = 1000

interface LocalDraftOptions<Values> {
  postId: string | null
  shape: z.ZodType<Values>
  isDirty: boolean
  valuesNow: () => Values
  /** What the form began with, where there was something. */
  base?: Values
}

export interface LocalDraftState<Values> {
  /** What an earlier visit left here and nobody has decided about. */
  found: LocalDraft<Values> | null
  /** Takes it over into the form; it stays kept until the form is saved. */
  restore: () => void
  discard: () => void
  /** The text is with the server now. */
  forget: () => void
  isKeeping: boolean
  keptAt: string | null
}

/**
 * Keeps what is typed in this browser: 30 seconds after the form becomes dirty, every 30 seconds from then on, and
 * when the page is left or put away. What was found at first is not written over before somebody has decided.
 */
export function useLocalDraft<Values>(options: LocalDraftOptions<Values>): LocalDraftState<Values> {
  const { postId, shape, isDirty, valuesNow, base } = options
  const { id: userId } = useSignedInUser()
  const [store] = useState(() => localDrafts(draftKey(userId, postId), shape))
  // No secret: it only tells one open form from another.
  const [form] = useState(() => `${Date.now()}-${Math.random()}`)
  const [waiting, setWaiting] = useState(() => store.read())
  const [restored, setRestored] = useState<string | null>(null)
  const [isKeeping, setIsKeeping] = useState(false)
  const [keptAt, setKeptAt] = useState<string | null>(null)
  const read = useRef(valuesNow)
  const begun = useRef(base)
  const written = useRef('')
  const isOver = useRef(false)
  useEffect(() => {
    read.current = valuesNow
    begun.current = base
  })

  useEffect(() => {
    if (!isDirty) return undefined
    let hiding: ReturnType<typeof setTimeout> | undefined
    const keep = (): void => {
      const values = read.current()
      const text = JSON.stringify(values)
      if (text === written.current || isOver.current) return
      written.current = text
      const now = new Date().toISOString()
      store.write({ form, keptAt: now, values, ...(begun.current !== undefined && { base: begun.current }) })
      setIsKeeping(true)
      setKeptAt(now)
      clearTimeout(hiding)
      hiding = setTimeout(() => setIsKeeping(false), shownFor)
    }
    const timer = setInterval(keep, pause)
    window.addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      clearInterval(timer)
      clearTimeout(hiding)
      setIsKeeping(false)
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
    }
  }, [isDirty, store, form])

  const [first] = waiting
  return {
    found: first ?? null,
    restore: () => {
      setRestored(first?.form ?? null)
      setWaiting([])
    },
    discard: () => {
      if (first !== undefined) store.forget(first.form)
      setWaiting(waiting.slice(1))
    },
    forget: () => {
      isOver.current = true
      store.forget(form)
      if (restored !== null) store.forget(restored)
    },
    isKeeping,
    keptAt,
  }
}
