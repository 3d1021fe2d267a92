import { CandidateNumber, GroupDraft } from '@lms/contracts/groups/groups.ts'
import type { ListProblemCode } from '@lms/contracts/groups/student-list-messages.ts'
import type { RowChoice } from '@lms/contracts/groups/student-lists.ts'
import type { Values } from '@lms/contracts/messages.ts'
import { foldText } from '@lms/contracts/text-folding.ts'
import { z } from 'zod'
import type { ReadRow } from './list-columns.ts'

export interface RowProblem {
  code: ListProblemCode
  values: Values
}

/** A student who is there and might be meant. */
export interface KnownStudent {
  id: string
  name: string
  username: string
  /** Folded. */
  groups: readonly { name: string; candidateNumber: string | null }[]
  parentEmails: readonly string[]
}

interface CheckedRow {
  problems: RowProblem[]
  existingId: string | null
  choice: RowChoice | null
}

/** What is asked of a person; all other problems keep a line out. */
const asking: ReadonlySet<string> = new Set<ListProblemCode>(['sameAsLine', 'existing'])

export function isBlocking(code: string): boolean {
  return !asking.has(code)
}

const longestName = 50
const Email = z.email().max(254)

/** Every line with what is wrong with it, in the light of the others and of who is there. */
export function checkRows(
  rows: readonly (ReadRow & { choice: RowChoice | null })[],
  { students, defaultGroup }: { students: readonly KnownStudent[]; defaultGroup: string | null },
): CheckedRow[] {
  const byName = Map.groupBy(students, ({ name }) => foldText(name))
  const holders = new Map(
    students.flatMap((student) =>
      student.groups.map(({ name, candidateNumber }) => [`${name} ${candidateNumber}`, student] as const),
    ),
  )
  const candidates = new Map<string, number>()
  const names = new Map<string, number>()
  /** Namesakes are several people: nobody is meant by two lines. */
  const claimed = new Set<string>()
  return rows.map((row) => {
    const problems = wrongIn(row, defaultGroup)
    const group = foldText(row.groupName || (defaultGroup ?? ''))
    const name = foldText(`${row.lastName} ${row.firstName}`)
    const fitting = (byName.get(name) ?? []).filter((known) => !claimed.has(known.id) && isMeant(known, group, row))
    const existing = fitting.find(({ groups }) => groups.some((one) => isSame(one, group, row))) ?? fitting[0]
    if (existing) claimed.add(existing.id)
    if (row.choice !== 'skip') {
      const used = row.candidateNumber === '' ? undefined : holders.get(`${group} ${row.candidateNumber}`)
      if (used && used.id !== existing?.id)
        problems.push({ code: 'candidateUsed', values: { number: row.candidateNumber, name: used.name } })
      const twice =
        row.candidateNumber === '' ? undefined : seenBefore(candidates, `${group} ${row.candidateNumber}`, row)
      if (twice !== undefined)
        problems.push({ code: 'candidateTwice', values: { number: row.candidateNumber, line: twice } })
    }
    const same = seenBefore(names, `${group} ${name}`, row)
    if (same !== undefined && name !== '') problems.push({ code: 'sameAsLine', values: { line: same } })
    if (existing) problems.push({ code: 'existing', values: { name: existing.name, username: existing.username } })
    return { problems, existingId: existing?.id ?? null, choice: choiceOf(row.choice, problems, existing) }
  })
}

function isMeant({ groups, parentEmails }: KnownStudent, group: string, { parentEmail }: ReadRow): boolean {
  return groups.some(({ name }) => name === group) || parentEmails.includes(parentEmail)
}

function isSame(one: KnownStudent['groups'][number], group: string, { candidateNumber }: ReadRow): boolean {
  return one.name === group && candidateNumber !== '' && one.candidateNumber === candidateNumber
}

/** What was chosen stays, unless there is nobody any more whom it meant. */
function choiceOf(
  chosen: RowChoice | null,
  problems: readonly RowProblem[],
  existing: KnownStudent | undefined,
): RowChoice | null {
  const isAsked = problems.some(({ code }) => !isBlocking(code))
  if (chosen === 'existing' && !existing) return isAsked ? null : 'new'
  return chosen ?? (isAsked ? null : 'new')
}

function wrongIn(row: ReadRow, defaultGroup: string | null): RowProblem[] {
  const problems: RowProblem[] = []
  const say = (code: ListProblemCode, values: Values = {}): number => problems.push({ code, values })
  if (row.firstName === '') say('nameMissing')
  if (row.firstName.length > longestName || row.lastName.length > longestName) say('nameLong')
  if (row.groupName === '' && defaultGroup === null) say('groupMissing')
  if (row.groupName !== '' && !GroupDraft.shape.name.safeParse(row.groupName).success) say('groupLong')
  if (row.parentEmail !== '' && !Email.safeParse(row.parentEmail).success)
    say('emailInvalid', { email: row.parentEmail })
  if (row.candidateNumber !== '' && !CandidateNumber.safeParse(row.candidateNumber).success)
    say('candidateInvalid', { number: row.candidateNumber })
  return problems
}

/** The line that said the same before this one. */
function seenBefore(seen: Map<string, number>, key: string, { number }: ReadRow): number | undefined {
  const before = seen.get(key)
  if (before === undefined) seen.set(key, number)
  return before
}
