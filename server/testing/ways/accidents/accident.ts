import { type AskedQuestion, letterOf } from '../asked-questions.ts'
import type { MeantQuestion } from '../way-outcome.ts'

/** A question of a paper, in the lines in which it is written. */
export interface WrittenQuestion {
  stem: string[]
  /** A line or more for each option. */
  options: string[][]
  below: string[]
}

type Change = (written: WrittenQuestion, own: AskedQuestion, number: number) => WrittenQuestion

/** What happens to one question of a paper that is otherwise written in one way. */
export interface Accident {
  change: Change
  /** The question as it is meant now, where it is another one; null where nobody can take it. */
  meant?: (own: AskedQuestion) => MeantQuestion | null
  /** Another reading that nobody would call wrong. */
  also?: (own: AskedQuestion) => AskedQuestion
  /** What may stand with what this question or the next one asks. */
  added?: readonly string[]
  /** Where it can happen: options with labels, with letters; keys that name a letter. */
  needs?: 'label' | 'letter' | 'key'
  /** What a list of keys says instead of the letter. */
  key?: (letter: string) => string
}

export const third = 2
export const last = 3

export function textOfOption({ options }: AskedQuestion, at: number): string {
  return options[at] ?? ''
}

export function withOption(own: AskedQuestion, at: number, text: string): AskedQuestion {
  return { ...own, options: own.options.map((each, place) => (place === at ? text : each)) }
}

export function asking(change: (asks: string) => string): (own: AskedQuestion) => AskedQuestion {
  return (own) => ({ ...own, asks: change(own.asks) })
}

export function stem(change: (lines: string[], own: AskedQuestion, number: number) => string[]): Change {
  return (written, own, number) => ({ ...written, stem: change(written.stem, own, number) })
}

export function options(change: (lines: string[][], own: AskedQuestion) => string[][]): Change {
  return (written, own) => ({ ...written, options: change(written.options, own) })
}

export function option(at: number, change: (line: string, own: AskedQuestion) => string[]): Change {
  return options((lines, own) =>
    lines.map((each, place) => (place === at ? each.flatMap((line) => change(line, own)) : each)),
  )
}

export const above = (...lines: string[]): Change => stem((own) => [...lines, ...own])

export const between = (...lines: string[]): Change => stem((own) => [...own, ...lines])

export function insideOptions(...lines: string[]): Change {
  return options((own) => own.flatMap((each, at) => (at === third ? [lines, each] : [each])))
}

export function beforeKey(...lines: string[]): Change {
  return (written) => ({ ...written, below: [...lines, ...written.below] })
}

export function behindKey(...lines: string[]): Change {
  return (written) => ({ ...written, below: [...written.below, ...lines] })
}

/** The key below the options says something else. */
export function saying(own: AskedQuestion, lines: readonly string[], said: string): string[] {
  const letter = new RegExp(`(?<!\\p{L})${letterOf(own)}(?!\\p{L})`, 'gu')
  return lines.map((line) => line.replaceAll(letter, said))
}
