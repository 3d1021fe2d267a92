import { type Line, cutLine, plainLine, trimLine } from './document.ts'
import type { Question } from './questions.ts'
import { type Row, cutRow } from './rows.ts'
import { aside, keyAhead, keyInside, keyLine, letters, saidLetters, solutionLine, tickAt } from './words.ts'

/** What of a question is asked, what is offered, and what is said of it below. */

export interface Option {
  label: Line
  line: Line
  more: Row[]
  isStarred: boolean
}

export interface Draft extends Question {
  stem: Row[]
  options: Option[]
  /** Letters or a text that a line below says. */
  said: string | null
  /** Only its solution says it. */
  isSaidInside: boolean
  explanation: Row[]
  doubts: ('lineUnclear' | 'optionsUnclear' | 'keyConflict')[]
}

interface Label {
  at: number
  end: number
  isStarred: boolean
  sign: string
}

const labelAt = (letter: string, sign: string): RegExp =>
  new RegExp(String.raw`(?<=^|[\s\uFFFC.;,])([*#]?)\(?(${letter})\s*${sign}(?:\s|(?=[^\s.])|$)`, 'u')

/** Labels in a line from the option at this place on, each the next after the one before. */
function labelsIn(text: string, from: number, letterCase: 'a' | 'A' | null, below = ''): Label[] {
  const found: Label[] = []
  let own = letterCase
  let at = 0
  for (let next = from; next >= 0 && next < letters.length; next += 1) {
    const upper = letters[next] ?? ''
    const letter = own === null ? `[${upper}${upper.toLowerCase()}]` : own === 'a' ? upper.toLowerCase() : upper
    const rest = text.slice(at)
    const label = labelAt(letter, found[0] ? `[${found[0].sign}]` : String.raw`[.)/:]`).exec(rest)
    if (!label) break
    // Only at the beginning of a line, unless its neighbours stand in the same line.
    if (found.length === 0 && from > 0 && rest.slice(0, label.index).trim() !== '') break
    const end = at + label.index + label[0].length
    found.push({
      at: at + label.index + (label[0].length - label[0].trimStart().length),
      end,
      isStarred: label[1] !== '',
      sign: /[.)/:]\s*$/u.exec(label[0].trimEnd())?.[0].trim() ?? '.',
    })
    own ??= label[2] === upper ? 'A' : 'a'
    at = end - (/\s$/u.test(label[0]) ? 1 : 0)
  }
  const isAlone = found.length === 1 && text.slice(0, found[0]?.at).trim() !== '' && !/^\s*\(?[Bb][.)]/u.test(below)
  return isAlone ? [] : found
}

const optionsFrom = (line: Line, labels: readonly Label[]): Option[] =>
  labels.map(({ at, end, isStarred }, index) => ({
    label: cutLine(line, at, end),
    line: trimLine(cutLine(line, end, labels[index + 1]?.at)),
    more: [],
    isStarred,
  }))

const shownLetter = ({ label }: Option): string =>
  plainLine(label)
    .replaceAll(/[^\p{L}]/gu, '')
    .toUpperCase()

export function draftOf(question: Question): Draft {
  const draft: Draft = {
    ...question,
    stem: [],
    options: [],
    said: null,
    isSaidInside: false,
    explanation: [],
    doubts: [],
  }
  let isSolved = false
  let isBehindGap = false
  let letterCase: 'a' | 'A' | null = null
  for (const [at, row] of question.rows.entries()) {
    if (row.text.trim() === '' && !row.table) {
      isBehindGap = draft.options.length > 0
      continue
    }
    if (isSolved) {
      draft.explanation.push(row)
      continue
    }
    if (draft.options.length > 0 || draft.stem.length > 0) {
      const end = endedBy(draft, row)
      if (end !== null) {
        isSolved = end === 'solved'
        continue
      }
    }
    const below = question.rows.slice(at + 1).find(({ text }) => text.trim() !== '')?.text
    const labels: readonly Label[] = row.table ? [] : labelsIn(row.text, draft.options.length, letterCase, below)
    if (labels.length > 0) {
      letterCase ??= /[a-z]/u.test(row.text.slice(labels[0]?.at, labels[0]?.end)) ? 'a' : 'A'
      const before = cutRow(row, 0, labels[0]?.at)
      if (before.text !== '') draft.stem.push(before)
      draft.options.push(...optionsFrom(row.line, labels))
      isBehindGap = false
      continue
    }
    const last = draft.options.at(-1)
    if (!last) {
      draft.stem.push(row)
      continue
    }
    const later = laterLabels(row, letterCase)
    if (later.length > 0) draft.options.push(...optionsFrom(row.line, later))
    else {
      last.more.push(row)
      if (isBehindGap || /[?？]\s*$/u.test(row.text)) draft.doubts.push('lineUnclear')
    }
  }
  putInOrder(draft)
  if (draft.said === null) {
    const solution = draft.explanation.map(({ text }) => text).join('\n')
    const inside = new Set([...solution.matchAll(keyInside)].map(([, own = '']) => own))
    const [only] = inside
    if (only !== undefined && inside.size === 1) Object.assign(draft, { said: only, isSaidInside: true })
  }
  return draft
}

/** A line that says the key, or below which the question is explained; null where it is any other. */
function endedBy(draft: Draft, row: Row): 'said' | 'solved' | null {
  const key = keyLine.exec(row.text)
  const rest = (key?.[1] ?? '').trim()
  // Room to write on.
  if (key && /^[_.…‥\s]{3,}$/u.test(rest)) return 'said'
  if (key && rest === '' && draft.options.length === 0) return 'solved'
  const solution = solutionLine.exec(row.text)
  if (solution) {
    const own = cutRow(row, solution[0].length)
    if (own.text !== '' || own.line.length > 0) draft.explanation.push(own)
    return 'solved'
  }
  if (key && rest !== '' && !/^\s*(?:chọn|trả lời)\s+\p{Ll}/u.test(row.text)) {
    const letter = saidLetters.exec(key[1] ?? '')
    const said = (letter?.[1] ?? rest).trim()
    if (draft.said !== null && draft.said !== said) draft.doubts.push('keyConflict')
    draft.said = said
    const reason = letter ? (key[1] ?? '').slice(letter[0].length).trim() : ''
    if (reason !== '') draft.explanation.push(cutRow(row, row.text.length - reason.length))
    return 'said'
  }
  const ahead = draft.options.length > 1 ? keyAhead.exec(row.text) : null
  if (ahead) {
    draft.said = (ahead[1] ?? '').toUpperCase()
    draft.explanation.push(cutRow(row, ahead[0].length))
    return 'solved'
  }
  if (!aside.test(row.text)) return null
  draft.explanation.push(row)
  return 'solved'
}

/** A label that is not the next one: columns that are read downwards, or one is missing. */
function laterLabels({ text }: Row, letterCase: 'a' | 'A' | null): Label[] {
  const first = (/^\s*[*#]?\(?([B-H])[.)]\s/iu.exec(text)?.[1] ?? 'Z').toUpperCase()
  const found = labelsIn(text, letters.indexOf(first), letterCase)
  return found[0] && text.slice(0, found[0].at).trim() === '' ? found : []
}

function putInOrder(draft: Draft): void {
  const shown = draft.options.map(shownLetter)
  if (shown.every((own, at) => own === letters[at])) return
  const order = shown.toSorted()
  if (order.some((own, at) => own !== letters[at])) draft.doubts.push('optionsUnclear')
  draft.options = order.flatMap((own) => draft.options[shown.indexOf(own)] ?? [])
}

/** Lines without labels are options where a sign tells one of them apart in most questions. */
export function withUnlettered(drafts: Draft[]): Draft[] {
  const bare = new Set(
    drafts.filter(({ options, stem }) => options.length === 0 && stem.length >= 3 && stem.length <= 8),
  )
  const told = [...bare].filter(
    ({ stem }) => stem.slice(1).filter(({ text }) => tickAt(text) !== -1 || /^\s*[*+]/u.test(text)).length === 1,
  )
  if (told.length < 2 || told.length * 2 < drafts.length) return drafts
  return drafts.map((one) => {
    if (!bare.has(one)) return one
    const options = one.stem.slice(1).map((row): Option => {
      const [sign = '', star] = /^\s*(?:([*+])|[•●▪])\s*/u.exec(row.text) ?? []
      return { label: [], line: cutLine(row.line, sign.length), more: [], isStarred: star !== undefined }
    })
    return { ...one, stem: one.stem.slice(0, 1), options }
  })
}
