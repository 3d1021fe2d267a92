import { maximumAnswers } from '@lms/contracts/question-types/answer-rules.ts'
import { foldText } from '@lms/contracts/text-folding.ts'

/** As many as the parts that a question may have; options go up to J. */
export const answerLetters = [
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
  'H',
  'I',
  'J',
  'K',
  'L',
  'M',
  'N',
  'O',
  'P',
  'Q',
  'R',
  'S',
  'T',
] as const
type AnswerLetter = (typeof answerLetters)[number]
export const noteColumns = answerLetters.map((letter) => `note${letter}` as const)

export type TableColumn =
  | 'title'
  | 'content'
  | 'type'
  | 'difficulty'
  | 'points'
  | 'class'
  | 'subject'
  | 'topic'
  | 'tags'
  | 'explanation'
  | 'hint'
  | 'ignoreAccents'
  | 'correct'
  | 'unit'
  | 'credit'
  | AnswerLetter
  | `note${AnswerLetter}`

/** In the order in which they are written; the first name is the one that is written. */
const columnNames: readonly { column: TableColumn; names: readonly string[] }[] = [
  { column: 'title', names: ['Tiêu đề', 'Title', 'Tên câu hỏi'] },
  {
    column: 'content',
    names: ['Nội dung', 'Câu hỏi', 'Content', 'Question', 'Nội dung câu hỏi', 'Đề bài', 'Question Text'],
  },
  ...answerLetters.map((letter, index) => ({
    column: letter,
    names: [
      `Đáp án ${letter}`,
      letter,
      `Phương án ${letter}`,
      `Lựa chọn ${letter}`,
      `Option ${letter}`,
      `Answer ${letter}`,
      `Đáp án ${index + 1}`,
      `Phương án ${index + 1}`,
      `Option ${index + 1}`,
      `Answer ${index + 1}`,
    ],
  })),
  {
    column: 'correct',
    names: ['Đáp án đúng', 'Đáp án', 'Correct', 'Correct answer', 'Answer', 'Key', 'Đúng', 'Kết quả'],
  },
  { column: 'type', names: ['Loại', 'Type', 'Loại câu hỏi', 'Dạng', 'Question type'] },
  { column: 'difficulty', names: ['Độ khó', 'Difficulty', 'Mức độ', 'Level'] },
  { column: 'points', names: ['Điểm', 'Points', 'Score', 'Mark', 'Số điểm'] },
  { column: 'class', names: ['Lớp', 'Class', 'Khối', 'Grade'] },
  { column: 'subject', names: ['Chủ đề', 'Subject', 'Môn', 'Môn học'] },
  { column: 'topic', names: ['Chuyên đề', 'Topic', 'Bài', 'Chương'] },
  { column: 'tags', names: ['Thẻ', 'Tags', 'Từ khóa'] },
  { column: 'explanation', names: ['Giải thích', 'Explanation', 'Lời giải', 'Hướng dẫn giải', 'Feedback'] },
  { column: 'hint', names: ['Gợi ý', 'Hint'] },
  { column: 'unit', names: ['Đơn vị', 'Unit'] },
  { column: 'credit', names: ['Cách tính điểm', 'Credit'] },
  { column: 'ignoreAccents', names: ['Bỏ dấu', 'Ignore accents'] },
  ...noteColumns.map((column, index) => ({
    column,
    names: [`Giải thích ${answerLetters[index]}`, `Explanation ${answerLetters[index]}`],
  })),
]

/** Nobody wants columns that are always empty: those of rare answers are there when a question needs them. */
export function columnsFor(mostAnswers: number, unused: readonly TableColumn[] = []) {
  const shown = Math.max(maximumAnswers, mostAnswers)
  const rare = new Set<TableColumn>([...answerLetters.slice(shown), ...noteColumns.slice(shown), ...unused])
  return columnNames.filter(({ column }) => !rare.has(column))
}

/** A head in Vietnamese or English, with or without accents, in any order. */
export function columnsOf(head: readonly string[]): Map<TableColumn, number> {
  const found = new Map<TableColumn, number>()
  for (const [index, cell] of head.entries()) {
    const name = foldText(cell.replaceAll(/[*:]+$/g, ''))
    const column = columnNames.find(({ names }) => names.some((known) => foldText(known) === name))?.column
    if (column !== undefined && !found.has(column)) found.set(column, index)
  }
  return found
}
