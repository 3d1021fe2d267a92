import { plainLine } from '../../line-text.ts'
import type { Line, WordBlock } from '../../word-file.ts'

/** Numbers of questions above their columns, or letters of statements. */
const numbersLine =
  /^\s*(?:(?:(?:số\s{1,3})?câu(?:\s{1,3}hỏi)?|stt)\s{0,3}:?\s{0,20})?(\d{1,3}(?:\s{1,40}(?:câu\s{0,3})?\d{1,3})+)\s*$/iu
const lettersAbove = /^\s*(?:(?:[Cc]âu|CÂU|[Ýý]|[Ll]ệnh hỏi)\s{1,20})?([a-j](?:[.)]?\s{1,40}[a-j])+[.)]?)\s*$/u
const valuesLine = /^\s*(?:đáp án|đ\/?a|đ\.a\.?|chọn|kết quả)\s{0,3}:?\s{1,20}(\S.*)$/iu
const lettersLine = /^\s*([A-J](?:\s+[A-J])+)\s*$/u
/** 'a) Đ S Đ' below numbers, '1 Đ S Đ S' below letters. */
const truthsBelow =
  /^\s*(?:[Ýý]\s{1,3}|[Cc]âu\s{0,3})?([a-j]|\d{1,3})\s?[.):]?\s{1,40}((?:Đúng|Sai|Đ|S)(?:\s{1,40}(?:Đúng|Sai|Đ|S))+)\s*$/u

/** A table of keys without its lines: 'Câu 1 2 3' above 'Đáp án A B C' is one again. */
export function withTypedTables(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const texts = blocks.map((block) => (block.kind === 'line' ? plainLine(block.line) : null))
  const taken = new Set<number>()
  const tables = new Map<number, WordBlock>()
  for (const [at, text] of texts.entries()) {
    const head = text === null || taken.has(at) ? null : headIn(text)
    const rows = head ? rowsBelow(texts, at, head) : []
    if (!head || rows.length === 0) continue
    tables.set(at, { kind: 'table', rows: [['Câu', ...head.names], ...rows.map((row) => row.cells)].map(rowOf) })
    for (const row of rows) taken.add(row.at)
  }
  if (tables.size === 0) return blocks
  return blocks.flatMap((block, at) => (taken.has(at) ? [] : [tables.get(at) ?? block]))
}

interface Head {
  names: string[]
  areLetters: boolean
}

/** One behind the other. */
function headIn(text: string): Head | null {
  const letters = lettersAbove.exec(text)?.[1]?.match(/[a-j]/gu) ?? []
  if (letters.length > 1 && letters.join('') === 'abcdefghij'.slice(0, letters.length))
    return { names: letters, areLetters: true }
  const names = numbersLine.exec(text)?.[1]?.match(/\d+/gu) ?? []
  const isCounting = names.every((number, at) => at === 0 || Number(number) === Number(names[at - 1]) + 1)
  return names.length > 1 && isCounting ? { names, areLetters: false } : null
}

interface Below {
  at: number
  cells: string[]
}

function rowsBelow(texts: readonly (string | null)[], at: number, { names, areLetters }: Head): Below[] {
  const rows: Below[] = []
  let next = at + 1
  for (let text = texts[next]; text !== undefined && text !== null; next += 1, text = texts[next]) {
    if (text.trim() === '') continue
    const [, name = '', truths = ''] = truthsBelow.exec(text) ?? []
    const isTruths = name !== '' && /\d/u.test(name) === areLetters
    const said = areLetters || rows.length > 0 ? null : (valuesLine.exec(text) ?? lettersLine.exec(text))
    const cells = (isTruths ? truths : (said?.[1] ?? '')).split(/\s+/u).filter(Boolean)
    if (cells.length !== names.length) break
    rows.push({ at: next, cells: [isTruths ? name : 'Đáp án', ...cells] })
    if (!isTruths) break
  }
  return rows
}

function rowOf(texts: readonly string[]): Line[][] {
  return texts.map((text) => [[{ kind: 'text', text, look: {} }]])
}
