/** What platforms write around the questions of a result that somebody printed or copied. Texts are trimmed and in NFC. */

export interface Score {
  /** Null where nobody marked it yet, or where only the points stand there. */
  got: number | null
  most: number
}

const figure = String.raw`\d{1,3}(?:[.,]\d{1,3})?`
const unit = String.raw`(?:pts?|points?|điểm)`
const outOf = new RegExp(
  String.raw`^\(?(${figure}|--?|–|…)\s{0,3}(?:/|out of|trên)\s{0,3}(${figure})\s{0,3}${unit}\.?\)?(?:\s\((?:un)?graded\))?$`,
  'iu',
)
const pointsAlone = new RegExp(String.raw`^\(?(${figure})\s{0,3}${unit}\)?(?:\s{1,3}S(?:aved?)?)?$`, 'iu')
const bareScore = new RegExp(
  String.raw`^(?:[✓✔✗✘×]\s?)?(${figure}|--?|–|…|\.{3})\s?/\s?(${figure})(?:\s?${unit})?$`,
  'iu',
)
const longest = 120

const marked = new RegExp(
  String.raw`^(?:mark(?:ed)?\s(?:(${figure})\s)?out of|đạt điểm(?:\s(${figure})\strên)?)\s(${figure})$`,
  'iu',
)

/** 'Mark 1.00 out of 1.00', 'Marked out of 1.00', 'Đạt điểm 0,00 trên 1,00'. */
function markIn(text: string): Score | null {
  const [, first, second, most] = (text.length <= longest && marked.exec(text)) || []
  const got = first ?? second
  if (most === undefined) return null
  return { got: got === undefined ? null : Number(got.replace(',', '.')), most: Number(most.replace(',', '.')) }
}

/** '1 / 1 pts', '0 out of 1 points', '(1/1 point)', '1.0/ 1.0 Points'. */
export function scoreIn(text: string): Score | null {
  return readScore(outOf, text) ?? markIn(text)
}

/** '2 points': so many can be got. */
export function pointsIn(text: string): Score | null {
  const [, most] = (text.length <= longest && pointsAlone.exec(text)) || []
  return most === undefined ? null : { got: null, most: Number(most.replace(',', '.')) }
}

/** '1/1', as a form has it beside each question. */
export function bareScoreIn(text: string): Score | null {
  return readScore(bareScore, text)
}

function readScore(pattern: RegExp, text: string): Score | null {
  const [, got, most] = (text.length <= longest && pattern.exec(text)) || []
  if (got === undefined || most === undefined) return null
  const [first, second] = [Number(got.replace(',', '.')), Number(most.replace(',', '.'))]
  return { got: Number.isNaN(first) ? null : first, most: second }
}

export const isFull = (score: Score | null): boolean =>
  score !== null && score.got !== null && score.most > 0 && score.got === score.most

const state =
  /^(?:correct|incorrect|partially correct|complete|not answered|not yet answered|answer saved|finished|đúng|sai|đúng một phần|hoàn thành|không trả lời|chưa trả lời|chính xác|không chính xác)$/iu

/** How the pupil did, right below the head of a question. */
export const isState = (text: string): boolean => text.length <= longest && state.test(text)

export interface Head {
  number: number
  score: Score | null
  /** 'Question 2 of 5'. */
  isCounted: boolean
}

const head =
  /^(?:(?:unanswered|incorrect|partial|correct|not yet graded\s?\/?)\s{0,2})?(?:question|câu hỏi)\s{1,3}(\d{1,3})(\s{1,3}of\s{1,3}\d{1,3})?(?:\s{1,3}\((?:mandatory|bonus)\))?(?![\d.])(.{0,60})$/isu

/** 'Question 5', 'Question 5 (1 point)', 'Question 2 of 5 1.0/ 1.0 Points', and nothing of what is asked behind it. */
export function headIn(text: string): Head | null {
  const [, number, counted, behind = ''] = (text.length <= longest && head.exec(text)) || []
  if (number === undefined) return null
  const rest = behind.trim()
  const score = scoreIn(rest) ?? pointsIn(rest)
  const isAlone =
    rest === '' ||
    isState(rest) ||
    score !== null ||
    (counted !== undefined && new RegExp(`^${figure}$`, 'u').test(rest))
  return isAlone ? { number: Number(number), score, isCounted: counted !== undefined } : null
}

/** 'Question 5 options:' and 'Answers:': what follows is to be chosen from. */
export const optionsHead =
  /^(?:question\s{1,3}\d{1,3}\s{1,3}options\s?:|group of answer choices|answers\s?:|(?:(?:question|câu hỏi)\s{1,3}\d{1,3})?(?:select one(?: or more)?|chọn một câu trả lời|chọn một hoặc nhiều câu trả lời|chọn một)\s?:)\s*/iu
export const selectedHead = /^(?:selected answers?|câu trả lời đã chọn|đáp án đã chọn)\s?:\s*/iu
export const correctHead =
  /^(?:(?:(?:the )?correct answers?(?: is| are)?|answer key|câu trả lời đúng(?: là)?|đáp án đúng(?: là)?)\s?:\s*|the correct answer is\s(?=['‘"“])|câu trả lời đúng là\s(?=['‘"“]))/iu
/** What somebody wrote below a question that was copied; in a result it is what the pupil typed. */
export const answerHead = /^(?:>\s?)?(?:answer|ans|đáp án|(?:câu )?trả lời)\s?:\s*(?=\S)/iu
export const feedbackHead =
  /^(?:>\s?)?(?:response feedback|general feedback|feedback|explanation|phản hồi|giải thích)(?:\s?:\s*|$)/iu

/** What stands above an option, or before it. */
export const markHeads = {
  right: /^(?:correct|chính xác|đúng)!(?:\s+|$)/iu,
  picked: /^(?:you answered|bạn đã trả lời)(?:\s+|$)/iu,
  missed: /^(?:correct answer|câu trả lời đúng|đáp án đúng)(?:\s{2,}|\t|$)/iu,
  listed: /^(?:correct answers|các câu trả lời đúng)(?:\s{2,}|\t|$)/iu,
} as const

const buttons =
  /^(?:save answer|saved|question saved|flag question(?:: question \d{1,3})?|edit question|(?:view|hide)(?: question \d{1,3})? feedback|needs grading|not yet graded|skip to question text\.?|quiz score: .{0,40}|question text|đoạn văn câu hỏi|nội dung câu hỏi|gắn cờ câu hỏi|đặt cờ|your answer is (?:partially )?(?:in)?correct\.?|câu trả lời của bạn (?:là )?(?:đúng|sai|không đúng|chính xác|không chính xác)\.?)$/iu
const partHead = /^part\s?\d{1,2}\s?of\s?\d{1,2}(?![\p{L}\d]).{0,60}points\]?$/iu

/** What says nothing of the question it stands beside. */
export function isButton(text: string): boolean {
  return text.length <= longest && (buttons.test(text) || partHead.test(text))
}

const signs: readonly RegExp[] = [optionsHead, selectedHead, correctHead, ...Object.values(markHeads)]

export function isChrome(text: string): boolean {
  if (headIn(text) !== null || scoreIn(text) !== null || isButton(text)) return true
  return signs.some((sign) => sign.test(text.slice(0, longest)))
}
