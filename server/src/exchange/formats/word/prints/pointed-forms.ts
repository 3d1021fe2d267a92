import type { PrintLine } from './print-lines.ts'
import { type Score, pointsIn, scoreIn } from './print-signs.ts'

/** One question of a form: its number, what is asked, its points in a line below, and bare lines to choose from. */
export interface FormPart {
  number: number
  stem: PrintLine[]
  /** Null where it brings no points: a name, a class. */
  score: Score | null
  below: PrintLine[]
}

export interface PointedForm {
  above: PrintLine[]
  parts: FormPart[]
}

const fewest = 3
export const numbered = /^\s*(\d{1,3})\s?\.\s?(?=[^\s\d])/u
/** What the program writes around its questions. */
const furniture =
  /^(?:\*?\s?(?:required|bắt buộc)\.?|(?:required to answer|bắt buộc trả lời)\.?.{0,40}|(?:single choice|multiple choice|(?:single|multi)[ -]line text)\.?|enter your answer|nhập câu trả lời(?: của bạn)?|(?:powered by )?microsoft forms|https?:\/\/forms\.(?:office|cloud\.microsoft|microsoft)\S{0,300}(?:\s+\d{1,3}\/\d{1,3})?)$/iu
const longest = 600
const foot =
  /^(?:never give out your password|không bao giờ tiết lộ mật khẩu|(?:powered by|hoạt động trên nền tảng) microsoft forms|this content is (?:neither )?created|nội dung này (?:không|được) (?:do|được|tạo))/iu
const button = /^(?:submit|gửi|nộp(?: bài)?|back|quay lại)$/iu

const scoreAt = (text: string): Score | null => scoreIn(text) ?? pointsIn(text)

/**
 * Microsoft Forms: '7.What is …' counts from question to question, '(1 Point)' has a line of its own below what is
 * asked, and what is offered has neither letters nor signs. Null for anything else.
 */
export function pointedForm(typed: readonly PrintLine[]): PointedForm | null {
  if (typed.filter(({ text }) => scoreAt(text) !== null).length < fewest) return null
  const lines = withoutFoot(typed)
  const above: PrintLine[] = []
  const parts: FormPart[] = []
  for (const line of lines) {
    const { text } = line
    if (text === '' || (text.length <= longest && furniture.test(text))) continue
    const current = parts.at(-1)
    const score = scoreAt(text)
    const number = Number(numbered.exec(text)?.[1] ?? Number.NaN)
    if (current && score && !current.score) {
      current.stem.push(...current.below.splice(0))
      current.score = score
    } else if (score && current) return null
    else if (number === (current?.number ?? number - 1) + 1)
      parts.push({ number, stem: [line], score: null, below: [] })
    else (current?.below ?? above).push(line)
  }
  return isForm(parts) ? { above, parts } : null
}

/** Below the last question stands what the program says of itself. */
function withoutFoot(lines: readonly PrintLine[]): readonly PrintLine[] {
  const last = lines.findLastIndex(({ text }) => scoreAt(text) !== null)
  const at = lines.findIndex(({ text }, place) => place > last && foot.test(text.slice(0, longest)))
  if (at === -1) return lines
  const own = lines.slice(0, at)
  const end = own.findLastIndex(({ text }) => text !== '' && !button.test(text))
  return own.slice(0, end + 1)
}

function isForm(parts: readonly FormPart[]): boolean {
  const scored = parts.filter(({ score }) => score !== null)
  // A name and a class are asked first, and bring no points.
  const counted = parts.slice(parts.findIndex(({ score }) => score !== null))
  const offered = scored.filter(({ below }) => below.length > 1)
  const bare = offered.filter(({ below }) => !isLettered(below))
  // The number of a question stands once above its points.
  const isTorn = parts.some(({ number, stem }) =>
    stem.slice(1).some(({ text }) => Number(numbered.exec(text)?.[1] ?? 0) === number),
  )
  return (
    !isTorn &&
    scored.length >= fewest &&
    scored.length * 5 >= counted.length * 4 &&
    offered.length * 10 >= scored.length * 8 &&
    bare.length * 3 >= offered.length
  )
}

/** 'a. …' before the first of them: they are read as they stand. */
export function isLettered(below: readonly PrintLine[]): boolean {
  return below.filter(({ text }) => /^\s*[([]?[a-jA-J]\s?[.)\]]\s*\S/u.test(text)).length * 2 > below.length
}
