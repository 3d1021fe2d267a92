import type { Transferable } from 'node:worker_threads'

/** Of a whole file: each takes some microseconds. */
const mostOperators = 2_000_000
/** Forms that are drawn, each time that they are: ten times as dear. */
const mostForms = 10_000
/** Forms within forms: a program that draws pages needs three or four. */
const deepestForm = 20

interface Drawn {
  chunk: { fnArray: readonly number[] }
}

type Listener = (event: { data: unknown }) => void

/**
 * What the library that reads PDFs says to itself goes through here, so that what pages draw can be counted while they
 * are read: a form that draws a form ten times over, and so on, is three kilobytes and ten billion lines.
 */
export class CountingPort {
  readonly #listeners = new Set<Listener>()
  readonly #marks: { begin: number; end: number }
  readonly #exceeded: () => void
  #operators = 0
  #forms = 0
  #depth = 0

  constructor(marks: { begin: number; end: number }, exceeded: () => void) {
    this.#marks = marks
    this.#exceeded = exceeded
  }

  postMessage(message: unknown, transfer?: Transferable[]): void {
    if (isDrawn(message)) this.#count(message.chunk.fnArray)
    const data: unknown = structuredClone(message, transfer ? { transfer } : undefined)
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener({ data })
    })
  }

  addEventListener(_name: string, listener: Listener): void {
    this.#listeners.add(listener)
  }

  removeEventListener(_name: string, listener: Listener): void {
    this.#listeners.delete(listener)
  }

  #count(operators: readonly number[]): void {
    const { begin, end } = this.#marks
    this.#operators += operators.length
    for (const operator of operators) {
      if (operator === end) this.#depth -= 1
      if (operator !== begin) continue
      this.#forms += 1
      this.#depth += 1
      if (this.#depth > deepestForm) this.#exceeded()
    }
    if (this.#operators > mostOperators || this.#forms > mostForms) this.#exceeded()
  }
}

function isDrawn(message: unknown): message is Drawn {
  return Array.isArray((message as { chunk?: Partial<Drawn['chunk']> | null }).chunk?.fnArray)
}
