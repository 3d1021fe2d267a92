import { type LineLabel, labelsInside, labelsOf } from './line-labels.ts'
import type { LineMark, LineRole, PaperLine } from './marking.ts'

export interface RoledLine {
  role: LineRole
  /** Because somebody said so, because somebody said so of a line like it, or only because of where it stands. */
  by: 'person' | 'alike' | 'place'
  /** What it begins with and is known by; null where it is known by nothing. */
  label: LineLabel | null
}

/** What lines are that look so: kept of one paper, it can be held against another. */
export type PaperShape = readonly { sign: string; roles: readonly LineRole[] }[]

/**
 * What each line of a paper is, by a few of which somebody said it. Lines are alike that begin alike; where that is not
 * enough to tell them apart, those that also look alike, stand below the same, behind a gap, at the same place. A line
 * that begins with nothing is known by where it stands.
 */
export function rolesOf(lines: readonly PaperLine[], marks: readonly LineMark[], shape: PaperShape = []): RoledLine[] {
  return learned(lines, marks, shape).roles
}

export function shapeOf(lines: readonly PaperLine[], marks: readonly LineMark[]): PaperShape {
  return [...learned(lines, marks, []).said].map(([sign, roles]) => ({ sign, roles: [...roles] }))
}

/** The first line of each sort that this shape finds in another paper: what somebody would mark there. */
export function marksBy(lines: readonly PaperLine[], shape: PaperShape): LineMark[] {
  const found = new Map<string, LineMark>()
  for (const [at, { role, by, label }] of rolesOf(lines, [], shape).entries()) {
    const sort = `${label?.sign} ${lines[at]?.looks} ${role}`
    if (by === 'alike' && !found.has(sort)) found.set(sort, { line: at + 1, role })
  }
  return [...found.values()]
}

type Said = Map<string, Set<LineRole>>

/** What one line says of others is settled once those before it are; a further time changes nothing. */
const rounds = 3

function learned(lines: readonly PaperLine[], marks: readonly LineMark[], shape: PaperShape) {
  const marked = new Map(marks.map(({ line, role }) => [line - 1, role]))
  const labels = labelsIn(lines, marked, shape)
  const known = (): Said => new Map(shape.map(({ sign, roles }) => [sign, new Set(roles)]))
  let pass = { roles: [] as RoledLine[], said: known() }
  const below = numbersBelow(labels)
  for (let round = 0; round < rounds; round += 1)
    pass = passOver(lines, { labels, below, marked, said: pass.said, next: known() })
  return pass
}

/** A line is known by what one of the marked lines begins with. */
function labelsIn(lines: readonly PaperLine[], marked: ReadonlyMap<number, LineRole>, shape: PaperShape) {
  const all = lines.map(({ text }) => labelsOf(text))
  const uses = new Map<string, Set<string>>()
  for (const [at, own] of all.entries())
    for (const { sign, counted } of own) uses.set(sign, (uses.get(sign) ?? new Set()).add(counted ?? `line ${at}`))
  const meant = new Set(shape.map(({ sign }) => sign.split('\t')[0] ?? ''))
  for (const [at, role] of marked) {
    const own = all[at] ?? []
    // What heads a list is known by all that it says; 'A cat' counts nothing, 'A cat' and 'B dog' do.
    const label =
      role === 'keys'
        ? own.findLast(({ sign }) => sign.startsWith('='))
        : (own.find(({ sign }) => (uses.get(sign)?.size ?? 0) > 1) ??
          own.find(({ sign, isCertain }) => isCertain && !sign.endsWith(' ')) ??
          (role === 'answer' || role === 'solution' ? own.find(({ sign }) => !sign.startsWith('=')) : undefined))
    if (label) meant.add(label.sign)
  }
  return all.map((own) => own.find(({ sign }) => meant.has(sign)) ?? null)
}

const numberOf = (label: LineLabel | null): number => Number(label?.counted ?? Number.NaN)

/** What the next line counts that begins alike. */
function numbersBelow(labels: readonly (LineLabel | null)[]): number[] {
  const last = new Map<string, number>()
  return labels
    .toReversed()
    .map((label) => {
      const below = last.get(label?.sign ?? '') ?? Number.NaN
      last.set(label?.sign ?? '', numberOf(label))
      return below
    })
    .toReversed()
}

interface Known {
  labels: readonly (LineLabel | null)[]
  below: readonly number[]
  marked: ReadonlyMap<number, LineRole>
  said: Said
  next: Said
}

/** What stands above a line. */
interface Around {
  state: 'nothing' | 'between' | 'question' | 'option' | 'text' | 'keys'
  /** How far below the beginning of a question. */
  place: number
  /** Numbers of the last question and of the last option. */
  question: number
  option: number
}

function passOver(lines: readonly PaperLine[], { labels, below, marked, said, next }: Known) {
  const roles: RoledLine[] = []
  const first = marked.size > 0 ? Math.min(...marked.keys()) : -1
  // What nothing tells apart is as it was shown first.
  const order = new Set(marked.values())
  const around: Around = { state: 'nothing', place: 0, question: 0, option: 0 }
  for (const [at, line] of lines.entries()) {
    const label = labels[at] ?? null
    const mark = marked.get(at)
    const signs = signsOf(line, label, around)
    // What begins with nothing is known by what stands above it: nothing is said of it before the first mark.
    const known = label !== null || at > first ? saidOf(signs, said) : []
    const isShared = label !== null && numberOf(label) > 0 && isBoth(said.get(label.sign))
    const alike = isShared
      ? countedOn(numberOf(label), around, below[at] === 1)
      : ([...order].find((one) => known.includes(one)) ?? known[0])
    const place = around.state === 'nothing' ? 'skip' : 'more'
    const role = mark ?? (around.state === 'keys' ? 'keys' : (alike ?? place))
    roles.push({ role, by: mark ? 'person' : alike || role === 'keys' ? 'alike' : 'place', label })
    if (mark && (label !== null || !['skip', 'more', 'text', 'keys'].includes(mark)))
      for (const sign of signs) next.set(sign, (next.get(sign) ?? new Set()).add(mark))
    goOn(around, role, line, label)
  }
  return { roles, said: next }
}

function goOn(around: Around, role: LineRole, { text }: PaperLine, label: LineLabel | null): void {
  around.place += 1
  if (role === 'skip' || role === 'more') return
  around.state = role === 'answer' || role === 'solution' ? 'between' : role
  if (role === 'question') Object.assign(around, { place: 1, question: numberOf(label) })
  if (role !== 'option' || !label) return
  const inside = labelsInside(text, label).at(-1)?.name
  around.option = inside === undefined ? numberOf(label) : Number(inside)
}

/** From what is true of many lines to what is true of few. */
function signsOf({ looks, isAfterGap }: PaperLine, label: LineLabel | null, { state, place }: Around): string[] {
  const first = label?.sign ?? ''
  const second = `${first}\t${looks}`
  const third = `${second}\t${state === 'nothing' ? 'between' : state}`
  const fourth = `${third}\t${isAfterGap}`
  const all = [first, second, third, fourth, `${fourth}\t${place}`]
  return label ? all : all.slice(2)
}

function saidOf(signs: readonly string[], said: Said): readonly LineRole[] {
  let several: readonly LineRole[] = []
  for (const sign of signs) {
    const roles = [...(said.get(sign) ?? [])]
    if (roles.length === 0) break
    several = roles
    if (roles.length === 1) break
  }
  return several
}

const isBoth = (roles: ReadonlySet<LineRole> = new Set()): boolean => roles.has('question') && roles.has('option')

/** Where questions and options are counted alike, it is the one that counts on; a question has a first option below it. */
function countedOn(number: number, { state, question, option }: Around, isAboveFirst: boolean): LineRole {
  const isOption = state === 'question' ? number === 1 : state === 'option' && number === option + 1
  const isQuestion = number === question + 1
  if (isOption !== isQuestion) return isOption ? 'option' : 'question'
  const isOpen = state === 'question' || state === 'option'
  return isOpen && number > 1 && !isAboveFirst ? 'option' : 'question'
}
