import { labelsInside } from '@lms/contracts/exchange/marking/line-labels.ts'
import { type RoledLine, rolesOf } from '@lms/contracts/exchange/marking/line-roles.ts'
import type { LineMark, LineRole } from '@lms/contracts/exchange/marking/marking.ts'
import { type Line, cutLine, plainLine, trimLine } from './document.ts'
import { type Entry, linesOf } from './entries.ts'
import { type FoundInPaper, type PictureName, itemsOf } from './items.ts'
import type { Pair } from './key-lists.ts'
import { truthsSaid } from './keys.ts'
import { type Draft, type Option, draftOf } from './options.ts'
import type { Question } from './questions.ts'
import type { Row } from './rows.ts'
import { letters, pointsIn, saidLetters } from './words.ts'

/** A paper read by what a person says that its lines are; what is asked, offered and said is settled as in any other. */

/** A line of a question and what it is. */
interface Part extends RoledLine {
  entry: Entry
}

interface Asked {
  question: Question
  parts: Part[]
  /** In the list of keys. */
  listed: string[]
}

/** `begins` are places of the lines with which questions begin. */
export function markedPaper(
  rows: readonly Row[],
  marks: readonly LineMark[],
  pictureName: PictureName,
): FoundInPaper & { begins: number[] } {
  const { entries, shown } = linesOf(rows)
  const roles = rolesOf(shown, marks)
  const { asked, keys, known } = questionsOf(entries.flatMap((entry, at) => (roles[at] ? { ...roles[at], entry } : [])))
  const alphabet = alphabetOf(asked)
  const { used, unasked } = shareOut(keys, asked, alphabet)
  const drafts = asked.map((one) => draftOfMarked(one, alphabet))
  for (const [at, { question, parts }] of asked.entries()) {
    const [before, own] = [drafts[at - 1], drafts[at]]
    const last = asked[at - 1]?.parts.findLast(({ role }) => role !== 'more')
    // Where options are counted like questions, one that its question lacks may be what this one begins with.
    const isLacking = last?.role === 'option' && last.label?.sign === parts[0]?.label?.sign
    const isUnsure = isLacking && (before?.options.length ?? 0) < alphabet.length
    const isCut = question.number === 1 && own?.options.length === 0 && alphabet.length > 0
    if (isUnsure || isCut || question.isNumberOdd) before?.doubts.push('lineUnclear')
    if (isUnsure) own?.doubts.push('lineUnclear')
  }
  const { items } = itemsOf(drafts, { pairs: [], solutions: new Map() }, pictureName)
  // Typed answers are meant where somebody showed one; a label alone is the key of options that are lost.
  const isTyped = (at: number): boolean => drafts[at]?.options.length === 0 && drafts[at].said !== null
  const mayBeTyped = asked.some(({ parts }, at) => parts[0]?.by === 'person' && isTyped(at))
  for (const [at, item] of items.entries()) {
    const said = drafts[at]?.said ?? ''
    item.reasons = [{ code: 'marked' }, ...(item.reasons ?? [])]
    const isLabel = alphabet.includes(plainKey(said)) || saidLetters.test(said)
    if (mayBeTyped && isTyped(at) && !isLabel && !said.includes('\uFFFC'))
      item.problems = item.problems.filter(({ code }) => code !== 'keyUnclear')
  }
  const taken = new Set(asked.flatMap(({ question }) => [...question.shared, ...question.rows]).map(({ at }) => at))
  const furniture = new Set([...known, ...used].map(({ at }) => at))
  const leftOver = entries.map(({ at }) => at).filter((at) => !taken.has(at) && !furniture.has(at))
  const begins = asked.map(({ question }) => question.rows[0]?.at ?? 0)
  return { items, begins, taken: [...taken], furniture: [...furniture], leftOver, unasked }
}

function questionsOf(all: readonly Part[]): { asked: Asked[]; keys: Entry[]; known: Entry[] } {
  const asked: Asked[] = []
  const keys: Entry[] = []
  const known: Entry[] = []
  let shared: Row[] = []
  let open: Asked | null = null
  for (const [at, part] of all.entries()) {
    const { role, by, entry, label } = part
    const isFirst = all[at - 1]?.role !== role
    if (role === 'question') {
      const last: Question | undefined = asked.at(-1)?.question
      const number = /^\d+$/u.test(label?.counted ?? '') ? Number(label?.counted) : (last?.number ?? 0) + 1
      const isNumberOdd = last !== undefined && number !== last.number + 1 && number !== 1
      const points = pointsIn(entry.text.slice(0, label?.at ?? 0))
      const place = last ? last.part + (number === 1 ? 1 : 0) : 0
      const own = { number, part: place, kind: null, section: '', shared, rows: [rowOf(entry)], isNumberOdd, points }
      open = { question: own, parts: [part], listed: [] }
      asked.push(open)
    } else if (role === 'text') {
      if (isFirst) shared = []
      shared.push(rowOf(entry))
      open = null
    } else if (role === 'keys') {
      // What heads a list is known; what stands in it may be left over.
      if (by === 'person' && isFirst) known.push(entry)
      keys.push(entry)
      shared = []
      open = null
    } else if (role === 'skip') known.push(...(by === 'place' ? [] : [entry]))
    else if (open) {
      open.parts.push(part)
      open.question.rows.push(rowOf(entry))
    } else if (role === 'more') shared.push(rowOf(entry))
  }
  return { asked, keys, known }
}

/** The labels that most questions have, in their order: the first letters of an alphabet, whichever it is. */
function alphabetOf(asked: readonly Asked[]): string[] {
  const offered = asked.map(({ parts }) => parts.flatMap((part) => optionsIn(part).map(({ name }) => name)))
  const lists = [...Map.groupBy(offered, (names) => names.join(' ')).values()]
  const common = lists.filter((same) => same.length > 1 && same.length * 10 >= offered.length)
  const longest = (common.length > 0 ? common : lists).map(([names = []]) => names)
  return longest.toSorted((one, other) => other.length - one.length)[0] ?? []
}

/** One option, or several in a line; only those that count on, where it is known how. */
function optionsIn({ role, entry, label }: Part, alphabet?: readonly string[]): (Option & { name: string })[] {
  if (role !== 'option') return []
  const line = trimLine(entry.line)
  const text = plainLine(line)
  const to = label?.isCertain === true ? label.at : 0
  const found = [{ name: label?.counted ?? '', from: 0, to, isStarred: to > 0 && /^[*✓#]/u.test(text) }]
  for (const one of label?.counted ? labelsInside(text, label) : []) {
    const next = alphabet?.[alphabet.indexOf(found.at(-1)?.name ?? '') + 1]
    const isNext = alphabet ? one.name === next : found.every(({ name }) => name !== one.name)
    if (isNext && one.from >= to) found.push(one)
  }
  return found.map(({ name, from, to: end, isStarred }, at) => {
    const own = trimLine(cutLine(line, end, found[at + 1]?.from))
    return { name, label: cutLine(line, from, end), line: own, more: [], isStarred }
  })
}

function draftOfMarked({ question, parts, listed }: Asked, alphabet: readonly string[]): Draft {
  const stem: Row[] = []
  const options: (Option & { name: string })[] = []
  const explanation: Row[] = []
  const keys = [...listed]
  const doubts: Draft['doubts'] = []
  let last: LineRole = 'question'
  for (const part of parts) {
    const { entry, role, by, label } = part
    if (role === 'option') options.push(...optionsIn(part, alphabet))
    else if (role === 'answer') keys.push(plainLine(behind(part)) || (label?.counted ?? ''))
    else if (role === 'solution') explanation.push({ ...rowOf(entry), line: behind(part) })
    else if (role === 'question')
      stem.push(
        label?.isCertain ? { ...rowOf(entry), line: behind(part), text: plainLine(behind(part)) } : rowOf(entry),
      )
    else if (last === 'question') stem.push(rowOf(entry))
    else if (last === 'option') options.at(-1)?.more.push(rowOf(entry))
    else {
      // Below a key anything may begin: it explains where somebody says so.
      if (last === 'answer' && by === 'place') doubts.push('lineUnclear')
      explanation.push(rowOf(entry))
    }
    if (role !== 'more') last = role
  }
  // What nobody marked of it is as papers are written.
  const written = draftOf({ ...question, rows: stem })
  const marked = { stem, options, said: null, explanation: [], doubts: [] }
  const draft: Draft = { ...written, rows: question.rows, ...(options.length > 0 && marked) }
  const names = options.map(({ name }) => name)
  const said = keys.map((key) => keyIn(key, draft.options, names))
  if (said.length > 0) draft.said = said[0] ?? null
  if (new Set(said).size > 1) doubts.push('keyConflict')
  if (names.some((name, at) => name !== (alphabet[at] ?? ''))) doubts.push('optionsUnclear')
  return { ...draft, explanation: [...draft.explanation, ...explanation], doubts: [...draft.doubts, ...doubts] }
}

function rowOf({ at, text, line, table }: Entry): Row {
  return { line, text: table ? '\uFFFC' : plainLine(line), at, shown: [text], ...(table && { table }) }
}

const behind = ({ entry, label }: Part): Line => trimLine(cutLine(trimLine(entry.line), label?.at ?? 0))

const plainKey = (key: string): string => key.normalize('NFKC').trim().toUpperCase()

/** The letters that the grammar has for the printed labels; null where options have none like it. */
function keyIn(key: string, options: readonly Option[], names: readonly string[]): string | null {
  if (options.length === 0) return key.trim()
  const said = plainKey(key)
  const bare = said.split(/\s*[,;&]\s*/u).map((one) => one.replaceAll(/^[([]|[)\].:]$/gu, ''))
  const [, first] = /^[([]?([^\s.:)\]、-]{1,5})[.:)\]、-]+\s/u.exec(said) ?? []
  const labels = names.some((name) => name !== '') ? names : letters.split('')
  for (const own of [bare, [first ?? '']]) {
    const places = own.map((name) => labels.indexOf(name))
    if (!places.includes(-1)) return places.map((place) => letters[place]).join(', ')
  }
  if (saidLetters.test(said)) return null
  const same = options.flatMap(({ line }, place) => (plainKey(plainLine(line)) === said ? [letters[place]] : []))
  if (same.length === 1) return same[0] ?? null
  return truthsSaid(key).length === options.length ? key : null
}

/** Keys of many by their numbers; without any, one behind the other below their heading, where there are as many. */
function shareOut(keys: readonly Entry[], asked: readonly Asked[], alphabet: readonly string[]) {
  const used: Entry[] = []
  const unasked: number[] = []
  const give = (to: Asked, said: string, entry: Entry): void => void (to.listed.push(said), used.push(entry))
  const listed = keys.flatMap((entry) => pairsIn(entry.text, alphabet).map((pair) => ({ ...pair, entry })))
  for (const { number, said, entry } of listed) {
    const isLabel = alphabet.includes(plainKey(said))
    const [meant, ...others] = asked.filter(
      ({ question, parts }) => question.number === number && (!isLabel || parts.some(({ role }) => role === 'option')),
    )
    if (!meant) unasked.push(number)
    else if (others.length === 0) give(meant, said, entry)
  }
  const [, ...alone] = keys
  if (listed.length === 0 && alone.length === asked.length)
    for (const [at, one] of asked.entries()) for (const entry of alone.slice(at, at + 1)) give(one, entry.text, entry)
  return { used, unasked }
}

const between = String.raw`\s*[.:)\-–=>、]`

/** '1-Б 2-А', or one number and what is said of it. */
function pairsIn(typed: string, alphabet: readonly string[]): Pair[] {
  const names = alphabet.filter((name) => name !== '').join('|') || '[A-H]'
  const sign = /^\d/u.test(names) ? `${between}{1,2}` : `(?:${between}{1,2})?`
  const pair = new RegExp(String.raw`(?<![\p{L}\p{Nd}])(\d{1,4})${sign}\s*(${names})(?![\p{L}\p{Nd}])`, 'gu')
  const text = plainKey(typed)
  const found = [...text.matchAll(pair)].map(([, number, said = '']) => ({ number: Number(number), said }))
  const rest = text.replaceAll(pair, '').match(/[\p{L}\p{Nd}]/gu) ?? []
  if (found.length > 0 && rest.length <= found.length * 3) return found
  const [, number, said = ''] = /^\D{0,10}(\d{1,4})\s?[-.):–]\s*(\S.*)$/u.exec(typed) ?? []
  return number === undefined ? [] : [{ number: Number(number), said }]
}
