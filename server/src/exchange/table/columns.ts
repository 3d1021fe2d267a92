import { type AnswerLetter, type ColumnRole, answerLetters } from '@lms/contracts/exchange/reading.ts'
import { maximumAnswers } from '@lms/contracts/question-types/answer-rules.ts'

/** What stands in a column, by its name. */

const noteColumns = answerLetters.map((letter) => `note${letter}` as const)

/** In the order in which we write them ourselves. */
const writtenColumns: readonly { column: ColumnRole; name: string }[] = [
  { column: 'title', name: 'Tiêu đề' },
  { column: 'content', name: 'Nội dung' },
  ...answerLetters.map((letter) => ({ column: letter, name: `Đáp án ${letter}` })),
  { column: 'correct', name: 'Đáp án đúng' },
  { column: 'type', name: 'Loại' },
  { column: 'difficulty', name: 'Độ khó' },
  { column: 'points', name: 'Điểm' },
  { column: 'class', name: 'Lớp' },
  { column: 'subject', name: 'Chủ đề' },
  { column: 'topic', name: 'Chuyên đề' },
  { column: 'tags', name: 'Thẻ' },
  { column: 'explanation', name: 'Giải thích' },
  { column: 'hint', name: 'Gợi ý' },
  { column: 'unit', name: 'Đơn vị' },
  { column: 'credit', name: 'Cách tính điểm' },
  { column: 'ignoreAccents', name: 'Bỏ dấu' },
  ...noteColumns.map((column, index) => ({ column, name: `Giải thích ${answerLetters[index]}` })),
]
const written = new Map(writtenColumns.map(({ column, name }) => [name, column]))

/** Nobody wants columns that are always empty: those of rare answers are there when a question needs them. */
export function columnsFor(mostAnswers: number, unused: readonly ColumnRole[] = []) {
  const shown = Math.max(maximumAnswers, mostAnswers)
  const rare = new Set<ColumnRole>([...answerLetters.slice(shown), ...noteColumns.slice(shown), ...unused])
  return writtenColumns.filter(({ column }) => !rare.has(column))
}

/** A table with these names and no others was written here, or for here: its type says how each row is meant. */
export function isWrittenHead(head: readonly string[]): boolean {
  const names = head.filter((name) => name !== '')
  return names.includes('Nội dung') && names.includes('Loại') && names.every((name) => written.has(name))
}

/** A name for one of several options; which of them it is says its place. */
type Meaning = ColumnRole | 'option' | 'fraction'

export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_\-.:*()]+/gu, ' ')
    .trim()

/** In the order in which they are tried. */
const names: readonly (readonly [Meaning, RegExp])[] = [
  ['image', /hình|ảnh|image|picture|img|圖片/u],
  ['type', /^(?:loại|dạng|kiểu|question ?type|type|題型)(?: câu hỏi)?$|loại câu/u],
  ['explanation', /giải thích|lời giải|hướng dẫn|explanation|solution|feedback|rationale|解析|说明/u],
  ['hint', /^(?:gợi ý|hint)$/u],
  ['wrong', /(?:đáp án|phương án|câu trả lời|lựa chọn) (?:sai|nhiễu)|wrong|incorrect|distractor/u],
  [
    'correct',
    /^(?:đáp án|da|đ\/?a|key|answer|ans|answers?|correct|đúng|kết quả)$|(?:đáp án|phương án|câu trả lời|trả lời) (?:đúng|chính xác)|correct|right ?(?:answer|option)|answer ?key|^cor ?ans|正確|正確|^答案$/u,
  ],
  ['fraction', /^(?:fraction|trọng số)$/u],
  [
    'options',
    /^(?:các )?(?:phương án|lựa chọn|options?|choices|answers|选项)(?: trả lời)?$|các (?:đáp án|phương án|lựa chọn)/u,
  ],
  [
    'option',
    /^(?:(?:đáp án|phương án|lựa chọn|câu trả lời|options?|choices?|answers?|ans|opt|pa|選項|选项|variant|đ ?a)\s*)?(?:[a-j]|\d{1,2})$/u,
  ],
  ['passage', /^(?:đoạn văn|ngữ liệu|passage|bài đọc)$/u],
  [
    'content',
    /nội dung(?: câu hỏi)?$|^(?:câu hỏi|question(?: ?text)?|text|đề bài|stem|prompt|content|題目內容|題目|题干|pregunta|вопрос|frage)$|question text|câu hỏi$|^question/u,
  ],
  ['difficulty', /^(?:độ khó|mức độ|difficulty|level)(?:\s|$)/u],
  ['class', /^(?:lớp|khối|class|grade)$/u],
  ['subject', /^(?:chủ đề|môn(?: học)?|subject)$/u],
  ['tags', /^(?:thẻ|tags?)$/u],
  ['title', /^(?:tiêu đề|title)$/u],
  ['topic', /chuyên đề|chủ đề|chương|topic|category|hạng mục|chapter|bài|tag/u],
  ['points', /điểm|points?|marks?$|score/u],
  ['time', /^(?:thời gian|time)(?:\s|$)/u],
  ['number', /^(?:stt|câu|no|id|số|tt|#|order|mã(?: câu)?)$/u],
]

function meaningOf(text: string): Meaning | null {
  const name = plain(text)
  return name === '' || name.length > 40 ? null : (names.find(([, pattern]) => pattern.test(name))?.[0] ?? null)
}

/** Options by their place; a share beside an option says whether that one is right. */
export function rolesOf(heads: readonly string[]): (ColumnRole | null)[] {
  if (isWrittenHead(heads)) return heads.map((head) => written.get(head) ?? null)
  const meanings = heads.map(meaningOf)
  // The second column that is called alike is none.
  const content = meanings.lastIndexOf('content')
  let options = 0
  return meanings.map((meaning, at): ColumnRole | null => {
    if (meaning === 'content' && at !== content) return 'topic'
    if (meaning === 'fraction') {
      const letter = answerLetters[options - 1]
      return meanings[at - 1] === 'option' && letter !== undefined ? (`mark${letter}` as const) : null
    }
    if (meaning !== 'option') return meaning
    options += 1
    return answerLetters[options - 1] ?? null
  })
}

export const isLetter = (role: ColumnRole | null): role is AnswerLetter =>
  answerLetters.some((letter) => letter === role)

/** What is asked, from what is chosen, and what is right: a table in a text is one of questions only with all of them. */
export function isHead(texts: readonly string[]): boolean {
  const roles = rolesOf(texts)
  return (
    roles.includes('content') &&
    roles.includes('correct') &&
    (roles.includes('options') || roles.filter(isLetter).length > 1)
  )
}
