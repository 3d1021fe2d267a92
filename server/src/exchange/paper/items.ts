import type { KeyMarks, KeySign } from '@lms/contracts/exchange/origin.ts'
import { escapeText, textOf } from '@lms/contracts/rich-text.ts'
import { formulaElement, withoutSigns } from '../formulas-in-text.ts'
import {
  type ItemAnswer,
  type Problem,
  type ReadItem,
  type Reason,
  blocking,
  choiceType,
  emptyItem,
  noteOnce,
  placeOf,
  pointsFrom,
  settledType,
  titleFrom,
} from '../item.ts'
import { type Line, cutLine, lineHtml, plainLine, trimLine, withoutFeature } from './document.ts'
import { type Sign, believedSigns, lettersSaid, markedBy, truthsSaid } from './keys.ts'
import { type Draft, draftOf } from './options.ts'
import { type HtmlOf, isOwn, ownQuestion } from './own-questions.ts'
import type { Paper } from './questions.ts'
import { type Row, sourceOf } from './rows.ts'
import {
  anyLabel,
  asksMany,
  asksTruths,
  keyLine,
  labelLeft,
  letters,
  listLeft,
  named,
  pictureSpoken,
  saidLetters,
  tickAt,
} from './words.ts'

/** Questions of a paper, with their keys, and what of them somebody has to look at. */

export type PictureName = (part: string) => string

export interface FoundInPaper {
  items: ReadItem[]
  /** Places of the lines that are in questions, and of those that are known to be in none. */
  taken: number[]
  furniture: number[]
  /** Places of lines that are in no question and that nothing is known of. */
  leftOver: number[]
  /** Numbers that a list of keys has and no question. */
  unasked: number[]
}

/** What a sign is called where somebody may believe it or not. */
const signNames: Readonly<Record<Sign, KeySign>> = {
  typed: 'star',
  highlight: 'highlight',
  color: 'color',
  underline: 'underline',
  bold: 'bold',
}

/** What all questions of a paper have in common. */
interface Around {
  signs: readonly Sign[]
  numbersOnce: boolean
  parts: readonly number[]
  /** Those in which a question says no key. */
  openParts: readonly number[]
  pairs: Paper['pairs']
  /** Fewer options than most, in less than a tenth of the questions: some may be lost. */
  isRare(options: number): boolean
  html: HtmlOf
}

/** `unmet` is what is said below a number that no question has, `unasked` are numbers of keys that none has. */
export function itemsOf(
  given: readonly Draft[],
  { pairs, solutions }: Pick<Paper, 'pairs' | 'solutions'>,
  pictureName: PictureName,
): { items: ReadItem[]; unmet: Row[]; unasked: number[] } {
  const drafts = given.map(withKind)
  const counts = drafts
    .filter(({ kind, options }) => kind !== 'statements' && options.length > 1)
    .map(({ options }) => options.length)
  const usual = mostOften(counts)
  const around: Around = {
    signs: believedSigns(drafts),
    numbersOnce: new Set(drafts.map(({ number }) => number)).size === drafts.length,
    parts: [...new Set(drafts.map(({ part }) => part))],
    openParts: [...new Set(drafts.flatMap(({ part, said }) => (said === null ? [part] : [])))],
    pairs,
    isRare: (many) => many < usual && counts.filter((one) => one === many).length * 10 < counts.length,
    html: (rows) => withoutSigns(htmlWith(pictureName)(rows)),
  }
  const numbers = new Set(drafts.map(({ number }) => number))
  const { found, unmet } = solutionsBehind(drafts, solutions, around)
  return {
    items: drafts.map((draft) =>
      isOwn(draft) ? ownQuestion(draft, around.html) : itemOf(draft, found.get(draft) ?? null, around),
    ),
    unmet,
    unasked: [...new Set(pairs.flat().map(({ number }) => number))].filter((number) => !numbers.has(number)),
  }
}

/** Small letters below a text that says so are true or false one by one. */
function withKind(draft: Draft): Draft {
  const [first] = draft.options
  const isSmall = first !== undefined && /^[a-h]/u.test(plainLine(first.label).replaceAll(/[^\p{L}]/gu, ''))
  if (draft.kind === 'statements' || !isSmall) return draft
  const said = draft.said ?? ''
  const isSaid = draft.kind === null && !saidLetters.test(said) && truthsSaid(said).length === draft.options.length
  const isAsked = asksTruths.test(draft.stem.map(({ text }) => text).join(' '))
  return isSaid || isAsked ? { ...draft, kind: 'statements' } : draft
}

/** What is said behind all questions; a solution that repeats its question belongs to that one, whatever its number. */
function solutionsBehind(
  drafts: readonly Draft[],
  solutions: Paper['solutions'],
  { numbersOnce, parts }: Around,
): { found: ReadonlyMap<Draft, Draft>; unmet: Row[] } {
  const places = new Map(drafts.map((one) => [spelled(one), one]))
  const found = new Map<Draft, Draft>()
  const unmet: Row[] = []
  for (const [name, rows] of solutions) {
    const own = draftOf({ ...emptyQuestion, rows })
    const same = own.options.length > 1 ? places.get(spelled(own)) : undefined
    if (same) {
      found.set(same, own)
      continue
    }
    const [part = 0, number = 0] = name.split(' ').map(Number)
    const meant = drafts.find((one) => one.number === number && (numbersOnce || parts.indexOf(one.part) === part))
    if (meant && own.options.length < 2 && !found.has(meant)) {
      // Below its number everything explains, but for the key.
      const told = draftOf({ ...meant, rows: [...blankRow, ...rows] })
      found.set(meant, { ...told, stem: told.stem.slice(1) })
    } else unmet.push(...rows)
  }
  return { found, unmet }
}

const blankRow: Row[] = [{ line: [], text: '\uFFFC', at: 0, shown: [] }]
const emptyQuestion = {
  number: 0,
  part: 0,
  kind: null,
  section: '',
  shared: [],
  isNumberOdd: false,
  points: null,
} as const

/** Letters and numbers of what is asked and offered. */
function spelled({ stem, options }: Draft): string {
  return [...stem.map(({ line }) => line), ...options.map(({ line }) => line)]
    .flat()
    .map((piece) => ('text' in piece ? piece.text : 'latex' in piece ? piece.latex : piece.kind))
    .join('')
    .replaceAll(/[^\p{L}\d]/gu, '')
}

function listedKey({ number, part }: Draft, { numbersOnce, pairs, parts, openParts }: Around): string | null {
  // Parts whose questions say their keys themselves have no list.
  const listed = pairs.length === parts.length ? parts : openParts
  const own = numbersOnce ? pairs.flat() : pairs.length === listed.length ? (pairs[listed.indexOf(part)] ?? []) : []
  const found = new Set(own.filter((pair) => pair.number === number).map(({ said }) => said.trim()))
  const [only] = found
  return found.size === 1 ? (only ?? null) : null
}

/** What says the key in words, by where it stands. */
type Said = readonly (readonly [KeySign, string])[]

function itemOf(draft: Draft, behind: Draft | null, around: Around): ReadItem {
  const { html } = around
  const item = emptyItem()
  const problems: Problem[] = []
  const keys: string[] = []
  const labels = draft.options.map(({ label }) => plainLine(label).trim()).join(' ')
  const doubt = (code: Problem['code'], text = ''): void => {
    const about = code === 'optionsUnclear' ? labels : shownKey(keys[0] ?? '') || labels
    noteOnce(problems, blocking(code, text || about))
  }
  const listed = listedKey(draft, around)
  const said: Said = [
    ...(draft.said === null ? [] : ([[draft.isSaidInside ? 'solution' : 'said', draft.said]] as const)),
    ...(behind?.said == null ? [] : ([['solution', behind.said]] as const)),
    ...(listed === null ? [] : ([['sheet', listed]] as const)),
  ]
  const solution = behind ? (behind.explanation.length > 0 ? behind.explanation : behind.stem) : []
  item.content = html([...draft.shared, ...draft.stem])
  item.title = titleFrom(item.content)
  item.explanation = html(draft.explanation.length > 0 ? draft.explanation : solution)
  item.points = draft.points === null ? null : pointsFrom(draft.points, problems)
  const keyLooks = around.signs.filter((sign) => sign !== 'typed' && markedBy(sign, draft).length > 0)
  const plain = (line: Line): Line =>
    keyLooks.reduce((own, sign) => (sign === 'typed' ? own : withoutFeature(own, sign)), withoutTick(line))
  const options = draft.options.map(({ line, more }) =>
    html([asRow(plain(line)), ...more.map((row) => ({ ...row, line: plain(row.line) }))]),
  )
  const marks: KeyMarks = {}
  for (const sign of ['typed', 'highlight', 'color', 'underline', 'bold'] as const) {
    const found = markedBy(sign, draft)
    if (found.length > 0) marks[signNames[sign]] = found
  }
  const used: Reason[] = []
  const believe = (sign: KeySign): void => {
    if (!used.some(({ code }) => code === sign)) used.push({ code: sign })
  }
  function takeStatements(): void {
    item.type = 'statements'
    const told: boolean[][] = []
    for (const [sign, text] of said) {
      const truths = truthsSaid(text)
      if (truths.length !== options.length) continue
      told.push(truths)
      believe(sign)
    }
    for (const sign of around.signs) {
      const found = markedBy(sign, draft)
      if (found.length === 0) continue
      told.push(options.map((_, at) => found.includes(at)))
      believe(signNames[sign])
    }
    for (const own of told) keys.push(own.join())
    item.statements = options.map((text, at) => ({ text, isTrue: told[0]?.[at] === true }))
  }

  function takeChoice(): void {
    for (const [sign, text] of said) {
      if (!/^[A-H](?![\p{L}])/u.test(text)) continue
      const places = lettersSaid(text)
      marks[sign] = places
      keys.push(places.join())
      believe(sign)
    }
    for (const sign of around.signs) {
      const found = markedBy(sign, draft)
      if (found.length === 0) continue
      keys.push(found.join())
      believe(signNames[sign])
    }
    const right = new Set((keys[0] ?? '').split(',').filter(Boolean).map(Number))
    item.answers = options.map((text, at): ItemAnswer => ({ text, isCorrect: right.has(at) }))
    item.type = choiceType(item.answers)
    if (right.size > 1 && !asksMany.test(textOf(item.content))) doubt('keyUnclear')
    if ([...right].some((at) => at >= options.length)) doubt('keyUnclear')
    if (around.isRare(options.length)) doubt('optionsUnclear')
  }

  function takeTyped(): void {
    const [text = ''] = said.map(([, own]) => own)
    const bare = text.replaceAll(/[[\]]/gu, '').trim()
    // A sentence ends with its point, a word does not.
    const answer = bare.split(/\s+/u).length > 3 ? bare : bare.replace(/[.;]$/u, '').trim()
    item.type = 'fill_blank'
    item.answers = [{ text: `<p>${escapeText(answer)}</p>`, isCorrect: true }]
    keys.push(answer)
    for (const [sign] of said.slice(0, 1)) believe(sign)
    if (
      draft.kind !== 'short' ||
      options.length === 1 ||
      saidLetters.test(answer) ||
      answer.length > 60 ||
      answer.includes('\uFFFC')
    )
      doubt('keyUnclear')
  }

  if (draft.kind === 'statements' && options.length > 1) takeStatements()
  else if (options.length > 1) takeChoice()
  else if (draft.kind === 'short' && options.length === 1 && draft.said === null) {
    item.type = 'fill_blank'
    item.answers = [{ text: options[0] ?? '', isCorrect: true }]
    keys.push(options[0] ?? '')
  } else if (draft.said !== null || (draft.kind === 'short' && said.length > 0)) takeTyped()
  else {
    // One without options may have lost them, unless its part says otherwise.
    item.type = draft.kind === 'essay' ? 'essay' : 'single_choice'
    if (options.length === 1) doubt('optionsUnclear')
    if (draft.kind !== 'essay') doubt('noKey')
    keys.push('')
  }
  if (keys.length === 0) doubt('noKey')
  if (new Set(keys).size > 1) doubt('keyConflict', [...new Set(keys)].map(shownKey).join(' / '))
  for (const [code, text] of textDoubts(draft, options, item.content)) doubt(code, text)
  const own = [...draft.shared, ...draft.rows]
  return {
    item: settledType(item),
    problems,
    place: placeOf(draft.number),
    source: sourceOf(own),
    ...(listed !== null && { listed: `${draft.number}. ${listed}` }),
    reasons: used,
    marks,
    ...(draft.section !== '' && { section: draft.section }),
  }
}

const shownKey = (places: string): string => places.replaceAll(/\d+/gu, (place) => letters[Number(place)] ?? place)
const asRow = (line: Line): Row => ({ line, text: plainLine(line), at: 0, shown: [] })
/** What was read may not be all, or not of this question. */
function textDoubts(draft: Draft, options: readonly string[], content: string): [Problem['code'], string][] {
  const found: [Problem['code'], string][] = []
  const add = (code: Problem['code'], text = ''): void => void found.push([code, text])
  const [asked = ''] = draft.stem.map(({ text }) => text)
  if (listLeft.test(draft.shared.map(({ text }) => text).join(' '))) add('lineUnclear', draft.shared[0]?.text)
  const offered = draft.options.map(({ line, more }) => [line, ...more.map((one) => one.line)].map(plainLine).join(' '))
  const left = [...draft.stem.map(({ text }) => text), ...offered].find((text) =>
    labelLeft.test(text.replace(anyLabel, '')),
  )
  if (left !== undefined) add('optionsUnclear', left)
  if (draft.isNumberOdd) add('lineUnclear', asked)
  if (draft.options.some(({ line }) => saidLetters.test(keyLine.exec(plainLine(line))?.[1] ?? ''))) add('keyUnclear')
  const isEmpty = (html: string): boolean => textOf(html).trim() === '' && !/<img|data-latex/u.test(html)
  if (options.some(isEmpty)) add('optionsUnclear')
  if (new Set(options.map((html) => html.replaceAll(/<(?!img|span)[^<>]*>/gu, '').trim())).size < options.length)
    add('keyUnclear')
  if (isEmpty(content)) add('lineUnclear')
  const pieces = [...draft.shared, ...draft.rows].flatMap(({ line, table }) => [...line, ...(table?.flat(3) ?? [])])
  if (pieces.some(({ kind }) => kind === 'lost')) add('pictureMissing', asked)
  const spoken = pictureSpoken.exec(textOf(content))?.[0]
  if (spoken !== undefined && !/<img|<table/u.test(content)) add('pictureMissing', spoken)
  // Something below that begins like another question, or more lines than an option has.
  const lines = [...draft.stem.slice(1), ...draft.options.flatMap(({ more }) => more)]
  const begun = lines.find(({ text }) => named.test(text))
  const last = draft.options.at(-1)?.more[0]
  if (begun) add('lineUnclear', begun.text)
  if (last && draft.options.slice(0, -1).every(({ more }) => more.length === 0)) add('lineUnclear', last.text)
  const lowest = draft.options.at(-1)?.more.at(-1) ?? draft.rows.at(-1)
  for (const code of draft.doubts) add(code, lowest?.text ?? '')
  return found
}

/** As it stands: signs around formulas are letters like others. */
export const htmlWith =
  (pictureName: PictureName): HtmlOf =>
  (rows) =>
    rows.map((row) => rowHtml(row, pictureName)).join('')

function rowHtml({ line, table }: Row, pictureName: PictureName): string {
  if (!table) return lineElement(trimLine(line), pictureName)
  const cell = (lines: readonly Line[]): string =>
    `<td>${lines.map((one) => lineElement(one, pictureName)).join('') || '<p></p>'}</td>`
  return `<table><tbody>${table.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</tbody></table>`
}

function lineElement(line: Line, pictureName: PictureName): string {
  const [only] = line
  if (line.length === 1 && only?.kind === 'formula' && only.isBlock) return formulaElement(only.latex, true)
  const inner = lineHtml(line, pictureName)
  return inner === '' ? '' : `<p>${inner}</p>`
}

function withoutTick(line: Line): Line {
  const at = tickAt(plainLine(line))
  return trimLine(at === -1 ? line : cutLine(line, 0, at))
}

function mostOften(values: readonly number[]): number {
  const counts = Map.groupBy(values, (value) => value)
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? 0
}
