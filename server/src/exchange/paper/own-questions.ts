import { partsIn } from '@lms/contracts/question-types/parts.ts'
import { creditFrom, gapFrom, numberFrom, truthsFrom, unitFrom } from '@lms/contracts/question-types/part-texts.ts'
import { type QuestionType, questionTypeRules, questionTypes } from '@lms/contracts/question-types/registry.ts'
import { escapeText, textOf } from '@lms/contracts/rich-text.ts'
import { criterionFrom, guidanceFrom } from '../essay-texts.ts'
import {
  type Item,
  type Problem,
  type ReadItem,
  blocking,
  choiceType,
  emptyItem,
  placeOf,
  pointsFrom,
  problem,
  readTrueFalse,
  titleFrom,
} from '../item.ts'
import { classFrom, difficultyFrom, typeFrom } from '../said-words.ts'
import { guard } from './document.ts'
import type { Draft } from './options.ts'
import { type Row, cutRow, sourceOf } from './rows.ts'

/**
 * A question as we write it to Word ourselves: a line for everything that a look could only hint at. One of them says
 * its type; a line that goes on with the one above begins with a sign that nobody sees.
 */

/** What a line is, by the word that it begins with. */
const fields = {
  answer: 'Đáp án',
  unit: 'Đơn vị',
  credit: 'Cách tính điểm',
  type: 'Loại',
  points: 'Điểm',
  difficulty: 'Độ khó',
  class: 'Lớp',
  subject: 'Chủ đề',
  topic: 'Chuyên đề',
  tags: 'Thẻ',
  title: 'Tiêu đề',
  ignoreAccents: 'Bỏ dấu',
  criterion: 'Tiêu chí',
  guidance: 'Bài viết',
  extra: 'Vế thừa',
  explanation: 'Lời giải',
} as const
type Field = keyof typeof fields

const known = Object.entries(fields).map(([field, word]) => ({
  field: field as Field,
  pattern: new RegExp(String.raw`^${word}:\s*`, 'iu'),
}))
const lettered = /^(?:(nối với|giải thích)\s)?([A-T])([.:])\s*/iu
const gap = /^chỗ trống (\d{1,2}):\s*/iu
const typeLine = known.find(({ field }) => field === 'type')?.pattern ?? /^$/u

const typesByLabel = new Map(questionTypes.map((type) => [questionTypeRules[type].label.vi.toLowerCase(), type]))

function typeSaid(text: string): QuestionType | null {
  const found = typeLine.exec(text)
  const word = found ? text.slice(found[0].length).trim() : ''
  const type = typesByLabel.get(word.toLowerCase()) ?? typeFrom(word)
  return questionTypes.find((one) => one === type) ?? null
}

export const isOwn = ({ rows }: Draft): boolean => rows.some(({ text }) => typeSaid(text) !== null)

/** Lines by what they belong to. */
export interface Parts {
  content: Row[]
  options: Row[][]
  matches: Map<number, Row[]>
  notes: Map<number, Row[]>
  extras: Row[][]
  explanation: Row[]
  gaps: Map<number, string>
  said: Map<Field, string[]>
}

export const noParts = (): Parts => ({
  content: [],
  options: [],
  matches: new Map(),
  notes: new Map(),
  extras: [],
  explanation: [],
  gaps: new Map(),
  said: new Map(),
})

function partsOf(rows: readonly Row[]): Parts {
  const parts = noParts()
  let target = parts.content
  const begin = (row: Row, length: number, own: Row[]): void => {
    target = own
    own.push(cutRow(row, length))
  }
  for (const [at, row] of rows.entries()) {
    const { text } = row
    if (at === 0 || row.table || text.startsWith(guard)) {
      target.push(row)
      continue
    }
    const letter = lettered.exec(text)
    const place = letterPlace(letter?.[2])
    const field = known.find(({ pattern }) => pattern.test(text))
    const numbered = gap.exec(text)
    if (letter && (letter[1] === undefined) === (letter[3] === '.')) {
      const own: Row[] = []
      begin(row, letter[0].length, own)
      if (letter[1] === undefined) parts.options.push(own)
      else (letter[1].toLowerCase() === 'nối với' ? parts.matches : parts.notes).set(place, own)
    } else if (numbered) parts.gaps.set(Number(numbered[1]), clean(text.slice(numbered[0].length)))
    else if (field?.field === 'explanation') begin(row, field.pattern.exec(text)?.[0].length ?? 0, parts.explanation)
    else if (field?.field === 'extra') {
      const own: Row[] = []
      parts.extras.push(own)
      begin(row, field.pattern.exec(text)?.[0].length ?? 0, own)
    } else if (field)
      parts.said.set(field.field, [...(parts.said.get(field.field) ?? []), text.replace(field.pattern, '').trim()])
    else target.push(row)
  }
  return parts
}

export const letterPlace = (letter = ''): number => letter.toUpperCase().charCodeAt(0) - 65
const placesSaid = (said: readonly string[]): number[] =>
  [...said.join(' ').matchAll(/(?<!\p{L})[A-Z](?!\p{L})/giu)].map(([letter]) => letterPlace(letter))
const clean = (text: string): string => text.replaceAll(guard, '').trim()

export type HtmlOf = (rows: readonly Row[]) => string

export function ownQuestion({ shared, rows, number }: Draft, htmlOf: HtmlOf): ReadItem {
  return itemOfParts(partsOf(rows), { number, shared, rows }, htmlOf)
}

export function itemOfParts(
  parts: Parts,
  { number, shared, rows }: { number: number; shared: readonly Row[]; rows: readonly Row[] },
  htmlOf: HtmlOf,
): ReadItem {
  const html = (rows: readonly Row[] = []): string => htmlOf(rows).replaceAll(guard, '')
  const said = (field: Field): string => clean(parts.said.get(field)?.at(-1) ?? '')
  const problems: Problem[] = []
  const item: Item = {
    ...emptyItem(),
    type: typesOf(parts.said.get('type')),
    content: html([...shared, ...parts.content]),
    explanation: html(parts.explanation),
    points: said('points') === '' ? null : pointsFrom(Number(said('points').replace(',', '.')), problems),
    difficulty: difficultyFrom(said('difficulty')),
    class: classFrom(said('class')),
    subject: said('subject') || null,
    topic: said('topic'),
    tags: said('tags')
      .split(';')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    ignoreAccents: /^(?:có|x|yes)$/iu.test(said('ignoreAccents')),
  }
  item.title = said('title') || titleFrom(item.content)
  const unit = said('unit')
  const credit = said('credit')
  if (unit !== '') item.unit = unitFrom(unit)
  if (credit !== '') {
    const kept = creditFrom(credit)
    if (kept === null) problems.push(problem('notKept', credit))
    else item.credit = kept
  }
  takeParts(item, { parts, problems, html, typed: (parts.said.get('answer') ?? []).map((text) => text.trim()) })
  return { item, problems, place: placeOf(number), source: sourceOf([...shared, ...rows]) }
}

const typesOf = (said: readonly string[] = []): QuestionType =>
  said.map((word) => typeSaid(`${fields.type}: ${word}`)).find((type) => type !== null) ?? 'single_choice'

interface Reading {
  parts: Parts
  problems: Problem[]
  html(rows?: readonly Row[]): string
  /** Behind 'Đáp án:'. */
  typed: readonly string[]
}

function takeParts(item: Item, { parts, problems, html, typed }: Reading): void {
  const options = parts.options.map((rows) => html(rows))
  const noteOf = (at: number): { explanation?: string } =>
    parts.notes.has(at) ? { explanation: html(parts.notes.get(at)) } : {}
  switch (item.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false': {
      const right = new Set(placesSaid(typed))
      if (right.size === 0) problems.push(blocking('noKey'))
      if ([...right].some((at) => at >= options.length)) problems.push(blocking('keyUnclear', typed.join(', ')))
      const isTruth = item.type === 'true_false'
      item.answers = options.map((html, at) => {
        return { text: isTruth ? textOf(html) : html, isCorrect: right.has(at), ...noteOf(at) }
      })
      if (isTruth) {
        const read = right.size === 0 ? item.answers : readTrueFalse(item.answers)
        if (Array.isArray(read)) item.answers = read
        else problems.push(read)
      } else if (item.type === 'single_choice') item.type = choiceType(item.answers)
      break
    }
    case 'fill_blank':
      item.answers = typed
        .flatMap((text) => text.split(/\s\|\s/u))
        .map((text) => ({ text: escapeText(clean(text)), isCorrect: true }))
      if (typed.length === 0) problems.push(blocking('noKey'))
      break
    case 'numeric':
      for (const text of typed.flatMap((each) => clean(each).split(/\s\|\s/u))) {
        const number = numberFrom(text)
        if (number === null) problems.push(blocking('answerUnclear', text))
        else item.answers.push({ ...number, text: escapeText(number.text), isCorrect: true })
      }
      if (typed.length === 0) problems.push(blocking('noKey'))
      item.unit ??= null
      break
    case 'matching':
      if (parts.matches.size === 0) problems.push(blocking('noKey'))
      item.pairs = options.map((left, at) => {
        const right = html(parts.matches.get(at))
        if (right === '' && parts.matches.size > 0) problems.push(blocking('optionsUnclear', textOf(left)))
        return { left, right }
      })
      item.extras = parts.extras.map(html)
      break
    case 'ordering': {
      const named = typed.length === 0 ? [...options.keys()] : placesSaid(typed)
      const ordered = [...new Set(named)].flatMap((at) => options[at] ?? [])
      if (named.length === 0) problems.push(blocking('noKey'))
      else if (ordered.length !== options.length) problems.push(blocking('keyUnclear', typed.join(', ')))
      item.items = ordered.length === options.length ? ordered : options
      break
    }
    case 'cloze':
      item.gaps = [...parts.gaps].map(([, text]) => {
        const found = gapFrom(text)
        if (found === null) problems.push(blocking('answerUnclear', text))
        return found ?? { kind: 'text' as const, answers: [] }
      })
      if (item.gaps.some(({ answers }) => answers.every(({ isCorrect }) => !isCorrect)))
        problems.push(blocking('noKey'))
      break
    case 'statements': {
      const truths = truthsFrom(clean(typed.join(' ')), options.length)
      if (truths === null) problems.push(blocking('noKey'))
      item.statements = options.map((text, at) => ({ text, isTrue: truths?.[at] === true }))
      break
    }
    case 'essay':
      item.rubric = (parts.said.get('criterion') ?? [])
        .map((text) => criterionFrom(clean(text)))
        .filter((one) => one !== null)
      Object.assign(item, guidanceFrom(clean(parts.said.get('guidance')?.at(-1) ?? '')) ?? guidanceFrom(''))
      break
    default:
      Object.assign(item, partsIn(item))
  }
}
