import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'

interface UploadOptions<Answer> {
  /** Why this file is not worth sending, in words for a person. */
  refusalOf: (file: File) => string | undefined
  send: (file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<Answer>
  onDone: (answer: Answer) => void
}

export interface Upload {
  /** From 0 to 1 while a file is on its way. */
  progress: number | null
  failure: string | null
  start: (file: File) => void
  cancel: () => void
}

/** One file at a time; choosing another one, or leaving, gives up the first. */
export function useUpload<Answer>({ refusalOf, send, onDone }: UploadOptions<Answer>): Upload {
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(file: File): Promise<void> {
    running.current?.abort()
    const refusal = refusalOf(file)
    setFailure(refusal ?? null)
    if (refusal !== undefined) return
    const attempt = new AbortController()
    running.current = attempt
    setProgress(0)
    try {
      onDone(await send(file, { signal: attempt.signal, onProgress: setProgress }))
    } catch (error) {
      if (!attempt.signal.aborted) setFailure(messageOf(error))
    }
    if (running.current === attempt) setProgress(null)
  }

  return {
    progress,
    failure,
    start: (file) => void run(file),
    cancel: () => {
      running.current?.abort()
      setProgress(null)
    },
  }
}
