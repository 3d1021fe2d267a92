import { readableTextOf } from '@lms/contracts/rich-text.ts'
import { type Problem, type ReadItem, blocking } from '../formats/item.ts'
import { labelOf } from '../formats/word/signs/line-signs.ts'

/** As readers cut what they tell. */
const longestText = 200
const longestHeading = 200

/** Readers tell all that they found; this is as much of it as helps who looks at the question. */
export function toldProblems({
  problems,
  item,
  source = '',
}: Pick<ReadItem, 'problems' | 'item' | 'source'>): Problem[] {
  const asked = readableTextOf(item.content)
  return problems.flatMap((one) => {
    const { code, values = {}, isBlocking } = one
    // A list that names the question and says nothing of it.
    if (code === 'wrongLetter' && values['letter']?.trim() === '') return [blocking('noKey')]
    // It was read; what is not known is whose it is.
    if (
      code === 'unreadable' &&
      isBlocking &&
      (isIn(values['text'] ?? '', asked) || isIn(values['text'] ?? '', source))
    )
      return [blocking('lineUnclear', values)]
    // As an essay it would show its key to everybody.
    const key = code === 'essay' ? keySaid.exec(asked) : null
    if (key) return [blocking('keyInText', { text: key[0].trim() })]
    if (code !== 'wordingDropped' || isBlocking) return [one]
    const text = withoutHeadings(values['text'] ?? '')
    return text === '' ? [] : [{ ...one, values: { ...values, text } }]
  })
}

function isIn(text: string, asked: string): boolean {
  return text.trim() !== '' && asked.replaceAll(/\s+/gu, ' ').includes(text.trim())
}

function withoutHeadings(text: string): string {
  const left = text.split(' / ').filter((part) => !isHeading(part.trim()))
  const isCut = text.length === longestText && left.length > 0
  return `${left.join(' / ')}${isCut ? '…' : ''}`
}

const keySaid = /(?:đáp án|đáp số|answer|key)\s?[:：]\s?\S.{0,40}/iu

const ofPaper =
  /^[^\p{L}\d]*(?:đề (?:thi|kiểm tra|khảo sát|cương|ôn|luyện|tham khảo|minh họa|chính thức|số|\d)|(?:bài )?kiểm tra|ôn tập|trường|môn|lớp|khối|năm học|thời gian|họ (?:và |, )?tên|số báo danh|sở (?:gd|giáo)|phòng (?:gd|giáo)|bộ giáo dục|ubnd|ủy ban|mã đề|giáo viên|giảng viên|lời phê|nhận xét của)(?!\p{L})/iu
/** Capitals alone, and no list of words to be used. */
const inCapitals = /^(?=.*\p{Lu}{3}.*\p{Lu}{2})[^\p{Ll},;|_…\t]+$/u
/** What is to be done with the questions below is no heading. */
const ofTask =
  /[?_…]|\.{3}|đoạn|bài đọc|văn bản|sau đây|dưới đây|biết rằng|cho (?:biết|các|hàm|hình|bảng)|following|read|passage|choose|complete|underlin|closest|opposite|mistake|match/iu

/** The title of a paper and the names of its parts hold nothing that a question would lack. */
function isHeading(text: string): boolean {
  if (text === '') return true
  if (text.length > longestHeading || ofTask.test(text)) return false
  return labelOf(text)?.kind === 'section' || ofPaper.test(text) || (inCapitals.test(text) && !/ {3}/u.test(text))
}
