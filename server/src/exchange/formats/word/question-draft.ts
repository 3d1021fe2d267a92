import type { Line } from './word-file.ts'

export interface WordOption {
  letter: string
  isStarred: boolean
  label: Line
  lines: Line[]
  note: Line[]
}

/** What has been read of a question so far. */
export interface WordDraft {
  number: number
  skipped: string[]
  /** What a line without a label belongs to; a letter stands for the note of that option. */
  part: 'stem' | 'options' | 'explanation' | 'extra' | { note: string } | { match: string }
  stem: ({ line: Line } | { rows: Line[][][] })[]
  options: WordOption[]
  answers: string[]
  explanation: Line[]
  /** What belongs to the line with this letter, and what belongs to none. */
  matches: Map<string, Line[]>
  extras: Line[][]
  /** What fills the gap with this number. */
  gaps: Map<number, string>
  points: number | null
  fields: Partial<
    Record<
      | 'points'
      | 'difficulty'
      | 'class'
      | 'subject'
      | 'topic'
      | 'tags'
      | 'title'
      | 'type'
      | 'ignoreAccents'
      | 'unit'
      | 'credit',
      string
    >
  >
}

export function newDraft(number: number, skipped: string[]): WordDraft {
  return {
    number,
    skipped,
    part: 'stem',
    stem: [],
    options: [],
    answers: [],
    explanation: [],
    matches: new Map(),
    extras: [],
    gaps: new Map(),
    points: null,
    fields: {},
  }
}
