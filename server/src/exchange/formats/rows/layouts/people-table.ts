import type { Row } from '../../item.ts'
import { textAt } from '../grid.ts'
import { isWholeName, meaningOf, plainHead } from '../heads/header-words.ts'

const personal =
  /^(?:(?:e-?mail|mail)(?: address| id)?|dia chi (?:e-?mail)|mat khau|password|passwd|pass|user ?name|user ?id|login|ten dang nhap|tai khoan|ho va ten|ho ten|full ?name|first ?name|last ?name|so dien thoai|sdt|phone|phone number|mobile|ngay sinh|date of birth|dob|ma hoc sinh|ma sinh vien|mssv|student ?id|student name|role|vai tro)$/
const address = /^[^\s@]{1,64}@[^\s@]{1,190}\.[a-z]{2,20}$/i
const highestHead = 10

/** Who took a test, how it went, and what they answered. */
const taker =
  /^(?:(?:quiz |test )?attempt ?(?:id|no|number)?|user ?name|(?:student|pupil|learner|candidate|participant|examinee)(?: ?(?:name|id|no|number))?|ho va ten|ho ten|ten (?:hoc sinh|sinh vien|thi sinh)|ma (?:hoc sinh|sinh vien)|mssv|hoc sinh|thi sinh|(?:e-?mail|mail)(?: address)?)$/
const outcome =
  /^(?:grade|score|scores|result|results|diem|diem so|ket qua|marks? (?:obtained|awarded)|points? (?:obtained|awarded|earned)|is correct|time taken)$/

/** What somebody answered is no key; where a column is called the right answer, it is. */
function isOfAttempts(names: readonly string[]): boolean {
  const isKey = (name: string): boolean =>
    /correct|right|dung|key|chuan/.test(name) && meaningOf(name) === 'correct' && !outcome.test(name)
  return (
    names.some((name) => taker.test(name)) &&
    names.some((name) => outcome.test(name)) &&
    names.some((name) => meaningOf(name) === 'correct' || /\b(?:answers?|responses?|tra loi|dap an)\b/.test(name)) &&
    !names.some(isKey)
  )
}

/** A list of pupils or teachers: names and addresses are no questions, whatever else stands beside them. */
export function isOfPeople(rows: readonly Row[], width: number): boolean {
  const top = rows.slice(0, highestHead)
  const cellsIn = (row: Row): string[] => Array.from({ length: width }, (_, column) => textAt(row, column).trim())
  if (top.some((row) => isOfAttempts(cellsIn(row).map(plainHead)))) return true
  const isAsked = (text: string): boolean => meaningOf(text) === 'content' && isWholeName(text)
  if (top.some((row) => cellsIn(row).some(isAsked))) return false
  const isNamed = top.some((row) => cellsIn(row).filter((text) => personal.test(plainHead(text))).length >= 2)
  if (isNamed) return true
  return Array.from({ length: width }, (_, column) => rows.map((row) => textAt(row, column).trim())).some((texts) => {
    const filled = texts.filter((text) => text !== '')
    return filled.length >= 2 && filled.filter((text) => address.test(text)).length * 2 > filled.length
  })
}
