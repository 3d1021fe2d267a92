import { foldText } from '@lms/contracts/text-folding.ts'

/** A line of a table, its cells from the left. */
export interface Line {
  number: number
  cells: readonly string[]
}

export interface ReadRow {
  number: number
  lastName: string
  firstName: string
  groupName: string
  parentEmail: string
  candidateNumber: string
}

const roles = ['name', 'lastName', 'firstName', 'group', 'email', 'candidate'] as const
type Role = (typeof roles)[number]
type Columns = Partial<Record<Role, number>>

/** As teachers call their columns, folded; the first that fits, so the longer ones come first. */
const words: readonly (readonly [Role, RegExp])[] = [
  ['candidate', /^(so bao danh|sbd|so danh sach|candidate( number| no)?|exam number)$/],
  ['email', /(^| )(e-?mail|thu dien tu|dia chi)( |$)|^(parent|guardian)('?s)? ?(address)?$|^phu huynh$/],
  ['group', /^(ten )?(nhom|lop( hoc)?|group|class)( name)?$/],
  [
    'name',
    /^(ho (va )?ten( (hoc sinh|con|hs|thi sinh))?|ten (hoc sinh|hs|day du)|hoc sinh|(full |student )?name|student)$/,
  ],
  ['lastName', /^(ho|ho (va )?(ten )?(dem|lot)|ho ten dem|last name|surname|family name)$/],
  ['firstName', /^(ten|first name|given name)$/],
]

/** So far down a heading may stand: above it are the name of the school and the like. */
const looked = 20

/** Null when no line names a column with names. */
export function rowsOf(lines: readonly Line[]): ReadRow[] | null {
  const at = lines.slice(0, looked).findIndex(({ cells }) => hasNames(columnsIn(cells)))
  const head = lines[at]
  if (!head) return null
  const columns = columnsIn(head.cells)
  return lines
    .slice(at + 1)
    .map((line) => rowOf(line, columns))
    .filter((row) => row !== null)
}

function columnsIn(cells: readonly string[]): Columns {
  const columns: Columns = {}
  for (const [index, cell] of cells.entries()) {
    const name = foldText(cell)
      .replaceAll(/[^a-z0-9' -]+/g, ' ')
      .trim()
    const role = words.find(([, pattern]) => pattern.test(name))?.[0]
    if (role !== undefined) columns[role] ??= index
  }
  return columns
}

function hasNames({ name, lastName, firstName }: Columns): boolean {
  return name !== undefined || (lastName !== undefined && firstName !== undefined)
}

/** Null for a line that says nothing about a student, such as an empty one or one that only counts. */
function rowOf({ number, cells }: Line, columns: Columns): ReadRow | null {
  const at = (role: Role): string => tidy(cells[columns[role] ?? -1] ?? '')
  const name = columns.name === undefined ? `${at('lastName')} ${at('firstName')}`.trim() : at('name')
  const row = {
    number,
    ...splitName(name),
    groupName: at('group'),
    parentEmail: at('email').toLowerCase(),
    // A spreadsheet that took it for a number may show it with a point.
    candidateNumber: at('candidate').replace(/[.,]0+$/, ''),
  }
  return name === '' && row.parentEmail === '' && row.candidateNumber === '' ? null : row
}

/** The last word of a Vietnamese name is what a person is called by. */
export function splitName(name: string): Pick<ReadRow, 'lastName' | 'firstName'> {
  const parts = tidy(name).split(' ')
  return { firstName: parts.at(-1) ?? '', lastName: parts.slice(0, -1).join(' ') }
}

function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
}
