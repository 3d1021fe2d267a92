import { ClassCode } from '@lms/contracts/classes/classes.ts'
import { PlainType, QuestionType, questionTypeRules, questionTypes } from '@lms/contracts/question-types/registry.ts'
import { truthOf } from '@lms/contracts/question-types/true-false.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import { escapeText, textOf } from '@lms/contracts/rich-text.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import {
  type Item,
  type ItemAnswer,
  type Problem,
  type ReadItem,
  UnreadableFile,
  blocking,
  choiceType,
  emptyItem,
  mostItems,
  plainTruthOf,
  pointsFrom,
  problem,
  readTrueFalse,
  richTextsIn,
  settledType,
  titleFrom,
  trueFalseAnswers,
} from '../item.ts'
import { type TableColumn, answerLetters, columnsFor, columnsOf, noteColumns } from './row-columns.ts'
import { creditFrom, creditText, unitFrom, unitText } from '@lms/contracts/question-types/part-texts.ts'
import { cellOf, richCell } from '../cell-text.ts'
import { partRows } from './row-parts.ts'

/** Tables, whether in CSV or in a spreadsheet: a head with names, a question in each row. */

export function rowReader(): { take(row: readonly string[]): void; items: ReadItem[] } {
  const items: ReadItem[] = []
  let columns: Map<TableColumn, number> | null = null
  let number = 0
  return {
    items,
    take(row) {
      number += 1
      if (row.every((cell) => cell.trim() === '')) return
      if (columns === null) {
        columns = columnsOf(row)
        if (!columns.has('content')) throw new UnreadableFile('noColumns')
        return
      }
      if (items.length === mostItems) throw new UnreadableFile('tooMany')
      const known = columns
      items.push(readRow((column) => (row[known.get(column) ?? -1] ?? '').trim(), number))
    },
  }
}

function readRow(cell: (column: TableColumn) => string, number: number): ReadItem {
  const item = emptyItem()
  const problems: Problem[] = []
  item.content = richCell(cell('content'))
  item.title = cell('title') || titleFrom(item.content)
  item.explanation = richCell(cell('explanation'))
  if (cell('hint') !== '') item.hint = richCell(cell('hint'))
  item.topic = cell('topic')
  item.subject = cell('subject') || null
  item.tags = cell('tags')
    .split(';')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
  item.ignoreAccents = truthOf(cell('ignoreAccents')) === true || /^(x|co|1)$/i.test(cell('ignoreAccents'))
  item.difficulty = difficultyFrom(cell('difficulty'))
  item.class = classFrom(cell('class'))
  if (cell('points') !== '') item.points = pointsFrom(Number(cell('points').replace(',', '.')), problems)
  if (cell('unit') !== '') item.unit = unitFrom(cell('unit'))
  const credit = creditFrom(cell('credit'))
  if (credit !== null) item.credit = credit
  const letters = answerLetters.filter((_, index) => cell(answerLetters[index] ?? 'A') !== '')
  const answers = letters.map((letter): ItemAnswer & { letter: string; raw: string } => {
    const raw = cell(letter)
    const note = richCell(cell(noteColumns[answerLetters.indexOf(letter)] ?? 'noteA'))
    return { letter, raw, text: richCell(raw), isCorrect: false, ...(note !== '' && { explanation: note }) }
  })
  fillAnswers(item, answers, cell('correct'), typeFrom(cell('type')), problems)
  return { item, problems, place: `dòng ${number}` }
}

type LetteredAnswer = ItemAnswer & { letter: string; raw: string }

function fillAnswers(
  item: Item,
  given: LetteredAnswer[],
  correct: string,
  type: string | null,
  problems: Problem[],
): void {
  const parts = partRows[QuestionType.safeParse(type).data ?? 'true_false']
  if (parts) {
    item.type = QuestionType.parse(type)
    const cells = given.map(({ raw }) => raw)
    parts.read(item, cells, correct, problems)
    item.answers = item.answers.map((answer, index) => ({ ...answer, ...noteOf(given[index]) }))
    return
  }
  const isKnown = type === null || PlainType.safeParse(type).success
  if (!isKnown) problems.push(blocking('unknownType', { type }))
  const bare = ({ text, isCorrect, explanation }: LetteredAnswer): ItemAnswer => ({
    text,
    isCorrect,
    ...(explanation !== undefined && { explanation }),
  })
  if (
    type === 'fill_blank' ||
    (type === null && given.length === 0 && correct !== '' && plainTruthOf(correct) === null)
  ) {
    item.type = 'fill_blank'
    const typed =
      given.length > 0
        ? given.map((answer) => ({ ...bare(answer), text: escapeText(answer.raw.replaceAll(/\s+/g, ' ')) }))
        : correct.split('|').map((text) => ({ text: escapeText(text.trim()) }))
    item.answers = typed.map((answer) => ({ ...answer, isCorrect: true })).filter(({ text }) => text !== '')
    return
  }
  if (type === 'true_false' || (type === null && given.length === 0)) {
    item.type = 'true_false'
    const read = truthFrom(correct, given.map(bare), given)
    if (Array.isArray(read)) item.answers = read
    else problems.push(read)
    return
  }
  const keys = keysFrom(correct, given, problems)
  item.answers = given.map((answer) => ({ ...bare(answer), isCorrect: keys.has(answer.letter) }))
  if (keys.size === 0 && problems.length === 0) problems.push(blocking('noKey'))
  item.type = type === 'multiple_choice' || type === 'single_choice' ? type : choiceType(item.answers)
  if (type === null) Object.assign(item, settledType(item))
}

function noteOf(given: LetteredAnswer | undefined): { explanation?: string } {
  return given?.explanation === undefined ? {} : { explanation: given.explanation }
}

/** The key as a word that means right or wrong, or as the letter of the option that does. */
function truthFrom(
  correct: string,
  answers: readonly ItemAnswer[],
  given: readonly LetteredAnswer[],
): ItemAnswer[] | Problem {
  const said = truthOf(correct)
  if (given.length === 0) {
    if (said !== null) return trueFalseAnswers(said)
    return blocking(correct === '' ? 'essay' : 'noKey')
  }
  if (said !== null)
    return readTrueFalse(answers.map((answer) => ({ ...answer, isCorrect: truthOf(answer.text) === said })))
  const problems: Problem[] = []
  const keys = keysFrom(correct, given, problems)
  return (
    problems[0] ??
    readTrueFalse(answers.map((answer, index) => ({ ...answer, isCorrect: keys.has(given[index]?.letter ?? '') })))
  )
}

/** 'A', 'A, C', 'ac', '1;3', or the very text of an option. */
function keysFrom(correct: string, given: readonly LetteredAnswer[], problems: Problem[]): Set<string> {
  const keys = new Set<string>()
  const said = correct.trim()
  if (said === '') return keys
  const byText = given.find(
    ({ raw, text }) => foldText(raw) === foldText(said) || foldText(textOf(text)) === foldText(said),
  )
  const isLetters = /^[a-j](?:[\s,;/&.)+]*[a-j])*[.)]?$/i.test(said)
  const isPlaces = /^(?:10|[1-9])(?:[\s,;/&+]+(?:10|[1-9]))*$/.test(said)
  const signs = isLetters ? (said.match(/[a-j]/gi) ?? []) : isPlaces ? (said.match(/\d+/g) ?? []) : [said]
  const letterOf = (sign: string): string =>
    isPlaces ? (answerLetters[Number(sign) - 1] ?? sign) : isLetters ? sign.toUpperCase() : sign
  // '2' may be the second option or the option that says 2, 'ba' may be B and A or three: a key is never guessed.
  const isWord = /^[a-j]{2,}$/i.test(said)
  if (byText && (isPlaces || isWord) && signs.map(letterOf).join() !== byText.letter) {
    const isEither = signs.every((sign) => given.some(({ letter }) => letter === letterOf(sign)))
    if (isEither) problems.push(blocking('ambiguousKey', { answer: said }))
    return isEither ? keys : keys.add(byText.letter)
  }
  if (!isLetters && byText) return keys.add(byText.letter)
  for (const sign of signs) {
    const letter = letterOf(sign)
    if (given.some((answer) => answer.letter === letter)) keys.add(letter)
    else problems.push(blocking('wrongLetter', { letter: sign.slice(0, 60) }))
  }
  return keys
}

const difficultyWords: Readonly<Record<string, Difficulty>> = {
  easy: 'easy',
  de: 'easy',
  'nhan biet': 'easy',
  nb: 'easy',
  medium: 'medium',
  'trung binh': 'medium',
  vua: 'medium',
  'thong hieu': 'medium',
  th: 'medium',
  tb: 'medium',
  hard: 'hard',
  kho: 'hard',
  'van dung': 'hard',
  'van dung thap': 'hard',
  'van dung cao': 'hard',
  vd: 'hard',
  vdt: 'hard',
  vdc: 'hard',
}

export function difficultyFrom(word: string): Difficulty | null {
  return difficultyWords[foldText(word)] ?? null
}

export function classFrom(word: string): ClassCode | null {
  const code = foldText(word)
    .replaceAll(/[\s_]+/g, '')
    .replace(/^(lop|class|grade|khoi)/, '')
    .toUpperCase()
  return ClassCode.safeParse(`LOP_${code}`).data ?? null
}

const otherTypeWords: Readonly<Record<string, QuestionType>> = {
  'ghep doi': 'matching',
  'ghep noi': 'matching',
  noi: 'matching',
  'sap xep': 'ordering',
  'sap thu tu': 'ordering',
  'dung sai tung y': 'statements',
  'trac nghiem dung sai': 'statements',
  'tra loi so': 'numeric',
  'dien so': 'numeric',

  true_false: 'true_false',
  'true/false': 'true_false',
  'dung/sai': 'true_false',
  'dung sai': 'true_false',
  multiple_choice: 'multiple_choice',
  'nhieu dap an': 'multiple_choice',
  'multiple choice': 'multiple_choice',
  single_choice: 'single_choice',
  'mot dap an': 'single_choice',
  'trac nghiem': 'single_choice',
  'single choice': 'single_choice',
  fill_blank: 'fill_blank',
  'dien vao cho trong': 'fill_blank',
  'dien khuyet': 'fill_blank',
  'fill in the blank': 'fill_blank',
  'tra loi ngan': 'fill_blank',
}

/** Each type by its own name, by what people here call it, and by other words for it. */
const typeWords: Readonly<Record<string, QuestionType>> = {
  ...Object.fromEntries(
    questionTypes.flatMap((type) => {
      const { label } = questionTypeRules[type]
      return [type, label.vi, label.en].map((word) => [foldText(word), type])
    }),
  ),
  ...otherTypeWords,
}

/** Null when nothing is said; a word that means nothing here comes back as it is. */
export function typeFrom(word: string): string | null {
  return word.trim() === '' ? null : (typeWords[foldText(word)] ?? word.trim())
}

/** The names of the columns, and a row for each question. */
export function writtenTable(items: readonly Item[]): {
  head: readonly { column: TableColumn; name: string }[]
  rows: (string | number)[][]
} {
  const most = items.map((item) => partRows[item.type]?.cells(item).length ?? item.answers.length)
  const unused = (['hint', 'unit', 'credit'] as const).filter((name) => items.every((item) => !item[name]))
  const columns = columnsFor(Math.max(0, ...most), unused)
  return {
    head: columns.map(({ column, names }) => ({ column, name: names[0] ?? '' })),
    rows: items.map((item) => {
      const cells = cellsOf(item)
      return columns.map(({ column }) => cells.get(column) ?? '')
    }),
  }
}

function cellsOf(item: Item): Map<TableColumn, string | number> {
  const cells = new Map<TableColumn, string | number>([
    ['title', item.title],
    ['content', cellOf(item.content)],
    ['type', item.type],
    ['difficulty', item.difficulty ?? ''],
    ['points', item.points ?? ''],
    ['class', item.class ?? ''],
    ['subject', item.subject ?? ''],
    ['topic', item.topic],
    ['tags', item.tags.map((tag) => tag.replaceAll(';', ',')).join('; ')],
    ['explanation', cellOf(item.explanation)],
    ['hint', cellOf(item.hint ?? '')],
    ['ignoreAccents', item.ignoreAccents ? 'x' : ''],
    ['unit', item.unit ? unitText(item.unit) : ''],
    ['credit', item.credit === undefined ? '' : creditText(item.credit)],
    ['correct', partRows[item.type]?.correct(item) ?? correctOf(item)],
  ])
  const parts = partRows[item.type]
  for (const [index, cell] of (parts?.cells(item) ?? []).entries()) cells.set(answerLetters[index] ?? 'T', cell)
  for (const [index, { text, explanation = '' }] of item.answers.entries()) {
    const plain = item.type === 'fill_blank' ? textOf(text) : item.type === 'true_false' ? text : cellOf(text)
    if (parts === undefined) cells.set(answerLetters[index] ?? 'T', plain)
    cells.set(noteColumns[index] ?? 'noteT', cellOf(explanation))
  }
  return cells
}

function correctOf({ type, answers }: Item): string {
  if (type === 'true_false') return answers[0]?.isCorrect === true ? 'Đúng' : 'Sai'
  if (type === 'fill_blank') return ''
  return answers.flatMap(({ isCorrect }, index) => (isCorrect ? [answerLetters[index] ?? ''] : [])).join(', ')
}

export function rowCarries(type: QuestionType): boolean {
  return questionTypeRules[type].parts === null || type in partRows
}

export function rowLosses(item: Item): Problem[] {
  return richTextsIn(item).some((text) => text.includes('<img')) ? [problem('picturesAsLinks')] : []
}
