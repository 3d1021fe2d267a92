import { type RoledLine, rolesOf } from '@lms/contracts/exchange/marking/line-roles.ts'
import { type LineMark, markingLimits } from '@lms/contracts/exchange/marking/marking.ts'
import { isKeyTitle } from '@lms/contracts/exchange/marking/usual-roles.ts'
import { type ReadItem, blocking, problem } from '../item.ts'
import { type PictureName, itemsOf } from './items.ts'
import { type Pair, pairsIn } from './key-lists.ts'
import { type Line, cutLine, plainLine, textLine, trimLine } from './document.ts'
import type { Paper, Question } from './questions.ts'
import { type Entry, linesOf } from './entries.ts'
import type { Row } from './rows.ts'
import { letters } from './words.ts'

/**
 * A paper read by what a person says that its lines are. Lines are rewritten as the grammar has them, 'A.' before each
 * option and 'Đáp án:' before a key, so that the same rules settle them.
 */
export function markedItems(rows: readonly Row[], marks: readonly LineMark[], pictureName: PictureName): ReadItem[] {
  const { entries, shown } = linesOf(rows)
  // As much of each line as whoever marks it sees: it is the same rule there.
  const roles = rolesOf(
    shown.map((line) => ({ ...line, text: line.text.slice(0, markingLimits.longestLine) })),
    marks,
  )
  const paper: Paper = { questions: [], pairs: [], solutions: new Map(), furniture: new Set() }
  const asked: MarkedQuestion[] = []
  const listed: Entry[] = []
  const skipped: string[] = []
  let shared: Row[] = []
  let open: MarkedQuestion | null = null
  for (const [at, entry] of entries.entries()) {
    const { role, label } = roles[at] ?? { role: 'skip' as const, label: null }
    if (role === 'question') {
      open = newQuestion(entry, label, asked.length + 1, shared)
      asked.push(open)
    } else if (role === 'text') {
      shared = roles[at - 1]?.role === 'text' ? [...shared, rowOf(entry, entry.line)] : [rowOf(entry, entry.line)]
      open = null
    } else if (role === 'keys') {
      listed.push(entry)
      open = null
    } else if (role === 'skip' || (!open && role !== 'more')) skipped.push(entry.text)
    else if (!open) shared.push(rowOf(entry, entry.line))
    else if (role === 'option') addOptions(open, entry, label)
    else if (role === 'answer') open.question.rows.push(rowOf(entry, keyLineOf(open, behindLabel(entry, label))))
    else if (role === 'solution')
      open.question.rows.push(rowOf(entry, labelled('Lời giải: ', behindLabel(entry, label))))
    else open.question.rows.push(rowOf(entry, entry.line, entry.table))
  }
  takeListed(listed, asked)
  paper.questions = asked.map(({ question }) => question)
  const { items } = itemsOf(paper, pictureName)
  for (const item of items) {
    item.reasons = [{ code: 'marked' }, ...(item.reasons ?? [])]
    if (item.item.type === 'fill_blank') item.problems = item.problems.filter(({ code }) => code !== 'keyUnclear')
    if (item.item.answers.length === 1 && item.item.type !== 'fill_blank')
      item.problems.push(blocking('optionsUnclear', 'A'))
  }
  if (skipped.length > 0) items.at(-1)?.problems.push(problem('notKept', skipped.join(' / ')))
  return items
}

interface MarkedQuestion {
  question: Question
  /** As they are printed: '1', '2', or 'A'. */
  labels: string[]
}

function newQuestion(entry: Entry, label: RoledLine['label'], count: number, shared: readonly Row[]): MarkedQuestion {
  const number = Number(/^\d{1,4}$/u.exec(label?.counted ?? '')?.[0] ?? count)
  const row = rowOf(entry, behindLabel(entry, label), entry.table)
  return {
    question: { number, part: 0, kind: null, section: '', shared, rows: [row], isNumberOdd: false, points: null },
    labels: [],
  }
}

function rowOf({ at, text }: Entry, line: Line, table?: Row['table']): Row {
  return { line, text: table ? '\uFFFC' : plainLine(line), at, shown: [text], ...(table && { table }) }
}

const behindLabel = ({ line }: Entry, label: RoledLine['label']): Line =>
  trimLine(label && !label.sign.startsWith('=') ? cutLine(line, label.at) : line)

const labelled = (label: string, line: Line): Line => [...textLine(label), ...line]

const inside = /(?<=\s)[([]?(\d{1,2}|[A-Ja-j])\s?[.):\]]\s+(?=\S)/gu

/** One option, or several in a line where each counts on from the one before. */
function addOptions(open: MarkedQuestion, entry: Entry, label: RoledLine['label']): void {
  const first = label?.counted ?? ''
  const line = behindLabel(entry, label)
  const text = plainLine(line)
  const parts: { name: string; from: number; end?: number }[] = [{ name: first, from: 0 }]
  for (const { 0: sign, 1: name = '', index } of text.matchAll(inside)) {
    const last = parts.at(-1)
    if (!last || nameAfter(last.name) !== name.toUpperCase()) continue
    last.end = index
    parts.push({ name, from: index + sign.length })
  }
  for (const { name, from, end } of parts) {
    const letter = letters[open.labels.length] ?? 'J'
    open.labels.push(name.toUpperCase())
    // What sets the label apart sets the option apart.
    const own = trimLine(cutLine(line, from, end))
    const look = entry.line.find((piece) => piece.kind === 'text')
    const sign = label && label.at > 0 && parts.length === 1 && look?.kind === 'text' ? look.look : {}
    open.question.rows.push(rowOf(entry, [{ kind: 'text', text: `${letter}. `, look: sign }, ...own]))
  }
}

function nameAfter(name: string): string {
  if (/^\d+$/u.test(name)) return String(Number(name) + 1)
  return letters[letters.indexOf(name.toUpperCase()) + 1] ?? ''
}

/** '3' where options are counted is the third one, and a letter. */
function keyLineOf({ labels }: MarkedQuestion, own: Line): Line {
  const said = plainLine(own)
    .trim()
    .replaceAll(/^[([]|[)\].]$/gu, '')
    .toUpperCase()
  const names = said.split(/\s*[,;&]\s*/u)
  const places = names.map((name) => labels.indexOf(name))
  const line = places.every((place) => place !== -1) ? textLine(places.map((place) => letters[place]).join(', ')) : own
  return labelled('Đáp án: ', line)
}

/** Keys of many by their numbers; without any, one behind the other where there are as many as questions. */
function takeListed(listed: readonly Entry[], asked: readonly MarkedQuestion[]): void {
  const keys = listed.filter(({ text }) => !isKeyTitle(text))
  const numbered = keys.flatMap((entry) => listedKeys(entry).map((pair) => ({ ...pair, entry })))
  const told =
    numbered.length > 0 || keys.length !== asked.length
      ? numbered.flatMap(({ number, said, entry }) => {
          const meant = asked.filter(({ question }) => question.number === number)
          return meant.length === 1 ? meant.map((one) => ({ one, said, entry })) : []
        })
      : asked.flatMap((one, at) => keys.slice(at, at + 1).map((entry) => ({ one, said: entry.text, entry })))
  for (const { one, said, entry } of told) one.question.rows.push(rowOf(entry, keyLineOf(one, textLine(said))))
}

function listedKeys({ text, line }: Entry): Pair[] {
  const found = pairsIn(text.replaceAll(' | ', ' '))
  if (found.length > 0) return found
  const [, number, said = ''] = /^\D{0,10}(\d{1,4})\s?[-.):–]\s*(\S.*)$/u.exec(plainLine(line).trim()) ?? []
  return number === undefined ? [] : [{ number: Number(number), said }]
}
