import { answerLetters, sheetLimits } from '@lms/contracts/exchange/reading.ts'
import { type Cell, UnreadableFile } from '../item.ts'
import { isAcceptedHead } from '../rows/heads/head-kinds.ts'
import { meaningOf } from '../rows/heads/header-words.ts'
import { withoutControls } from '../rows/spreadsheet/typed-controls.ts'
import { type Value, written } from './json-tree.ts'
import { offeredField } from './offered-field.ts'
import { type OfferedOption, flagsByPlace, notesByText, offeredIn } from './offered-options.ts'
import { isLettered, placeSign } from './option-lists.ts'
import { toleratedNumber } from './tolerated-numbers.ts'
import { withPartedLast } from './parted-last.ts'
import type { ListedQuestion } from './question-lists.ts'

/** Questions as the rows of a table: a column for each name, and one for each option. */
export interface ObjectTable {
  heads: readonly string[]
  /** What is offered has no numbers of its own: a number may count it from zero or from one. */
  isUncounted: boolean
  rows: readonly (readonly (readonly [column: number, cell: Cell])[])[]
}

type Entry = readonly [name: string, value: Value]

export function tableOf(questions: readonly ListedQuestion[]): ObjectTable {
  const kept = namedByContent(questions)
  const entries = withWholeNames(questions.map((question) => entriesOf(question, kept)))
  const offered = offeredField(entries)
  const columns = new Map<string, number>()
  const columnOf = (head: string): number => {
    const known = columns.get(head)
    if (known !== undefined) return known
    if (columns.size >= sheetLimits.columns) throw new UnreadableFile('tooComplex')
    columns.set(head, columns.size)
    return columns.size - 1
  }
  const options = withPartedLast(entries.map((own) => (offered === null ? null : optionsAmong(own, offered))))
  const most = Math.max(0, ...options.map((found) => (Array.isArray(found) ? found.length : 0)))
  const rows = entries.map((own, index) => {
    const cells = new Map<number, Cell>()
    const put = (head: string, text: string, doubt?: Cell['doubt']): void => {
      const column = columnOf(head)
      const cell = withoutControls(text).normalize('NFC')
      const before = cells.get(column)?.text ?? ''
      if (before === '' || cell === '' || before === cell)
        cells.set(column, { text: before || cell, ...(doubt && { doubt }) })
      else cells.set(column, { text: `${before} / ${cell}`, doubt: 'twice' })
    }
    const found = options[index] ?? null
    for (const [name, value] of own) {
      if (name === offered) putOptions(found, value, most, put)
      else putField(name, value, Array.isArray(found) ? found : [], put)
    }
    return [...cells]
  })
  const heads = [...columns.keys()]
  const isCounted = (sign: string | null): boolean => /\d$/.test(sign ?? '')
  const found = options.flatMap((own) => (Array.isArray(own) ? own : []))
  const isUncounted =
    found.length > 0 ? found.some(({ label }) => !isCounted(label)) : !heads.map(placeSign).some(isCounted)
  return { heads, isUncounted, rows }
}

type Put = (head: string, text: string, doubt?: Cell['doubt']) => void

/** Objects within are known by the names on the way to their fields: 'question/text'. */
function entriesOf({ name, entry, shared }: ListedQuestion, kept: ReadonlySet<string>): Entry[] {
  if (entry.kind !== 'fields') return [['–', entry]]
  const own = flat(entry.fields, '', kept)
  const known = new Set(own.map(([head]) => head))
  const isAsked = own.some(([head]) => ['content', 'title', 'numberOrContent'].includes(meaningOf(head) ?? ''))
  const called: Entry[] =
    name === null || known.has('id')
      ? []
      : [[isAsked ? 'id' : 'question', { kind: 'scalar', text: name, isText: true }]]
  const around = shared.filter(
    ([head], index) => !known.has(head) && shared.findIndex(([other]) => other === head) === index,
  )
  // What several ask about is read before what they ask.
  return [...called, ...around, ...own]
}

const shortNames = new Map([
  ['o', 'options'],
  ['a', 'answer'],
  ['e', 'explanation'],
])

/** 'q', 'o' and 'a' are a question, its options and its answer, where no 'b' says that 'a' is the first of them. */
function withWholeNames(questions: Entry[][]): Entry[][] {
  const names = new Set(questions.flatMap((entries) => entries.map(([name]) => name)))
  const isShort = names.has('q') && names.has('a') && !names.has('b') && !names.has('answer')
  if (!isShort) return questions
  const whole = new Map([...shortNames, ...namesBesideLists(questions)])
  return questions.map((entries) =>
    entries.map(([name, value]) => [names.has(whole.get(name) ?? '') ? name : (whole.get(name) ?? name), value]),
  )
}

/** A list called 'd' beside 'a' is no fourth option: what can be chosen, or all of it that is wrong. */
function namesBesideLists(questions: readonly Entry[][]): (readonly [string, string])[] {
  const among = questions.map((entries) => {
    const own = new Map(entries)
    const [list, answer] = [own.get('d'), own.get('a')]
    if (list?.kind !== 'list' || answer?.kind !== 'scalar') return null
    return list.items.some((item) => item.kind === 'scalar' && item.text === answer.text)
  })
  if (among.length === 0 || among.includes(null)) return []
  const wrong = among.filter((isAmong) => isAmong === false).length
  if (wrong * 5 >= among.length * 4)
    return [
      ['d', 'incorrect answers'],
      ['c', 'chapter'],
    ]
  return wrong === 0
    ? [
        ['d', 'options'],
        ['c', 'chapter'],
      ]
    : []
}

/** An object whose names are other ones in every question holds something by these names, and has no columns. */
function namedByContent(questions: readonly ListedQuestion[]): Set<string> {
  const names = new Map<string, Set<string>>()
  for (const { entry } of questions)
    for (const [name, value] of entry.kind === 'fields' ? entry.fields : [])
      if (value.kind === 'fields') {
        const known = names.get(name) ?? new Set()
        for (const [own] of value.fields) if (known.size <= mostNames) known.add(own)
        names.set(name, known)
      }
  return new Set([...names].flatMap(([name, known]) => (known.size > mostNames ? [name] : [])))
}

const mostNames = 30

function flat(fields: readonly Entry[], above: string, kept: ReadonlySet<string>): Entry[] {
  return fields.flatMap(([name, value]): Entry[] => {
    const head = (above === '' ? name : `${above}/${name}`).trim() || '–'
    const number = toleratedNumber(value)
    if (number) return [['correct_answer', number]]
    const isWhole = value.kind !== 'fields' || kept.has(head) || isLettered(value) || flagsByPlace(head, value) !== null
    return isWhole || value.fields.length === 0 ? [[head, value]] : flat(value.fields, head, kept)
  })
}

/** 'unclear' where a list is none that anybody could choose from. */
function optionsAmong(own: readonly Entry[], offered: string): OfferedOption[] | 'unclear' | null {
  const lists = own.filter(([name]) => name === offered).map(([, value]) => value)
  const [list] = lists
  if (!list) return null
  const isTwice = lists.some((other) => written(other) !== written(list))
  return isTwice ? 'unclear' : offeredIn(list)
}

function putOptions(found: OfferedOption[] | 'unclear' | null, value: Value, most: number, put: Put): void {
  for (const letter of answerLetters.slice(0, Math.max(2, most))) put(`option ${letter}`, '')
  if (found === 'unclear') put('option A', written(value), 'unclear')
  if (!Array.isArray(found)) return
  for (const { letter, text, flag, notes, others, isTwice } of found) {
    put(`option ${letter}`, text, isTwice ? 'twice' : undefined)
    if (flag !== null) put(`is correct ${letter}`, flag)
    for (const note of notes) put(`explanation ${letter}`, note)
    for (const [name, other] of others) put(`option ${letter} / ${name}`, other)
  }
}

function putField(name: string, value: Value, options: readonly OfferedOption[], put: Put): void {
  if (value.kind === 'scalar' && value.isUnknown && isNeeded(name)) return put(name, value.text, 'unclear')
  if (value.kind === 'scalar')
    return put(name, meaningOf(name) === 'correct' ? labelled(value.text, options) : value.text)
  const flags = value.kind === 'fields' ? flagsByPlace(name, value) : null
  if (flags !== null) {
    for (const [letter, flag] of flags) put(`is correct ${letter}`, flag)
    return
  }
  const notes = value.kind === 'fields' ? notesByText(value, options) : null
  if (notes !== null) {
    for (const [letter, note] of notes) put(`explanation ${letter}`, note)
    return
  }
  const texts = value.kind === 'list' ? textsIn(value.items) : null
  if (texts === null || value.kind !== 'list')
    return put(name, value.kind === 'list' && value.items.length === 0 ? '' : written(value))
  const meaning = meaningOf(name)
  if (meaning === 'wrong') {
    for (const [index, text] of texts.entries()) put(`wrong answer ${index + 1}`, text)
    return
  }
  if (meaning === 'correct' || meaning === 'options') return putKeys(name, texts, options, put)
  if (meaning === 'tags') return put(name, texts.join('; '))
  if (meaning === 'explanation' || meaning === 'hint' || meaning === 'content') return put(name, texts.join('\n'))
  put(name, isAcceptedHead(name) ? texts.join('|') : texts.length > 1 ? written(value) : (texts[0] ?? ''))
}

/** Without it nobody knows what is asked, or what is right. */
function isNeeded(name: string): boolean {
  const meaning = meaningOf(name)
  return (
    ['content', 'title', 'numberOrContent', 'correct', 'options', 'wrong'].includes(meaning ?? '') ||
    placeSign(name) !== ''
  )
}

/** Numbers and letters as people list them; texts as programs do. */
function putKeys(name: string, texts: readonly string[], options: readonly OfferedOption[], put: Put): void {
  const keys = texts.map((text) => labelled(text, options))
  const areSigns = keys.every((key) => /^(?:\d{1,2}|[A-J])$/i.test(key.trim()))
  const isTyped = keys.length > 1 && options.length === 0
  const said = keys.length < 2 || areSigns ? keys.join(', ') : isTyped ? keys.join('; ') : JSON.stringify(keys)
  put(name, said, isTyped ? 'several' : undefined)
}

function textsIn(items: readonly Value[]): string[] | null {
  const texts = items.flatMap((item) => (item.kind === 'scalar' ? item.text : []))
  return texts.length === items.length && texts.length > 0 ? texts : null
}

/** A key may be the id of an option, which says nothing but which of them is meant. */
function labelled(key: string, options: readonly OfferedOption[]): string {
  const said = key.trim()
  if (said === '' || options.some(({ text }) => text.trim() === said)) return key
  const areCounted = options.every(
    ({ label }, index) => label === null || [String(index), String(index + 1)].includes(label),
  )
  const named = options.filter(({ label }) => label === said)
  return named.length === 1 && !areCounted ? (named[0]?.letter ?? key) : key
}
