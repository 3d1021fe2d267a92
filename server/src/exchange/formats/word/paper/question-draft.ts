import type { FieldKind } from '../signs/labels.ts'
import type { SheetKey } from './guides/key-sheets.ts'
import { letters } from '../signs/option-signs.ts'
import type { WordOption } from './settled-keys.ts'
import type { Line } from '../word-file.ts'

/** What has been read of a question so far. */
export interface WordDraft {
  number: number
  /** 'a' of 'Câu 1a'. */
  suffix: string
  /** Which of the papers or parts of the file it stands in. */
  paperPart: number
  skipped: string[]
  /** How many of them stood above it. */
  skippedAbove: number
  /** Below a heading that says so: it is answered in words of one's own. */
  isEssay: boolean
  /** Below a heading that says so: each of its lines is true or not. */
  areTruths: boolean
  /** What is to be done stands above it: it may ask no more. */
  isTasked: boolean
  /** What the list behind the paper says of it, part by part. */
  partKey: SheetKey | null
  /** Keys stand right above it. */
  isBehindKey: boolean
  /** The guide behind the paper says how it may be solved. */
  isGuided: boolean
  /** A text that it shares with others. */
  shared: Line[]
  /** What a line without a label belongs to; a letter stands for the note of that option. */
  part: 'stem' | 'options' | 'behind' | 'explanation' | 'extra' | { note: string } | { match: string }
  stem: ({ line: Line } | { rows: Line[][][] })[]
  options: WordOption[]
  /** Those that stand in a line with one that they do not follow. */
  beside: WordOption[]
  answers: string[]
  /** Lines below its key that explain nothing. */
  behind: string[]
  /** The key stands in the line below the word for it. */
  isKeyAwaited: boolean
  explanation: Line[]
  /** Letters with which its solution ends. */
  concluded: string[]
  /** What belongs to the line with this letter, and what belongs to none. */
  matches: Map<string, Line[]>
  extras: Line[][]
  /** Lines without a letter below the last option so far. */
  below: Line[]
  /** An empty line stands above the line that comes. */
  isAfterGap: boolean
  /** Empty lines stand between its options: they part nothing. */
  isSpaced: boolean
  /** What stands below the last option begins behind an empty line. */
  isBelowApart: boolean
  /** Of these what may belong to something else. */
  unclaimed: string[]
  /** A line without a letter stood between two options: here they are longer than a line. */
  isWrapped: boolean
  /** Points of a list below what is asked. */
  listed: Line[]
  /** Its options look different, those of nearly all others do not. */
  isLookRare: boolean
  /** All of its options look as the right one does elsewhere. */
  areAllMarked: boolean
  /** Lines with a letter that does not follow the one before: whose they are is not known. */
  disordered: string[]
  /** What an essay is marked by. */
  criteria: string[]
  /** What fills the gap with this number. */
  gaps: Map<number, string>
  /** A ring is drawn around an option, or around something, and it is not certain around which. */
  ring?: 'key' | 'drawing'
  /** '(  )' before what is asked. */
  room?: string
  /** What was taken for its answer, and may belong to what is asked. */
  lineBelow?: string
  points: number | null
  fields: Partial<Record<FieldKind, string>>
}

/** An option to which nobody typed a letter: its place gives it one. */
export function newOption(lines: Line[], place: number): WordOption {
  return { letter: letters[place] ?? '', isStarred: false, label: [], lines, note: [] }
}

export function newDraft(number: number, paperPart: number, skipped: string[]): WordDraft {
  return {
    number,
    suffix: '',
    paperPart,
    skipped,
    skippedAbove: skipped.length,
    isEssay: false,
    areTruths: false,
    isTasked: false,
    partKey: null,
    isBehindKey: false,
    isGuided: false,
    shared: [],
    part: 'stem',
    stem: [],
    options: [],
    beside: [],
    answers: [],
    behind: [],
    isKeyAwaited: false,
    explanation: [],
    concluded: [],
    matches: new Map(),
    extras: [],
    below: [],
    isAfterGap: false,
    isSpaced: false,
    isBelowApart: false,
    unclaimed: [],
    isWrapped: false,
    listed: [],
    isLookRare: false,
    areAllMarked: false,
    disordered: [],
    criteria: [],
    gaps: new Map(),
    points: null,
    fields: {},
  }
}
