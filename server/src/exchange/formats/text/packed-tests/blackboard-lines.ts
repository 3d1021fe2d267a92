import { decimalOf } from '@lms/contracts/question-types/decimals.ts'
import { plainDecimal } from '@lms/contracts/question-types/part-texts.ts'
import { truthOf } from '@lms/contracts/question-types/true-false.ts'
import { escapeText, textOf } from '@lms/contracts/rich-text.ts'
import {
  type Item,
  type Problem,
  type ReadItem,
  UnreadableFile,
  blocking,
  emptyItem,
  mostItems,
  plainTruthOf,
  problem,
  titleFrom,
  trueFalseAnswers,
} from '../../item.ts'
import { formattedHtml } from '../formatted-text.ts'

/** A question in each line, its cells parted by tabs: 'MC⇥Thủ đô?⇥Huế⇥incorrect⇥Hà Nội⇥correct'. */

const known = /^\uFEFF?(?:MC|MA|TF|FIB|FIB_PLUS|FMB|NUM|MAT|ORD|ESS|SR|FIL|OP|JUMBLED_SENTENCE|QUIZ_BOWL)\t\S/i

/** Of what was looked at the last line may be cut. */
export function isBlackboardLines(text: string): boolean {
  const lines = text.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== '')
  return known.test(lines[0] ?? '') && lines.filter((line) => known.test(line)).length * 10 >= lines.length * 9
}

export function blackboardLines(text: string): ReadItem[] {
  const items: ReadItem[] = []
  for (const [index, line] of text.split(/\r\n|\r|\n/u).entries()) {
    if (line.trim() === '') continue
    if (items.length === mostItems) throw new UnreadableFile('tooMany')
    items.push(readLine(line.replace(/^\uFEFF/, ''), index + 1))
  }
  return items
}

interface Reading {
  item: Item
  problems: Problem[]
  /** Behind what is asked, without empty ones at the end. */
  cells: readonly string[]
}

const readers: Readonly<Record<string, (reading: Reading) => void>> = {
  MC: (reading) => readChoices(reading, 'single_choice'),
  MA: (reading) => readChoices(reading, 'multiple_choice'),
  TF: readTruth,
  FIB: readTyped,
  FIB_PLUS: readGaps,
  FMB: readGaps,
  NUM: readNumber,
  MAT: readPairs,
  ORD: readOrder,
  ESS: readEssay,
  SR: readEssay,
}

function readLine(line: string, number: number): ReadItem {
  const [type = '', asked = '', ...rest] = line.split('\t').map((cell) => cell.trim())
  const cells = rest.slice(0, rest.findLastIndex((cell) => cell !== '') + 1)
  const item = { ...emptyItem(), content: formattedHtml(asked, 'auto') }
  const problems: Problem[] = []
  const read = readers[type.toUpperCase()]
  if (read) read({ item, problems, cells })
  else {
    item.type = 'fill_blank'
    problems.push(
      known.test(line) ? blocking('unknownType', { type }) : blocking('unreadable', { text: line.slice(0, 60) }),
    )
  }
  item.title = titleFrom(item.content)
  return { item, problems, place: `dòng ${number}`, source: line.slice(0, 2000) }
}

/** The program has these words in the language of its user. */
const right = /^(?:correct|correcto|correcta|correto|correta|corretto|richtig|korrekt|juste|đúng|true)$/iu
const wrong = /^(?:incorrect|incorrecto|incorrecta|incorreto|incorreta|falsch|inkorrekt|faux|sai|false)$/iu

function pairsIn(cells: readonly string[]): (readonly [first: string, second: string])[] {
  return cells.flatMap((cell, at) => (at % 2 === 0 ? [[cell, cells[at + 1] ?? ''] as const] : []))
}

function readChoices({ item, problems, cells }: Reading, type: 'single_choice' | 'multiple_choice'): void {
  const options = pairsIn(cells)
  const odd = options.find(([text, verdict]) => text === '' || !(right.test(verdict) || wrong.test(verdict)))
  item.type = type
  item.answers = options.map(([text, verdict]) => ({
    text: formattedHtml(text, 'auto'),
    isCorrect: right.test(verdict),
  }))
  const count = item.answers.filter(({ isCorrect }) => isCorrect).length
  if (odd) problems.push(blocking('unreadable', { text: odd.join(' / ').slice(0, 60) }))
  else if (count === 0) problems.push(blocking('noKey'))
  else if (type === 'single_choice' && count > 1) problems.push(blocking('severalRight'))
}

function readTruth({ item, problems, cells }: Reading): void {
  const [said = '', ...others] = cells
  const truth = plainTruthOf(said) ?? truthOf(said)
  item.type = 'true_false'
  if (truth === null || others.length > 0)
    problems.push(said === '' ? blocking('noKey') : blocking('unreadable', { text: cells.join(' / ').slice(0, 60) }))
  else item.answers = trueFalseAnswers(truth)
}

function readTyped({ item, problems, cells }: Reading): void {
  item.type = 'fill_blank'
  item.answers = cells.filter((cell) => cell !== '').map((cell) => ({ text: escapeText(cell), isCorrect: true }))
  if (item.answers.length === 0) problems.push(blocking('noKey'))
}

/** Behind the name of each gap what is accepted there, and an empty cell before the next name. */
function readGaps({ item, problems, cells }: Reading): void {
  const groups: string[][] = [[]]
  for (const cell of cells)
    if (cell === '') groups.push([])
    else groups.at(-1)?.push(cell)
  const accepted = new Map(
    groups.flatMap(([name, ...answers]) => (name === undefined ? [] : [[name, answers] as const])),
  )
  const gaps: NonNullable<Item['gaps']> = []
  item.type = 'cloze'
  item.content = item.content.replaceAll(/\[([^[\]<>]{1,60})\]/g, (whole, name: string) => {
    const answers = accepted.get(name)
    if (answers === undefined || answers.length === 0) return whole
    accepted.delete(name)
    gaps.push({ kind: 'text', answers: answers.map((text) => ({ text, isCorrect: true })) })
    return `[[${gaps.length}]]`
  })
  item.gaps = gaps
  const [left] = accepted.keys()
  if (left !== undefined) problems.push(blocking('unreadable', { text: left.slice(0, 60) }))
  else if (gaps.length === 0) problems.push(blocking('noKey'))
}

function readNumber({ item, problems, cells }: Reading): void {
  const [given = '', margin = ''] = cells
  item.type = 'numeric'
  item.unit = null
  const isClear = cells.length <= 2 && decimalOf(given) !== null && (margin === '' || decimalOf(margin) !== null)
  if (!isClear) {
    problems.push(given === '' ? blocking('noKey') : blocking('numeric', { answer: cells.join(', ').slice(0, 60) }))
    return
  }
  const tolerance = margin === '' ? 0 : Number(plainDecimal(margin))
  item.answers = [{ text: given, isCorrect: true, ...(tolerance > 0 && { tolerance }) }]
}

function readPairs({ item, problems, cells }: Reading): void {
  item.type = 'matching'
  item.pairs = pairsIn(cells).map(([left, match]) => {
    if (left === '' || match === '') problems.push(blocking('pairWithout', { text: (left || match).slice(0, 60) }))
    return { left: formattedHtml(left, 'auto'), right: formattedHtml(match, 'auto') }
  })
  if (item.pairs.length === 0) problems.push(blocking('noKey'))
}

function readOrder({ item, problems, cells }: Reading): void {
  item.type = 'ordering'
  item.credit = 'all_or_nothing'
  item.items = cells.filter((cell) => cell !== '').map((cell) => formattedHtml(cell, 'auto'))
  if (item.items.length === 0) problems.push(blocking('noKey'))
}

function readEssay({ item, problems, cells }: Reading): void {
  item.type = 'essay'
  const sample = cells.map((cell) => textOf(formattedHtml(cell, 'auto'))).find((cell) => cell !== '')
  if (sample !== undefined) problems.push(problem('wordingDropped', { text: sample.slice(0, 200) }))
}
