import { gapText, numberFrom } from '@lms/contracts/question-types/part-texts.ts'
import { type QuestionType, questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import type { PaperStyle } from '../../quizzes/paper/docx/paper-styles.ts'
import { textsIn } from '../../quizzes/paper/paper-file.ts'
import type { ReadItem } from '../item.ts'
import { type Block, type Line, type Piece, type Table, guard, plainLine, textLine } from './document.ts'
import { type HtmlOf, type Parts, itemOfParts, letterPlace, noParts } from './own-questions.ts'
import { type Row, lineRow, shownTable } from './rows.ts'
import { named, sharedStart } from './words.ts'

/**
 * A paper that was printed here, by its styles: what the paper says itself has one, all the rest are the words of its
 * questions. Each code asks the same in another order.
 */

interface Asked extends Pick<Parts, 'content' | 'options' | 'explanation'> {
  code: string
  number: number
  points: string
  isMany: boolean
  section: string
  shared: readonly Row[]
  /** All of its lines, as they stand. */
  rows: Row[]
  lefts: Row[][]
  /** What is offered for a gap, by its number; nothing where something is typed. */
  gaps: Map<number, Row[][]>
  signs: Set<Sign>
}

/** Null for a paper that was not printed here; `others` is what somebody typed into it since. */
export function printedPaper(blocks: readonly Block[], htmlOf: HtmlOf): { items: ReadItem[]; others: Block[] } | null {
  const { asked, keys, others } = questionsPrinted(blocks)
  if (asked.length === 0) return null
  const items = onceEach(asked, htmlOf).map((one): ReadItem => {
    const type = typeOf(one, htmlOf)
    const { content, options, explanation, section } = one
    const parts: Parts = { ...noParts(), content, options, explanation }
    parts.said.set('type', [questionTypeRules[type].label.vi]).set('points', [one.points])
    takeKey(type, parts, one, keys.get(`${one.code} ${one.number}`) ?? [])
    return { ...itemOfParts(parts, one, htmlOf), ...(section !== '' && { section }) }
  })
  return { items, others }
}

function questionsPrinted(blocks: readonly Block[]) {
  const asked: Asked[] = []
  /** By code and number. */
  const keys = new Map<string, string[]>()
  const others: Block[] = []
  let code = ''
  let section = ''
  let shared: Row[] = []
  let current: Asked | null = null
  /** Where words go that are nobody's but a question's. */
  let target: Row[] | null = null
  let offered: Row[][] | null = null
  let isNew = true

  function add(line: Line): void {
    const last = isNew ? undefined : target?.at(-1)
    if (!target) others.push({ kind: 'line', line })
    else if (last) for (const piece of line) last.line.push(piece)
    else target.push({ line: [...line], text: '', at: 0, shown: [] })
    isNew = false
  }

  function takeNumber(text: string): void {
    const [, number, points = '', several] = /^\P{N}+ (\d+) \(([\d.,]+) \p{L}+(;[^)]*)?\)/u.exec(text) ?? []
    if (number === undefined) {
      // What is explained: 'Câu 3' of the first code, or 'mã đề 102: câu 5'.
      const [one, other] = [...text.matchAll(/\d+/gu)].map(String)
      const [of, at] = /^\P{N}+ \d+: /u.test(text) ? [one, other] : [asked[0]?.code, one]
      current = null
      target = asked.find((each) => each.code === of && each.number === Number(at))?.explanation ?? null
      return
    }
    const own = {
      content: [],
      options: [],
      explanation: [],
      rows: [],
      lefts: [],
      gaps: new Map(),
      signs: new Set<Sign>(),
    }
    current = {
      ...own,
      code,
      number: Number(number),
      points,
      isMany: several !== undefined,
      section,
      shared: isPassage(shared) ? shared : [],
    }
    target = current.content
    offered = current.options
    asked.push(current)
  }

  /** One label or several: those of two options beside each other touch. */
  function takeMarks(text: string, one: Asked): void {
    for (const [label, ...numbers] of text.replaceAll(/[\s;]+/gu, ' ').matchAll(anyMark)) {
      const at = numbers.findIndex((number) => number !== undefined)
      const [mark, number] = [marks[at]?.[0], Number(numbers[at])]
      if (mark === 'gap') {
        one.gaps.set(number, [])
        add(textLine(`[[${number}]]`))
      } else if (mark === 'choices') offered = one.gaps.get(number) ?? one.options
      else if (mark === 'option' || mark === 'left') {
        target = []
        if (mark === 'left') one.lefts.push(target)
        else offered?.push(target)
      } else if (mark) one.signs.add(mark)
      else if (label.trim() !== '') add(textLine(label))
    }
  }

  function takeLabel(style: PaperStyle, text: string): void {
    if (style === 'mark') {
      if (current) takeMarks(text, current)
      return
    }
    if (style === 'question') return takeNumber(text)
    current = target = null
    if (style === 'code') [code, section, shared] = [text.trim(), '', []]
    if (style === 'section') [section, shared] = [text.trim(), []]
    if (style === 'passage') shared.push(rowOf(textLine(text)))
  }

  function takeLine(line: Line): void {
    if (plainLine(line).trim() === '') return
    const isAnswered = current !== null && current.options.length + current.signs.size > 0
    // Somebody typed another question below.
    if (isAnswered && styleOf(line[0]) === undefined && named.test(plainLine(line))) current = target = null
    isNew = true
    for (const part of byStyle(line)) {
      const style = styleOf(part[0])
      if (style) takeLabel(style, plainLine(part))
      else add(part)
    }
    current?.rows.push(rowOf(line))
  }

  function takeTable(rows: Table): void {
    const styles = new Set(rows.flat(3).map(styleOf))
    if (rows.length > 1 && styles.has('code')) takeKeys(rows)
    else if (styles.has('printed')) rows.flat(2).forEach(takeLine)
    else if (!target) others.push({ kind: 'table', rows })
    else {
      const table = rows.map((row) => row.map((cell) => cell.map((line) => line.map(gapIn))))
      const row: Row = { line: [], text: '\uFFFC', at: 0, shown: shownTable(table), table }
      target.push(row)
      current?.rows.push(row)
    }
  }

  function gapIn(piece: Piece): Piece {
    const number = styleOf(piece) === 'mark' && piece.kind === 'text' ? /\d+/u.exec(piece.text)?.[0] : undefined
    if (number === undefined) return piece
    current?.gaps.set(Number(number), [])
    return { kind: 'text', text: `[[${number}]]`, look: {} }
  }

  function takeKeys([head = [], ...rows]: Table): void {
    const codes = head.map((cell) => plainLine(cell.flat().filter((piece) => styleOf(piece) === 'code')))
    for (const cells of rows) {
      const [[number = ''] = [], ...said] = cells.map((lines) => lines.map((line) => plainLine(line).trim()))
      for (const [at, lines] of said.entries()) keys.set(`${codes[at + 1]} ${number}`, lines.filter(Boolean))
    }
  }

  for (const block of blocks) {
    if (block.kind === 'line') takeLine(block.line)
    else takeTable(block.rows)
  }
  return { asked, keys, others }
}

const words = (['vi', 'en'] as const).map(textsIn)
const eitherOf = (name: 'or' | 'answerLine' | 'answerNumber'): string => words.map((texts) => texts[name]).join('|')
type Sign = 'truths' | 'room' | 'number' | 'line' | 'arrow'
/** What labels say, each in a group of its own. */
const marks: readonly (readonly [Sign | 'gap' | 'choices' | 'option' | 'left', string])[] = [
  ['gap', String.raw`\((\d{1,2})\) ?\.{3,}`],
  ['choices', String.raw`\((\d{1,2})\)`],
  ['option', String.raw`([A-Z])\.`],
  ['left', String.raw`(\d{1,2})\)`],
  ['arrow', String.raw`(→) \.+`],
  ['truths', String.raw`\((\p{L}) \/ \p{L}\)`],
  ['room', String.raw`(\.{20,})`],
  ['number', `(${eitherOf('answerNumber')}):`],
  ['line', `(${eitherOf('answerLine')}):`],
]
const anyMark = new RegExp(` ?(?:${marks.map(([, pattern]) => pattern).join('|')}|[^ ]+) ?`, 'gu')

const styleOf = (piece: Piece | undefined): PaperStyle | undefined =>
  piece?.kind === 'text' ? piece.look.printed : undefined
const rowOf = (line: Line): Row => ({ ...lineRow(line), at: 0 })

/** A short line above a part says how to answer. */
const isPassage = (rows: readonly Row[]): boolean =>
  rows.length > 1 || rows.some(({ text }) => text.length > 200 || sharedStart.test(text))

/** Pieces of the same style, together. */
function byStyle(line: Line): Line[] {
  const parts: Line[] = []
  for (const piece of line) {
    const last = parts.at(-1)
    if (last && styleOf(last[0]) === styleOf(piece)) last.push(piece)
    else parts.push([piece])
  }
  return parts
}

/** Of several codes, what no earlier one has asked as often. */
function onceEach(asked: readonly Asked[], htmlOf: HtmlOf): Asked[] {
  const known = new Map<string, number>()
  return [...Map.groupBy(asked, ({ code }) => code).values()].flatMap((ofCode) => {
    const same = Map.groupBy(ofCode, ({ content, options }) =>
      JSON.stringify([htmlOf(content), options.map(htmlOf).toSorted()]),
    )
    const others = [...same].flatMap(([name, all]) => {
      const before = known.get(name) ?? 0
      known.set(name, Math.max(before, all.length))
      return all.slice(before)
    })
    return others.toSorted((one, other) => one.number - other.number)
  })
}

function typeOf({ signs, gaps, lefts, options, isMany }: Asked, htmlOf: HtmlOf): QuestionType {
  if (signs.has('truths')) return 'statements'
  if (gaps.size > 0) return 'cloze'
  if (lefts.length > 0) return 'matching'
  if (signs.has('room')) return 'essay'
  if (signs.has('number')) return 'numeric'
  if (signs.has('line')) return options.length > 0 ? 'ordering' : 'fill_blank'
  if (isMany) return 'multiple_choice'
  const offered = options.map((rows) => textOf(htmlOf(rows)))
  return offered.toSorted().join() === 'Sai,Đúng' ? 'true_false' : 'single_choice'
}

function takeKey(type: QuestionType, parts: Parts, { options, lefts, gaps }: Asked, key: readonly string[]): void {
  const { said } = parts
  if (type === 'matching') {
    const pairs = [...key.join(' ').matchAll(/(\d+)-([A-Z])/gu)]
    const places = pairs.map(([, number, letter]) => [Number(number) - 1, letterPlace(letter)] as const)
    const used = new Set(places.map(([, place]) => place))
    parts.options = lefts
    parts.matches = new Map(places.map(([at, place]) => [at, options[place] ?? []]))
    parts.extras = options.filter((_, place) => !used.has(place))
  } else if (type === 'cloze') parts.gaps = gapKeys(key, gaps)
  else if (type === 'essay')
    said.set(
      'criterion',
      key.map((line) => line.replace(/\((\d+)\)$/u, '($1 điểm)')),
    )
  else if (type === 'numeric' || type === 'fill_blank') {
    const unit = type === 'numeric' ? /^\p{L}[^:]*: (.*?)(?:; \D*(\d+)%\D*)?$/u.exec(key.at(-1) ?? '') : null
    const [, names = '', costs] = unit ?? []
    const named = names.replaceAll(new RegExp(` (?:${eitherOf('or')}) `, 'gu'), '|')
    said.set('unit', [costs === undefined ? named : `${named} (bắt buộc, trừ ${costs}%)`])
    // A bar between spaces would part it into two accepted answers.
    const texts = alternatives(unit ? key.slice(0, -1) : key).map((text) =>
      text.replaceAll(/(?<=\s)\|(?=\s)/gu, `|${guard}`),
    )
    if (texts.length > 0) said.set('answer', texts)
  } else if (key.length > 0 || type === 'ordering') said.set('answer', [key.join(' ')])
}

/** 'a', 'hoặc b', each a line, or several that belong together. */
function alternatives(lines: readonly string[]): string[] {
  const ahead = new RegExp(`^(?:${eitherOf('or')}) `, 'u')
  return lines.reduce<string[]>((said, line, index) => {
    const isOther = index === 0 || ahead.test(line)
    return isOther
      ? [...said, index === 0 ? line : line.replace(ahead, '')]
      : [...said.slice(0, -1), `${said.at(-1)} ${line}`]
  }, [])
}

/** By their numbers, in the words of our own Word files. */
function gapKeys(key: readonly string[], gaps: Asked['gaps']): Map<number, string> {
  const lines = new Map<number, string[]>()
  for (const line of key) {
    const [, number, first = ''] = /^\((\d{1,2})\) (.*)$/u.exec(line) ?? []
    if (number === undefined) [...lines.values()].at(-1)?.push(line)
    else lines.set(Number(number), [first])
  }
  return new Map(
    [...gaps]
      .toSorted(([one], [other]) => one - other)
      .map(([number, offered]) => {
        const texts = alternatives(lines.get(number) ?? [])
        const right = new Set(texts.map(letterPlace))
        const choices = offered.map((rows, at) => ({
          text: rows.map(({ line }) => plainLine(line).trim()).join(' '),
          isCorrect: right.has(at),
        }))
        const numbers = texts.flatMap((text) => numberFrom(text) ?? [])
        const isNumber = texts.length > 0 && numbers.length === texts.length
        const typed = (isNumber ? numbers : texts.map((text) => ({ text }))).map((one) => ({ ...one, isCorrect: true }))
        const kind = choices.length > 0 ? 'choice' : isNumber ? 'number' : 'text'
        return [number, gapText({ kind, answers: kind === 'choice' ? choices : typed })]
      }),
  )
}
