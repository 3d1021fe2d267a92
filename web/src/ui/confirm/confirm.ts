import type { ReactNode } from 'react'

export interface Question {
  /** Asks about the thing by its name: 'Delete the post "Tết"?' */
  title: string
  /** What happens then, and whether it can be undone. */
  message?: ReactNode
  /** The act itself, not 'Yes'. */
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  /** Must be typed before the act is possible, for what cannot be undone. */
  typedWord?: string
}

export interface OpenQuestion extends Question {
  readonly id: number
  readonly answer: (confirmed: boolean) => void
}

let open: OpenQuestion | null = null
let asked = 0
const listeners = new Set<() => void>()

/** Asks once and answers whether the person wants it; needs the `ConfirmHost` of the layout. */
export function confirm(question: Question): Promise<boolean> {
  open?.answer(false)
  return new Promise((resolve) => {
    asked += 1
    change({
      ...question,
      id: asked,
      answer: (confirmed) => {
        change(null)
        resolve(confirmed)
      },
    })
  })
}

/** For the host: the question that waits for an answer. */
export const questions = {
  current: (): OpenQuestion | null => open,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function change(next: OpenQuestion | null): void {
  open = next
  for (const listener of listeners) listener()
}
