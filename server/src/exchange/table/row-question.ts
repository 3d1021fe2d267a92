import { type AnswerLetter, type ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { KeyMarks, KeySign } from '@lms/contracts/exchange/origin.ts'
import { creditFrom, unitFrom } from '@lms/contracts/question-types/part-texts.ts'
import { QuestionType } from '@lms/contracts/question-types/registry.ts'
import { escapeText } from '@lms/contracts/rich-text.ts'
import {
  type Cell,
  type ItemAnswer,
  type Problem,
  type ReadItem,
  type Reason,
  type Row,
  blocking,
  choiceType,
  emptyItem,
  noteOnce,
  plainTruthOf,
  pointsFrom,
  problem,
  readTrueFalse,
  settledType,
  titleFrom,
  trueFalseAnswers,
} from '../item.ts'
import { classFrom, difficultyFrom, typeFrom } from '../said-words.ts'
import { richCell } from '../cell-text.ts'
import { plain } from './columns.ts'
import { type Layout, isMarked, ownText } from './layout.ts'
import { partRows } from './row-parts.ts'

/** What is true of all rows of a table. */
export interface Around {
  layout: Layout
  /** Keys are counted from 0 or from 1; null where the file does not show it. */
  base: 0 | 1 | null
  hasPictures: ReadonlySet<number>
}

interface Choice {
  letter: AnswerLetter | null
  text: string
  isMarked: boolean | null
  cell: Cell | null
}

/** What is left of options that were not parted. */
const labelLeft = /(?:^|[\s\uFFFC])[*(]?[B-E]\s?[.)．、]+(?=\s|[^\s\d.)])|\n\s*\(?[b-e][.)]\s/u
const pictureSpoken =
  /(?<!mô |loại |điển )(?:hình|ảnh|ký hiệu|biển báo|sơ đồ|biểu đồ|đồ thị)(?: vẽ)? (?:trên|bên|dưới|sau|này)|圖中|in the picture|(?:figure|graph|picture) below/iu
const longestTyped = 80
const longestSource = 2000

/** 'A. … B. …' in one cell, or a line or a sign between each. */
function listed(text: string): string[] {
  const labels = [...text.matchAll(/(?:^|[\s;|])\(?([A-Ha-h])\s?[.):]\s?/gu)]
  const chain = labels.filter(({ 1: own }, at) => own?.toUpperCase() === answerLetters[at])
  if (chain.length >= 2 && chain.length === labels.length)
    return chain.map((own, at) =>
      text
        .slice(own.index + own[0].length, chain[at + 1]?.index)
        .replace(/[;|]\s*$/u, '')
        .trim(),
    )
  for (const sign of ['\n', '|', ';', ',']) {
    const parts = text
      .split(sign)
      .map((part) => part.trim())
      .filter((part) => part !== '')
    if (parts.length >= 2 && parts.length <= 10) return parts
  }
  return []
}

/** A row is a question where it asks something; null where it says nothing of one. */
export function questionIn(row: Row, around: Around): ReadItem | null {
  const { layout } = around
  const at = (role: ColumnRole): number[] => layout.roles.flatMap((own, column) => (own === role ? [column] : []))
  const text = (role: ColumnRole): string =>
    at(role)
      .map((column) => ownText(row, column))
      .filter((own) => own !== '')
      .join('\n')
  /** One cell may stand beside all rows that it holds for. */
  const sharedText = (role: ColumnRole): string =>
    at(role)
      .map((column) => row.cells[column]?.text.trim() ?? '')
      .join(' ')
  const problems: Problem[] = []
  const content = [text('passage'), text('content')].filter(Boolean).join('\n')
  const key = text('correct')
  const doubt = (code: Problem['code'], said = key): void => noteOnce(problems, blocking(code, said))
  let choices = choicesIn(row, layout)
  if (choices.length === 0 && text('options') !== '')
    choices = listed(text('options')).map((own) => ({ letter: null, text: own, isMarked: null, cell: null }))
  const type = typeFrom(text('type'))
  const isExact = layout.isOwn && QuestionType.safeParse(type).success
  const wrong = at('wrong').flatMap((column) => ownText(row, column) || [])
  if (wrong.length > 0 && choices.length === 0)
    choices = [
      ...at('correct').map((column) => ({ text: ownText(row, column), isMarked: true })),
      ...wrong.map((own) => ({ text: own, isMarked: false })),
    ].flatMap((one) => (one.text === '' ? [] : { ...one, letter: null, cell: null }))
  if (content === '' && key === '' && choices.length === 0) return null

  const item = emptyItem()
  const reasons: Reason[] = []
  const marks: KeyMarks = {}
  item.content = richCell(content)
  item.title = text('title') || titleFrom(item.content)
  item.explanation = richCell(text('explanation'))
  if (text('hint') !== '') item.hint = richCell(text('hint'))
  item.topic = sharedText('topic').slice(0, isExact ? 200 : 100)
  item.tags = sharedText('tags')
    .split(/[;,]/u)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
  item.difficulty = difficultyFrom(sharedText('difficulty'))
  item.class = classFrom(sharedText('class'))
  item.subject = sharedText('subject') || null
  item.ignoreAccents = /^(?:x|có|yes|true|1)$/iu.test(text('ignoreAccents'))
  const points = sharedText('points').replace(',', '.')
  item.points = points === '' ? null : pointsFrom(Number(points), problems)
  if (text('unit') !== '') item.unit = unitFrom(text('unit'))
  const credit = creditFrom(text('credit'))
  if (credit !== null) item.credit = credit

  const parts = partRows[QuestionType.safeParse(type).data ?? 'single_choice']
  const noteOf = (choice: Choice | undefined): Pick<ItemAnswer, 'explanation'> => {
    const note = choice?.letter ? text(`note${choice.letter}`) : ''
    return note === '' ? {} : { explanation: richCell(note) }
  }

  function takeOwn(): void {
    item.type = QuestionType.parse(type)
    if (item.type === 'true_false') {
      const said = choices.find(({ letter }) => letter === key)?.text ?? key
      const notes = { onTrue: richCell(text('noteA')), onFalse: richCell(text('noteB')) }
      item.answers = trueFalseAnswers(plainTruthOf(said) === true, notes)
      if (plainTruthOf(said) === null) doubt('keyUnclear')
    } else if (item.type === 'fill_blank')
      item.answers = choices.map((one) => ({ text: escapeText(one.text), isCorrect: true, ...noteOf(one) }))
    else {
      const right = new Set(key.split(/\s*,\s*/u))
      item.answers = choices.map((one) => ({
        text: richCell(one.text),
        isCorrect: one.letter !== null && right.has(one.letter),
        ...noteOf(one),
      }))
    }
    if (!item.answers.some(({ isCorrect }) => isCorrect)) doubt('noKey')
  }

  function takeChoices(): void {
    const { found, seen, isUnclear } = keysOf(choices, { key: wrong.length > 0 ? '' : key, around })
    if (isUnclear) doubt('keyUnclear')
    for (const { sign, places } of seen) marks[sign] = places
    const [first] = found
    if (first) reasons.push(...reasonsOf(first.sign, around.layout, key))
    const right = new Set(first?.places ?? [])
    item.answers = choices.map((one, place) => ({
      text: richCell(one.text),
      isCorrect: right.has(place),
      ...noteOf(one),
    }))
    item.type = choiceType(item.answers)
    if (right.size === 0) doubt('noKey')
    if (right.size > 1 && wrong.length > 0) doubt('keyUnclear')
    if ([...right].some((place) => place < 0 || place >= choices.length)) doubt('keyUnclear')
    if (new Set(choices.map((one) => plain(one.text))).size < choices.length) doubt('keyUnclear')
    if (new Set(found.map(({ places }) => places.join())).size > 1) doubt('keyConflict')
  }

  function takeTyped(): void {
    item.type = 'fill_blank'
    // Where others are chosen from, an answer to be typed has to be said to be one.
    const isChosen = layout.roles.filter((role) => role !== null && /^[A-T]$/u.test(role)).length > 1
    if ((isChosen && text('type') === '') || /^\W*(?:[A-Ja-jx]|\d)\W*$/u.test(key) || key.length > longestTyped)
      doubt('optionsUnclear')
    item.answers = [{ text: escapeText(key), isCorrect: true }]
    reasons.push({ code: 'typedAnswer' })
    const truth = readTrueFalse(item.answers)
    if (Array.isArray(truth)) [item.type, item.answers] = ['true_false', truth]
  }

  if (parts && QuestionType.safeParse(type).success && (isExact || choices.length > 0 || key !== '')) {
    item.type = QuestionType.parse(type)
    parts.read(
      item,
      choices.map((one) => one.text),
      key,
      problems,
    )
  } else if (isExact) takeOwn()
  else if (choices.length > 1) takeChoices()
  else if (choices.length === 1 || /^[A-H]$/u.test(key)) doubt('optionsUnclear')
  else if (key !== '') takeTyped()
  else {
    item.type = 'essay'
    if (type !== 'essay') doubt('noKey')
  }
  if (!isExact) {
    const gaps = layout.roles.flatMap((role, column) =>
      role !== null && /^[A-T]$/u.test(role) ? [ownText(row, column) === ''] : [],
    )
    if (gaps.includes(true) && gaps.lastIndexOf(false) > gaps.indexOf(true)) doubt('lineUnclear', content)
    if ([content, key, ...choices.map((one) => one.text)].some((one) => labelLeft.test(one))) doubt('optionsUnclear')
    if (content === '') doubt('lineUnclear')
    const spoken = pictureSpoken.exec(content)?.[0]
    if (text('image') !== '') doubt('pictureMissing', text('image'))
    else if (spoken !== undefined) doubt('pictureMissing', spoken)
    for (const cell of row.cells) if (cell.isUnsure) doubt('cellUnsure', cell.text)
  }
  if (around.hasPictures.has(row.number)) noteOnce(problems, blocking('pictureMissing', `dòng ${row.number}`))
  if (row.isHidden) problems.push(problem('rowUnclear', content))
  if (layout.isSaid) reasons.push({ code: 'columnsByPerson' })
  return {
    item: isExact ? item : settledType(item),
    problems,
    place: `dòng ${row.number}`,
    source: sourceOf(row, layout),
    reasons,
    marks,
  }
}

function choicesIn(row: Row, { roles, isOwn }: Layout): Choice[] {
  const choices = roles.flatMap((role, column): Choice[] => {
    const letter = answerLetters.find((one) => one === role)
    const text = ownText(row, column)
    if (letter === undefined || text === '') return []
    const mark = roles.indexOf(`mark${letter}`)
    const share = mark === -1 ? null : ownText(row, mark)
    const isMarked = share === null ? null : /^(?:x|✓|đúng|true|yes)$/iu.test(share) || Number(share || 0) > 0
    return [{ letter, text, isMarked, cell: row.cells[column] ?? null }]
  })
  // 'A. cat' in the column of A.
  const labels = isOwn ? [] : choices.map(({ text }) => /^\(?([A-J])\s?[.)、．:]\s*/iu.exec(text))
  const areLabelled =
    labels.length > 1 && labels.every((label, place) => label?.[1]?.toUpperCase() === answerLetters[place])
  return areLabelled
    ? choices.map((one, place) => ({ ...one, text: one.text.slice(labels[place]?.[0].length) }))
    : choices
}

interface FoundKey {
  sign: KeySign
  places: number[]
}

/** All that says which option is right; of several ways to understand what is typed exactly one has to fit. */
function keysOf(
  choices: readonly Choice[],
  { key, around }: { key: string; around: Around },
): { found: FoundKey[]; seen: FoundKey[]; isUnclear: boolean } {
  const found: FoundKey[] = []
  /** Whether it is believed or not. */
  const seen: FoundKey[] = []
  let isUnclear = false
  const marked = choices.flatMap(({ isMarked: own }, place) => (own === true ? [place] : []))
  if (marked.length > 0) found.push({ sign: 'mark', places: marked })
  if (key !== '') {
    const { roles, heads } = around.layout
    const letters = /^\(?[A-Ja-j](?:\s*[,;&/]?\s*[A-J])*\)?[.)]?$/u.test(key)
      ? [...key.matchAll(/[A-Ja-j]/gu)].map(([own]) => answerLetters.findIndex((one) => one === own.toUpperCase()))
      : null
    const head = heads.findIndex(
      (own, column) => /^[A-T]$/u.test(roles[column] ?? '') && own !== '' && plain(own) === plain(key),
    )
    const called = choices.findIndex(({ letter }) => letter !== null && letter === roles[head])
    const { base } = around
    const places =
      /^\d(?:\s*[,;]\s*\d)*$/u.test(key) && base !== null
        ? [...key.matchAll(/\d/gu)].map(([own]) => Number(own) - base)
        : null
    const texts = choices.flatMap((one, place) => (plain(one.text) === plain(key) ? [place] : []))
    const readings: FoundKey[] = []
    if (letters) readings.push({ sign: 'said', places: letters })
    if (called !== -1) readings.push({ sign: 'said', places: [called] })
    if (texts.length > 0) readings.push({ sign: 'text', places: texts })
    if (places) readings.push({ sign: base === 0 ? 'placeFromZero' : 'place', places })
    if (/^\d$/u.test(key) && choices[Number(key) - 1]) seen.push({ sign: 'place', places: [Number(key) - 1] })
    seen.push(...readings)
    const [first] = readings
    const different = new Set(readings.map((own) => own.places.join()))
    if (first && different.size === 1) found.push(first)
    else isUnclear = true
  }
  for (const sign of ['highlight', 'bold', 'underline'] as const) {
    const own = choices.flatMap(({ cell }, place) => (isMarked(cell ?? undefined, sign) ? [place] : []))
    if (own.length > 0 && own.length < choices.length) seen.push({ sign, places: own })
  }
  return { found, seen: [...found, ...seen], isUnclear }
}

function reasonsOf(sign: KeySign, { roles, heads }: Layout, said: string): Reason[] {
  if (sign === 'mark') return [{ code: sign }]
  const column = roles.indexOf('correct')
  const values = { column: columnLetters(column), head: heads[column] ?? '', said }
  return [{ code: 'keyFromColumn', values }, ...(sign === 'said' ? [] : [{ code: sign }])]
}

function sourceOf({ cells }: Row, { heads }: Layout): string {
  return cells
    .flatMap(({ text, isCovered }, column) => {
      const head = heads[column] ?? ''
      const name = `${columnLetters(column)}${head === '' ? '' : ` (${head})`}`
      return text.trim() === '' || isCovered ? [] : [`${name}: ${text.trim()}`]
    })
    .join('\n')
    .slice(0, longestSource)
}

/** 0 is A, 26 is AA. */
export function columnLetters(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last
}
