import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'

type UploadState = 'waiting' | 'sending' | 'refused' | 'failed'

export interface QueuedUpload {
  id: string
  name: string
  state: UploadState
  /** From 0 to 1. */
  progress: number
  /** Why it did not arrive: `refused` will never, `failed` may at another try. */
  failure: string | null
}

interface QueueOptions {
  refusalOf: (file: File) => string | undefined
  send: (file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<unknown>
  /** After each one that has arrived. */
  onArrived: () => void
  /** A failure that another try would not change. */
  isFinal: (error: unknown) => boolean
}

interface Job {
  file: File
  attempt: AbortController | null
}

const atOnce = 2
let added = 0

/** Many files, two at a time; each can be given up, and tried again when it failed on its way. */
export function useUploadQueue({ refusalOf, send, onArrived, isFinal }: QueueOptions) {
  const [uploads, setUploads] = useState<QueuedUpload[]>([])
  const [jobs] = useState(() => new Map<string, Job>())
  const turn = useRef(() => undefined as void)
  useEffect(
    () => () => {
      for (const { attempt } of jobs.values()) attempt?.abort()
    },
    [jobs],
  )

  function change(id: string, changes: Partial<QueuedUpload>): void {
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  }

  function leave(id: string): void {
    jobs.get(id)?.attempt?.abort()
    jobs.delete(id)
    setUploads((all) => all.filter((upload) => upload.id !== id))
  }

  async function run(id: string, job: Job): Promise<void> {
    const attempt = new AbortController()
    job.attempt = attempt
    change(id, { state: 'sending', progress: 0, failure: null })
    try {
      await send(job.file, { signal: attempt.signal, onProgress: (progress) => change(id, { progress }) })
      leave(id)
      onArrived()
    } catch (error) {
      if (!attempt.signal.aborted)
        change(id, { state: isFinal(error) ? 'refused' : 'failed', failure: messageOf(error) })
    }
    job.attempt = null
    turn.current()
  }

  useEffect(() => {
    turn.current = () => {
      const sending = [...jobs.values()].filter(({ attempt }) => attempt !== null).length
      const next = uploads.filter(({ id, state }) => state === 'waiting' && jobs.get(id)?.attempt === null)
      for (const { id } of next.slice(0, atOnce - sending)) {
        const job = jobs.get(id)
        if (job !== undefined) void run(id, job)
      }
    }
    turn.current()
  })

  return {
    uploads,
    add(files: readonly File[]): void {
      const next = files.map((file): QueuedUpload => {
        added += 1
        const id = String(added)
        const refusal = refusalOf(file)
        if (refusal === undefined) jobs.set(id, { file, attempt: null })
        return {
          id,
          name: file.name,
          state: refusal === undefined ? 'waiting' : 'refused',
          progress: 0,
          failure: refusal ?? null,
        }
      })
      setUploads((all) => [...all, ...next])
    },
    retry: (id: string) => change(id, { state: 'waiting', failure: null }),
    /** Gives up one that is on its way, or takes a failed one off the list. */
    drop: leave,
  }
}
