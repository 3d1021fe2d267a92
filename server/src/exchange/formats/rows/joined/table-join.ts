import { answerLetters } from '@lms/contracts/exchange/reading.ts'
import type { Row } from '../../item.ts'
import { meaningOf, plainHead } from '../heads/header-words.ts'
import { isMark, isNoMark } from '../row-keys.ts'
import { type IdTable, columnsOf, idsIn, isIdHead, isQuestionRef, valueAt } from './id-tables.ts'

/** Questions in one table, what is offered in another, in which each row names the question that it belongs to. */
export interface TableJoin {
  asked: IdTable
  offered: IdTable
  /** The column of ids of what is asked. */
  id: number
  /** The column of what is offered that names one of them. */
  ref: number
  text: number
  /** Says of each what is offered whether it is right; null where no column does. */
  mark: number | null
  /** Of each question, in the order of the file. */
  groups: ReadonlyMap<string, readonly Row[]>
  /** Rows that belong to no question. */
  strays: readonly Row[]
}

const fewestQuestions = 2

export function tableJoin(asked: IdTable, offered: IdTable): TableJoin | null {
  // Either both have names or neither has.
  if ((asked.headRow === null) !== (offered.headRow === null) || asked.body.length < fewestQuestions) return null
  const found = columnsOf(asked).flatMap((id) => {
    const ids = isIdHead(asked.heads[id] ?? '') || asked.headRow === null ? idsIn(asked, id) : null
    return ids === null ? [] : refsIn(asked, offered, id, ids)
  })
  // A column that is called like the question goes before one that is only called like the id.
  const named = found.filter(({ ref }) => isQuestionRef(offered.heads[ref] ?? ''))
  const joins = (named.length > 0 ? named : found).flatMap((one) => completed(one))
  return joins.length === 1 ? (joins[0] ?? null) : null
}

type Reference = Omit<TableJoin, 'text' | 'mark'>

function refsIn(asked: IdTable, offered: IdTable, id: number, ids: ReadonlyMap<string, Row>): Reference[] {
  const name = plainHead(asked.heads[id] ?? '')
  return columnsOf(offered).flatMap((ref) => {
    const head = offered.heads[ref] ?? ''
    if (offered.headRow !== null && !isQuestionRef(head) && plainHead(head) !== name) return []
    const groups = new Map<string, Row[]>()
    const strays: Row[] = []
    for (const row of offered.body) {
      const value = valueAt(row, ref)
      const group = groups.get(value)
      if (group) group.push(row)
      else if (ids.has(value)) groups.set(value, [row])
      else strays.push(row)
    }
    const rows = offered.body.length
    const most = Math.max(0, ...[...groups.values()].map((group) => group.length))
    const isFit =
      strays.length * 10 <= rows &&
      groups.size * 10 >= ids.size * 8 &&
      rows - strays.length >= groups.size * 1.5 &&
      most <= answerLetters.length
    return isFit ? [{ asked, offered, id, ref, groups, strays }] : []
  })
}

function completed(join: Reference): TableJoin[] {
  const marks = columnsOf(join.offered).filter((column) => column !== join.ref && isMarking(join, column))
  const [mark] = marks
  // Without names only the marks show that these are options.
  if (marks.length > 1 || (mark === undefined && join.offered.headRow === null)) return []
  const text = textColumn(join, mark ?? null)
  return text === null ? [] : [{ ...join, text, mark: mark ?? null }]
}

const ofRight =
  /(?:^| )(?:correct\w*|right|true|dung|answer|valid|key|dap an|score|points?|fraction|diem|grade|result|ket qua|верн\w*|правильн\w*)(?: |$)|^is/u

/** One or some of nearly every question are right, and never nearly all of them. */
function isMarking({ offered, groups }: Reference, column: number): boolean {
  const head = offered.heads[column] ?? ''
  if (offered.headRow !== null && !ofRight.test(plainHead(head))) return false
  const texts = offered.body.map((row) => valueAt(row, column))
  const isTruth = texts.every((text) => isMark(text) || isNoMark(text))
  const isFilled = texts.some(isMark)
  if (!isTruth || !isFilled) return false
  const several = [...groups.values()].filter((rows) => rows.length > 1)
  const chosen = several.filter((rows) => {
    const right = rows.filter((row) => isMark(valueAt(row, column))).length
    return right > 0 && right < rows.length
  })
  return several.length > 0 && chosen.length * 10 >= several.length * 9
}

const ofTexts =
  /(?:^| )(?:text|content|body|html|noi dung|answers?|options?|choices?|dap an|phuong an|lua chon|tra loi|alternativa|resposta|respuesta|antwort|jawaban|ответ\w*|вариант\w*|value|title|name|description|statement)(?: |$)/u

/** The one column that says what is offered. */
function textColumn({ offered, ref }: Reference, mark: number | null): number | null {
  const open = columnsOf(offered).filter(
    (column) =>
      column !== ref && column !== mark && !isIdHead(offered.heads[column] ?? '') && isOfTexts(offered, column),
  )
  if (offered.headRow === null) return open.length === 1 ? (open[0] ?? null) : null
  const named = open.filter((column) => ofTexts.test(plainHead(offered.heads[column] ?? '')))
  const plain = named.filter((column) =>
    /(?:^| )(?:text|content|noi dung)(?: |$)/.test(plainHead(offered.heads[column] ?? '')),
  )
  const [only, ...others] = named.length > 1 ? plain : named
  return others.length === 0 ? (only ?? null) : null
}

/** Not letters or places alone, nor one word everywhere, nor times of writing. */
function isOfTexts({ body, heads }: IdTable, column: number): boolean {
  if (/^(?:explanation|hint|image|time)$/.test(meaningOf(heads[column] ?? '') ?? '')) return false
  const texts = body.map((row) => valueAt(row, column)).filter((text) => text !== '')
  const isShort = texts.every((text) =>
    (heads[column] === '' ? /^(?:[A-T]|\d{1,2}|null)[.)]?$/i : /^[A-T][.)]?$/i).test(text),
  )
  const isTime = texts.every((text) => /^\d{2,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[ T]|$)/.test(text))
  return texts.length * 10 >= body.length * 9 && !isShort && !isTime && new Set(texts).size > 2
}
