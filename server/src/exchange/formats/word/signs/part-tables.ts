/** Tables of keys for papers whose parts count from one again: letters, truths of statements, or short answers. */

type Cells = readonly (readonly string[])[]

const numbered = /^(?:(?:câu|bài)\s*)?(\d{1,3})[.):]?$/iu
const lettered = /^(?:[Ýý]\s*)?([a-j])[.):]?$/u
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
  const trimmed = rows.map((cells) => cells.map((text) => text.replaceAll(/\s+/gu, ' ').trim()))
  const [top = []] = trimmed
  const isDown = top.length > 1 && top.every((text) => text !== '' && heading.test(text))
  for (const row of trimmed) {
    const [first = '', ...others] = row
    const above = isDown || ofValues.test(first) ? new Map<number, string>() : columnsOf(row, numbered)
    const names = columnsOf(row, lettered)
    const number = Number(numbered.exec(first)?.[1])
    if (above.size > 1) numbers = new Map([...above].map(([column, own]) => [column, Number(own)]))
    else if (numbers) {
      const letter = lettered.exec(first)?.[1]
      for (const [column, own] of numbers) {
        const text = row[column] ?? ''
        if (text !== '') add(own, letter === undefined || column === 0 ? text : `${letter.toLowerCase()}) ${text}`)
      }
    } else if (names.size > 1 && heading.test(first)) letters = names
    else if (number > 0 || (first === '' && last !== null)) {
      last = number > 0 ? number : last
      const [name = '', truth = ''] = others
      if (last === null) return null
      if (letters) for (const [column, letter] of letters) add(last, `${letter.toLowerCase()}) ${row[column] ?? ''}`)
      else
        add(last, lettered.test(name) && truth !== '' ? `${name.replace(/[.):]$/u, '')}) ${truth}` : others.join(' '))
    } else if (!row.every((text) => heading.test(text))) return null
  }
  return said.size > 0 ? said : null
}

/** The columns of a row in which nothing stands but such signs and words for them. */
function columnsOf(row: readonly string[], sign: RegExp): Map<number, string> {
  const found = row.flatMap((text, column) => {
    const own = sign.exec(text)?.[1]
    return own === undefined ? [] : [[column, own] as const]
  })
  return row.every((text) => sign.test(text) || heading.test(text)) ? new Map(found) : new Map()
}
