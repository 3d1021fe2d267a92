import { numberIn, partIn } from './cell-names.ts'

/** Tables of keys for papers whose parts count from one again: letters, truths of statements, or short answers. */

type Cells = readonly (readonly string[])[]

const ofValues = /^(?:đáp án.*|đ\/?a|đ\.a\.?|kết quả|trả lời|chọn)$/iu
const heading = /^(?:câu(?:\s+hỏi)?|số\s+câu|stt|lệnh hỏi|ý|đáp án.*|đ\/?a|đ\.a\.?|kết quả|trả lời|chọn)?$/iu

/** What stands for each number; null where a cell says something else. */
export function saidInTable(rows: Cells): Map<number, string> | null {
  const said = new Map<number, string>()
  const add = (number: number, text: string): void =>
    void said.set(number, [said.get(number) ?? '', text].join(' ').trim())
  /** Numbers above the columns, or letters of statements. */
  let numbers: Map<number, number> | null = null
  let letters: Map<number, string> | null = null
  let last: number | null = null
  const trimmed = asOne(rows.map((cells) => cells.map((text) => text.replaceAll(/\s+/gu, ' ').trim())))
  const [top = []] = trimmed
  const isDown = top.length > 1 && top.every((text) => text !== '' && heading.test(text))
  for (const row of trimmed) {
    const [first = '', ...others] = row
    const above = isDown || ofValues.test(first) ? new Map<number, number>() : columnsOf(row, (text) => numberIn(text))
    const names = columnsOf(row, partIn)
    const number = numberIn(first) ?? 0
    if (above.size > 1) numbers = above
    else if (numbers) {
      const letter = partIn(first)
      for (const [column, own] of numbers) {
        const text = row[column] ?? ''
        if (text !== '') add(own, letter === null || column === 0 ? text : `${letter}) ${text}`)
      }
    } else if (names.size > 1 && heading.test(first)) letters = names
    else if (number > 0 || (first === '' && last !== null)) {
      last = number > 0 ? number : last
      const [name = '', truth = ''] = others
      if (last === null) return null
      if (letters) for (const [column, letter] of letters) add(last, `${letter}) ${row[column] ?? ''}`)
      else add(last, partIn(name) !== null && truth !== '' ? `${partIn(name)}) ${truth}` : others.join(' '))
    } else if (!row.every((text) => heading.test(text))) return null
  }
  return said.size > 0 && ![...said.values()].some(isSaidTwice) ? said : null
}

/** 'a) Đ b) S b) S': the row with the next number is missing. */
function isSaidTwice(text: string): boolean {
  const letters = [...text.matchAll(/(?<![\p{L}\d])([a-j])\)/gu)].map(([, letter]) => letter)
  return new Set(letters).size < letters.length
}

/** 'Câu | Đáp án | Câu | Đáp án': a table that stands beside itself goes on below. */
function asOne(rows: Cells): Cells {
  const [top = [], ...body] = rows
  const again = top.indexOf(top[0] ?? '', 1)
  const isTwice =
    again > 1 &&
    top.length % again === 0 &&
    top.every((text, at) => text !== '' && heading.test(text) && text === top[at % again]) &&
    body.every(({ length }) => length === top.length)
  if (!isTwice) return rows
  const starts = Array.from({ length: top.length / again }, (_, at) => at * again)
  const filled = (row: readonly string[]): boolean => row.some((text) => text !== '')
  return [
    top.slice(0, again),
    ...starts.flatMap((from) => body.map((row) => row.slice(from, from + again)).filter(filled)),
  ]
}

/** The columns of a row in which nothing stands but such signs and words for them. */
function columnsOf<Name>(row: readonly string[], nameOf: (text: string) => Name | null): Map<number, Name> {
  const found = row.flatMap((text, column) => {
    const own = nameOf(text)
    return own === null ? [] : [[column, own] as const]
  })
  return row.every((text) => nameOf(text) !== null || heading.test(text)) ? new Map(found) : new Map()
}
