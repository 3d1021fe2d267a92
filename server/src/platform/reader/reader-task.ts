declare const shapes: unique symbol

/** A name for one kind of file, and the shapes of what goes to the reading process and comes back from it. */
export interface ReaderTask<Input, Result, Report = never, Reply = void> {
  readonly name: string
  readonly [shapes]?: (input: Input, report: Report, reply: Reply) => Result
}

export function readerTask<Input, Result, Report = never, Reply = void>(
  name: string,
): ReaderTask<Input, Result, Report, Reply> {
  return { name }
}

/** Says something on the way and waits for the reply, so that reading never runs ahead of what is done with it. */
export type Ask<Report, Reply> = (report: Report) => Promise<Reply>

export type ToReader = { kind: 'read'; name: string; input: unknown } | { kind: 'reply'; reply: unknown }

export type FromReader =
  | { kind: 'ready' }
  /** From here on, its time is counted. */
  | { kind: 'begun' }
  | { kind: 'report'; report: unknown }
  | { kind: 'done'; result: unknown }
  | { kind: 'failed'; error: unknown }
