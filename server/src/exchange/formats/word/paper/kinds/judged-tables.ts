import { truthsFrom } from '@lms/contracts/question-types/part-texts.ts'
import { plainTruthOf } from '../../../item.ts'
import { isTruths } from '../guides/guide-keys.ts'
import { cutLine, isEmptyLine, plainLine, trimLine } from '../../line-text.ts'
import { ofTruth } from '../../signs/truth-tasks.ts'
import type { Line } from '../../word-file.ts'
import { type WordDraft, newOption } from '../question-draft.ts'

const fewest = 2

/** 'Đúng ghi Đ, sai ghi S' above lines whose boxes got lost: as many truths as lines say which they are. */
export function settleTruths(drafts: readonly WordDraft[]): void {
  for (const draft of drafts) {
    const crossed =
      draft.partKey === null && draft.answers.length + draft.options.length === 0 ? crossedIn(draft) : null
    if (crossed !== null && takeJudged(draft, crossed)) {
      draft.partKey = { kind: 'text', text: crossed }
      continue
    }
    const said = draft.partKey?.kind === 'text' && draft.options.length === 0 ? draft.partKey.text : ''
    if (!isTruths(said)) continue
    if (takeJudged(draft, said)) continue
    const [asked, ...lines] = draft.stem.flatMap((part) => ('line' in part ? [part.line] : []))
    if (!asked) continue
    if (truthsFrom(said, lines.length) === null || lines.length + 1 !== draft.stem.length) {
      draft.disordered.push(said)
      continue
    }
    draft.stem = [{ line: asked }]
    draft.options = lines.map((line, at) => newOption([line], at))
  }
}

const cross = /^[x✓✔☑√✗]$/iu
const rightName = /^(?:đúng|đ|true|yes)$/u
const wrongName = /^(?:sai|s|false|no)$/u
const longestName = 40
/** What stands beside a statement and is none. */
const otherName = /^(?:stt|tt|ý|câu|điểm)?$/u

interface JudgedTable {
  /** Where its truth is written, or where one of both is crossed. */
  places: { both: number } | { right: number; wrong: number }
  column: number
}

/** 'Phát biểu | Đúng | Sai', 'Nội dung | Đúng/Sai' */
function judgedTable([head = []]: readonly Line[][][]): JudgedTable | null {
  const names = head.map((lines) => lines.map(plainLine).join(' ').trim().toLowerCase())
  const [right, wrong] = [rightName, wrongName].map((sign) => names.findIndex((name) => sign.test(name)))
  const both = names.findIndex((name, at) => at > 0 && name.length <= longestName && ofTruth.test(name))
  const column = names.findIndex(
    (name, at) => at !== both && !rightName.test(name) && !wrongName.test(name) && !otherName.test(name),
  )
  if (column === -1) return null
  if (right !== undefined && wrong !== undefined && right !== -1 && wrong !== -1)
    return { places: { right, wrong }, column }
  return both === -1 ? null : { places: { both }, column }
}

/** A cross in one of both columns of each row, or a word for it in the one that asks. */
function crossedIn({ stem }: WordDraft): string | null {
  const [table, ...others] = stem.flatMap((part) => ('rows' in part ? [part] : []))
  const judged = table && others.length === 0 ? judgedTable(table.rows) : null
  if (!table || !judged || table.rows.length <= fewest) return null
  const { places } = judged
  const body = table.rows.slice(1).map((row) => row.map((lines) => lines.map(plainLine).join(' ').trim()))
  const truths = body.map((row) => {
    if ('both' in places) return plainTruthOf(row[places.both] ?? '')
    const [isTrue, isFalse] = [places.right, places.wrong].map((at) => cross.test(row[at] ?? ''))
    return isTrue === isFalse ? null : isTrue === true
  })
  return truths.includes(null) ? null : truths.map((isTrue) => (isTrue === true ? 'Đ' : 'S')).join(', ')
}

/** A table that asks what is true of each row: each row below its head says something. */
function takeJudged(draft: WordDraft, said: string): boolean {
  const tables = draft.stem.flatMap((part) => ('rows' in part ? [part] : []))
  const [table] = tables
  const judged = table && judgedTable(table.rows)
  const body = table?.rows.slice(1) ?? []
  if (!table || tables.length > 1 || !judged || truthsFrom(said, body.length) === null) return false
  const rows = body.map((row) => (row[judged.column] ?? []).filter((line) => !isEmptyLine(line)))
  if (rows.some(({ length }) => length === 0)) return false
  draft.stem = draft.stem.filter((part) => part !== table)
  draft.options = rows.map((lines, at) => {
    const [first = [], ...others] = lines
    const label = /^\s*(?:[a-j]|\d{1,2})\s?[.)]\s*/u.exec(plainLine(first))?.[0].length ?? 0
    return newOption([trimLine(cutLine(first, label)), ...others], at)
  })
  return true
}
