import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { ExchangeFailureCode } from '@lms/contracts/exchange/exchange-failures.ts'
import type { ExportLossCode } from '@lms/contracts/exchange/export-losses.ts'
import type { ExchangeProblemCode } from '@lms/contracts/exchange/reading-problems.ts'
import type { LineMark, PaperLine } from '@lms/contracts/exchange/marking/marking.ts'
import type { KeyMarks } from '@lms/contracts/exchange/origin.ts'
import type { ReadSheet, SheetReading } from '@lms/contracts/exchange/reading.ts'
import type { ExchangeReasonCode } from '@lms/contracts/exchange/review-messages.ts'
import { type PartsDraft, htmlOfParts } from '@lms/contracts/question-types/parts.ts'
import type { PlainType, QuestionType } from '@lms/contracts/question-types/registry.ts'
import { truthOf } from '@lms/contracts/question-types/true-false.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import type { QuestionTemplate } from '@lms/contracts/questions/templates/templates.ts'
import { readableTextOf, textOf } from '@lms/contracts/rich-text.ts'

/** Tables of whatever file: sheets of rows of cells. */

export interface Look {
  highlight?: string
  color?: string
  underline?: true
  bold?: true
}

export interface Cell {
  text: string
  look?: Look
  /** A date or a formula, which may not be what its author typed. */
  isUnsure?: true
  /** Covered by a cell above or beside it, whose text it shows. */
  isCovered?: true
}

export interface Row {
  /** As the program counts, from 1. */
  number: number
  cells: readonly Cell[]
  isHidden?: boolean
}

/** As many as one file may bring, and one file that is exported holds. */
export const mostItems = 5000

export interface ItemAnswer {
  /** Rich text. */
  text: string
  isCorrect: boolean
  explanation?: string
  /** Of a number: how far from it is still right. */
  tolerance?: number
  /** In a template: the mistake that leads to it, and when it is right. */
  mistake?: string
  when?: string
}

/** A question on its way in or out, in the words of no format. What a file does not say is null. */
export interface Item extends PartsDraft {
  title: string
  /** Rich text. A picture that the file brings along has the address `picture:` and its name. */
  content: string
  type: QuestionType
  answers: ItemAnswer[]
  explanation: string
  /** Rich text: what helps without giving the answer away. */
  hint?: string
  topic: string
  tags: string[]
  ignoreAccents: boolean
  /** What makes many questions of it; only formats that say so carry it, the others one that it makes. */
  template?: QuestionTemplate | null
  difficulty: Difficulty | null
  points: number | null
  class: ClassCode | null
  /** The subject's name. */
  subject: string | null
}

export interface Problem {
  code: ExchangeProblemCode
  /** What it is about. */
  text?: string
  /** The question cannot be taken as it is. */
  isBlocking?: true
}

export interface ReadItem {
  item: Item
  problems: Problem[]
  /** Where it stands in the file, for a person: 'Câu 3', 'dòng 12'. */
  place: string
  /** As it stands in the file, to be seen beside what was made of it. */
  source?: string
  /** Its entry in a list of keys elsewhere in the file. */
  listed?: string
  /** Why it was read so. */
  reasons?: Reason[]
  /** Options that something sets apart, whether it was believed or not. */
  marks?: KeyMarks
  /** The file itself says that it belongs to those below. */
  isIntroduction?: true
  /** The part of its file that it stands in, as far as texts above the first question of a part go. */
  section?: string
}

/** The place of a question that has a number in its file. */
export const placeOf = (number: number): string => `Câu ${number}`

export function numberIn(place: string): number | null {
  const [, number] = /^Câu (\d+)$/.exec(place) ?? []
  return number === undefined ? null : Number(number)
}

export interface Reason {
  code: ExchangeReasonCode
  values?: Record<string, string>
}

export interface PictureFile {
  name: string
  content: Uint8Array
}

/** A sheet of a file, with its first rows to try other columns on. */
export interface SheetReport extends ReadSheet {
  rows: Row[]
}

export interface ReadFile {
  items: ReadItem[]
  pictures: PictureFile[]
  sheets?: SheetReport[]
  /** What is true of all of it. */
  notes?: Problem[]
  /** Of a paper: what a person may mark. */
  paper?: readonly PaperLine[]
}

/** What a person says about a file. */
interface ReadingChoice {
  sheets?: readonly SheetReading[]
  marks?: readonly LineMark[]
}

/** Pictures of the questions that are written, by their address. */
export type WrittenPictures = ReadonlyMap<
  string,
  { type: 'jpg' | 'png'; content: Uint8Array; width: number; height: number }
>

/** What of a question does not get into a file. */
export interface Loss {
  code: ExportLossCode
  text?: string
}

export interface FormatReader {
  read(bytes: Uint8Array, choice?: ReadingChoice): ReadFile | Promise<ReadFile>
}

/** The other half of a format: what it reads again is what was written, in all that it can carry. */
export interface FormatWriter {
  /** Whether it has a form for questions of this type; others are named and left out. */
  carries(type: QuestionType): boolean
  write(items: readonly Item[], pictures: WrittenPictures): Uint8Array | Promise<Uint8Array>
  readonly carriesHints?: true
  readonly carriesTemplates?: true
  /** Besides. */
  lossesOf(item: Item): Loss[]
}

/** The whole file is at fault. */
export class UnreadableFile extends Error {
  readonly code: ExchangeFailureCode
  /** What was found in it all the same. */
  readonly sheets: readonly SheetReport[]
  readonly paper: readonly PaperLine[]

  constructor(
    code: ExchangeFailureCode,
    { sheets = [], paper = [] }: { sheets?: readonly SheetReport[]; paper?: readonly PaperLine[] } = {},
  ) {
    super(code)
    this.code = code
    this.sheets = sheets
    this.paper = paper
  }
}

export function emptyItem(): Item {
  return {
    title: '',
    content: '',
    type: 'single_choice',
    answers: [],
    explanation: '',
    topic: '',
    tags: [],
    ignoreAccents: false,
    difficulty: null,
    points: null,
    class: null,
    subject: null,
  }
}

const longestTitle = 100

/** Every text of it that is HTML, for those who look what a format can carry. */
export function richTextsIn(item: Item): string[] {
  const { content, explanation, hint = '', answers } = item
  return [
    content,
    explanation,
    hint,
    ...answers.flatMap(({ text, explanation: note = '' }) => [text, note]),
    ...Object.values(htmlOfParts(item)),
  ]
}

/** Most formats know no titles: the beginning of what is asked serves as one. */
export function titleFrom(content: string): string {
  const text = readableTextOf(content)
  if (text.length <= longestTitle) return text
  const cut = text.slice(0, longestTitle)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestTitle / 2)).trimEnd()}…`
}

export function problem(code: ExchangeProblemCode, text?: string): Problem {
  return text === undefined ? { code } : { code, text: text.trim().slice(0, 200) }
}

export function blocking(code: ExchangeProblemCode, text?: string): Problem {
  return { ...problem(code, text), isBlocking: true }
}

/** What is said already is not said again, unless it now keeps the question out. */
export function noteOnce(problems: Problem[], one: Problem): void {
  if (!problems.some(({ code, isBlocking }) => code === one.code && (isBlocking ?? !one.isBlocking))) problems.push(one)
}

/** Whole points from 1 to 100; the rest is said. */
export function pointsFrom(given: number, problems: Problem[]): number | null {
  if (!Number.isFinite(given)) return null
  const kept = Math.min(100, Math.max(1, Math.round(given)))
  if (kept !== given) problems.push(problem('pointsChanged', `${given} → ${kept}`))
  return kept
}

/** One right answer or several: most formats have one word for both. */
export function choiceType(answers: readonly ItemAnswer[]): PlainType {
  return answers.filter(({ isCorrect }) => isCorrect).length > 1 ? 'multiple_choice' : 'single_choice'
}

/** Words that mean right or wrong wherever they stand; 'có' or 'không' may as well be what somebody has to type. */
const plainTruths = new Set('đúng dung true đ t yes correct sai false s f no incorrect'.split(' '))

export function plainTruthOf(word: string): boolean | null {
  return plainTruths.has(word.trim().toLowerCase()) ? truthOf(word) : null
}

export function trueFalseAnswers(isTrue: boolean, notes: { onTrue?: string; onFalse?: string } = {}): ItemAnswer[] {
  return [
    { text: 'Đúng', isCorrect: isTrue, ...(notes.onTrue && { explanation: notes.onTrue }) },
    { text: 'Sai', isCorrect: !isTrue, ...(notes.onFalse && { explanation: notes.onFalse }) },
  ]
}

/** The answers of a true/false question told apart by what they say; a problem when that is not clear. */
export function readTrueFalse(answers: readonly ItemAnswer[]): ItemAnswer[] | Problem {
  const onTrue = answers.filter(({ text }) => truthOf(text) === true)
  const onFalse = answers.filter(({ text }) => truthOf(text) === false)
  const [right] = onTrue
  const [wrong] = onFalse
  const isClear = onTrue.length <= 1 && onFalse.length <= 1 && onTrue.length + onFalse.length === answers.length
  if (!isClear || (!right && !wrong))
    return blocking('optionsUnclear', answers.map(({ text }) => textOf(text)).join(' / '))
  // One of two may be left out of a file; both may not be right, nor both wrong.
  const isTrue = right?.isCorrect ?? wrong?.isCorrect === false
  if (wrong?.isCorrect === isTrue) return blocking('noKey')
  return trueFalseAnswers(isTrue, { onTrue: right?.explanation ?? '', onFalse: wrong?.explanation ?? '' })
}

/** 'Do you agree?' is answered in these words, and is neither right nor wrong. */
const agrees = /^\s*(?:yes|no)\s*$/i

/** Two options that say no more than right and wrong are a question of that type. */
export function settledType(item: Item): Item {
  const isPair =
    item.type === 'single_choice' &&
    item.answers.length === 2 &&
    item.answers.every(({ text }) => plainTruthOf(textOf(text)) !== null && !agrees.test(textOf(text)))
  const answers = isPair ? readTrueFalse(item.answers) : null
  return Array.isArray(answers) ? { ...item, type: 'true_false', answers } : item
}
