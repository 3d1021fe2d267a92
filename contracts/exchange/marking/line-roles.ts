import { type LineLabel, folded, labelsOf, longestWhole } from './line-labels.ts'
import type { LineMark, LineRole, PaperLine } from './marking.ts'
import { isKeyTitle, isToFill, lastLetterIn, usualRoles } from './usual-roles.ts'

export interface RoledLine {
  role: LineRole
  /** Because somebody said so, because somebody said so of a line like it, or because that is usual. */
  by: 'person' | 'alike' | 'usual'
  /** What it begins with and is known by; null where it is known by nothing. */
  label: LineLabel | null
}

/** What one line says of others is settled once those before it are: more often than this changes nothing. */
const mostRounds = 4

/**
 * What each line of a paper is, by a few of which somebody said it. Lines are alike that begin alike; where that is not
 * enough to tell them apart, those that also look alike, stand below the same, behind a gap, at the same place. A line
 * that begins with nothing is known by where it stands.
 */
export function rolesOf(lines: readonly PaperLine[], marks: readonly LineMark[]): RoledLine[] {
  const known = labelsIn(lines, marks)
  const marked = markedLines(marks)
  let said = new Map<string, Set<LineRole>>()
  for (let round = 1; ; round += 1) {
    const { roles, next } = passOver(lines, known, marked, said)
    if (round === mostRounds || isSame(said, next)) return roles
    said = next
  }
}

/** What is said of one line counts more than what is said of many. */
function markedLines(marks: readonly LineMark[]): Map<number, LineMark> {
  const marked = new Map<number, LineMark>()
  for (const mark of marks)
    for (let line = mark.line; line <= (mark.to ?? 0); line += 1) marked.set(line, { ...mark, line })
  for (const mark of marks) marked.set(mark.line, mark)
  return marked
}

interface KnownLabels {
  of: readonly (LineLabel | null)[]
  usual: (line: number) => LineRole | null
  isUsual: (sign: string) => boolean
}

function labelsIn(lines: readonly PaperLine[], marks: readonly LineMark[]): KnownLabels {
  const all = lines.map(({ text }) => labelsOf(text))
  const whole = lines.map(({ text }) => (text.length <= longestWhole ? folded(text) : ''))
  const times = counted([...all.flatMap((own) => own.map(({ sign }) => sign)), ...whole])
  const roleOf = usualRoles(all)
  const wholeOf = (at: number): LineLabel => ({
    sign: `=${whole[at]}`,
    at: lines[at]?.text.length ?? 0,
    counted: null,
    isSure: true,
  })
  const isWhole = (at: number): boolean => whole[at] !== '' && (times.get(whole[at] ?? '') ?? 0) > 1
  const meant = new Set(
    marks.flatMap(({ line }) => {
      const found = all[line - 1]?.find(({ sign }) => roleOf(sign) !== null || (times.get(sign) ?? 0) > 1)
      return found ? [found.sign] : isWhole(line - 1) ? [wholeOf(line - 1).sign] : []
    }),
  )
  const of = all.map((own, at) => {
    const label = own.find(({ sign }) => meant.has(sign) || roleOf(sign) !== null)
    return label ?? (isWhole(at) && meant.has(wholeOf(at).sign) ? wholeOf(at) : null)
  })
  const usual = (at: number): LineRole | null => {
    const { text = '' } = lines[at] ?? {}
    if (isKeyTitle(text) && (times.get(whole[at] ?? '') ?? 0) < 3) return 'keys'
    const label = of[at]
    const role = label ? roleOf(label.sign) : null
    return role === 'answer' && isToFill(text) ? 'more' : role
  }
  return { of, usual, isUsual: (sign) => roleOf(sign) !== null }
}

function counted(words: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1)
  return times
}

function passOver(
  lines: readonly PaperLine[],
  known: KnownLabels,
  marked: ReadonlyMap<number, LineMark>,
  said: ReadonlyMap<string, ReadonlySet<LineRole>>,
) {
  const next = new Map<string, Set<LineRole>>()
  const roles: RoledLine[] = []
  const around: Around = { isInKeys: false, before: 'skip', place: 0, letter: '' }
  for (const [at, line] of lines.entries()) {
    const label = known.of[at] ?? null
    const mark = marked.get(at + 1)
    const usual = known.usual(at)
    const isUsual = label !== null && known.isUsual(label.sign)
    const signs = signsOf(line, label, isUsual, around)
    // 'ĐÁP ÁN' stands where any line without a label may.
    const isTitle = label === null && usual === 'keys'
    const one: Pick<RoledLine, 'role' | 'by'> = mark
      ? { role: mark.role, by: 'person' as const }
      : (alike(isTitle ? [] : signs, said, usual) ?? { role: usually(usual, label, around), by: 'usual' })
    roles.push({ ...one, label })
    if (mark && isSpread(mark, label, around.isInKeys)) {
      // A question behind a list of keys begins a new paper: those of the list look the same.
      const isBehind = around.isInKeys && mark.role === 'question'
      const own = isBehind ? signsOf(line, label, isUsual, { ...around, isInKeys: false }) : signs
      for (const sign of own) next.set(sign, (next.get(sign) ?? new Set()).add(mark.role))
    }
    goOn(around, one.role, line)
  }
  return { roles, next }
}

/** What stands above a line. */
interface Around {
  isInKeys: boolean
  before: LineRole
  /** How far below the beginning of a question; 0 before the first. */
  place: number
  /** The last option so far. */
  letter: string
}

function goOn(around: Around, role: LineRole, { text }: PaperLine): void {
  around.before = role
  if (role === 'question') around.place = 1
  else if (around.place > 0) around.place += 1
  // '1. A. washed' asks and begins its options at once.
  const hasOption = role === 'option' || (role === 'question' && /\sA\s?[.)]\s?\S/u.test(text))
  if (hasOption) around.letter = lastLetterIn(text)
  else if (role !== 'more') around.letter = ''
  if (role === 'keys') around.isInKeys = true
  else if (role === 'question' || role === 'text') around.isInKeys = false
}

/**
 * A list of keys goes on by itself; elsewhere what looks like one of its lines is a question. What is left out or goes
 * on, and begins with nothing, says nothing of others.
 */
function isSpread({ role, isAlone, to }: LineMark, label: LineLabel | null, isInKeys: boolean): boolean {
  if (isAlone || to !== undefined || role === 'keys') return false
  if (label === null) return role !== 'skip' && role !== 'more' && role !== 'text'
  return role !== 'skip' || !isInKeys || label.sign.startsWith('=')
}

/** From what is true of many lines to what is true of few. */
function signsOf(
  { looks, isAfterGap }: PaperLine,
  label: LineLabel | null,
  isUsual: boolean,
  { isInKeys, before, place }: Around,
): string[] {
  const first = `${isInKeys ? 'keys' : 'paper'} ${label?.sign ?? ''}`
  const second = `${first} ${looks}`
  const third = `${second} ${before}`
  const fourth = `${third} ${isAfterGap}`
  const all = [first, second, third, fourth, `${fourth} ${place}`]
  // A bold number may head what others with a number belong to; without a label a line is known by where it stands.
  return label ? all.slice(isUsual ? 1 : 0) : all.slice(2)
}

function alike(
  signs: readonly string[],
  said: ReadonlyMap<string, ReadonlySet<LineRole>>,
  usual: LineRole | null,
): { role: LineRole; by: 'alike' } | null {
  let several: readonly LineRole[] = []
  for (const sign of signs) {
    const roles = said.get(sign)
    if (!roles) break
    const [role, ...others] = roles
    if (role && others.length === 0) return { role, by: 'alike' }
    several = [...roles]
  }
  const role = usual && several.includes(usual) ? usual : several[0]
  return role ? { role, by: 'alike' } : null
}

function usually(
  usual: LineRole | null,
  label: LineLabel | null,
  { isInKeys, before, place, letter }: Around,
): LineRole {
  if (isInKeys) return 'keys'
  // What heads a page is no list of keys, and 'C. Reading' behind 'D. …' no option.
  if (usual === 'keys' && place === 0) return 'more'
  const own = label?.counted ?? ''
  if (usual === 'option' && before === 'answer') return 'more'
  if (usual === 'option' && !isNext(own, letter, place)) return own === own.toUpperCase() ? 'text' : 'more'
  return usual ?? 'more'
}

function isNext(own: string, last: string, place: number): boolean {
  return place > 0 && (last === '' ? /^a$/iu.test(own) : own.toUpperCase() > last)
}

function isSame(one: ReadonlyMap<string, ReadonlySet<LineRole>>, other: ReadonlyMap<string, ReadonlySet<LineRole>>) {
  const listed = (said: typeof one) => [...said].map(([sign, roles]) => `${sign}=${[...roles].join()}`).join('\n')
  return one.size === other.size && listed(one) === listed(other)
}
