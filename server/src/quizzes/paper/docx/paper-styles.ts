/**
 * What a printed paper says itself has styles of its own in Word: whoever edits one changes all labels at once, and who
 * reads the file again tells them from the words of the questions.
 */
export const paperStyles = {
  printed: 'Đề in: chữ in sẵn',
  code: 'Đề in: mã đề',
  section: 'Đề in: tên phần',
  passage: 'Đề in: lời dẫn',
  question: 'Đề in: số câu',
  mark: 'Đề in: nhãn',
} as const
export type PaperStyle = keyof typeof paperStyles

/** As Word names it in a text; the name is what people see. */
export const styleId = (style: PaperStyle): string => `lms-${style}`

/** What a picture of a formula is called, beside its source. */
export const drawnFormula = { inline: 'LaTeX', display: 'LaTeX, dòng riêng' } as const
