/** Which questions a text is for; without `only` all from one to the other. */
export interface PassageStart {
  from: number
  to: number
  only?: ReadonlySet<number>
}

const word = String.raw`(?:câu\s*)?[({<]{0,2}(\d{1,4})`
const range = String.raw`[-–—]|đến|tới|to(?![\p{L}])|through`
const list = String.raw`[,;]?\s*(?:và|and|&)|[,;]`
const joined = String.raw`[)}>]{0,2}\s*(?:(${range})|${list})\s*${word}`
const begin = new RegExp(
  String.raw`(?:câu|questions?)\s*(?:hỏi\s*|context\s*[:：]?\s*)?(?:số\s*)?(?:[:：]\s*)?(?:từ\s*)?${word}(?=${joined})`,
  'iu',
)
const next = new RegExp(joined, 'iuy')
/** 'câu 1, 2, 10 điểm', 'câu 1, 2, 3,5 điểm': what is counted is no question. */
const counted = /^(?:\d|[.,]\d|\s*(?:điểm|đ(?![\p{L}])|phút|dòng|trang|câu|points?|marks?|minutes?|lines?|%))/iu
const most = 50

/** 'câu 3–5', 'câu 13, 14 và 15', 'câu 2, 4 & 7': spaces stand alone in it. */
export function numbersSaid(text: string): PassageStart | null {
  const found = begin.exec(text)
  if (!found) return null
  const said = [Number(found[1])]
  let at = found.index + found[0].length
  for (;;) {
    next.lastIndex = at
    const more = next.exec(text)
    const [last = 0] = said.slice(-1)
    const number = Number(more?.[2])
    if (!more || !(number > last) || number - (said[0] ?? 0) >= most) break
    at = next.lastIndex
    if (said.length > 1 && counted.test(text.slice(at))) break
    if (more[1] === undefined) said.push(number)
    else for (let between = last + 1; between <= number; between += 1) said.push(between)
  }
  const [from = 0] = said
  const to = said.at(-1) ?? 0
  if (said.length < 2) return null
  return said.length === to - from + 1 ? { from, to } : { from, to, only: new Set(said) }
}

const inWords = ['một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười']
const following = new RegExp(
  String.raw`(?:trả lời|làm|dùng cho)\s(?:các\s)?(\d{1,2}|${inWords.join('|')})\s?câu(?:\shỏi)?\s(?:k[ếéêề] tiếp|tiếp theo|tiếp sau|tiếp|kế|sau|(?:ở\s|bên\s|phía\s)?dưới)(?!\p{L})|(?:the\s)?next\s(\d{1,2}|two|three|four|five|six)\squestions`,
  'iu',
)
const english = ['one', 'two', 'three', 'four', 'five', 'six']

/** 'trả lời hai câu hỏi kế tiếp', with its accent or another one, 'answer the next two questions': for so many of those that follow. */
export function followingSaid(text: string): number | null {
  const found = following.exec(text)
  const said = (found?.[1] ?? found?.[2])?.toLowerCase()
  if (said === undefined) return null
  const count = /^\d/.test(said) ? Number(said) : Math.max(inWords.indexOf(said), english.indexOf(said)) + 1
  return count > 0 && count < most ? count : null
}
