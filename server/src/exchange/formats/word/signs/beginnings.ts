import { type QuestionStart, anyStart, questionStart } from './line-signs.ts'

/** How a whole file says where its questions begin. */
export type Manner =
  | 'named'
  | 'numbered'
  /** '[2]' before each says how hard it is, not which one it is. */
  | 'graded'
  /** Marks of the programs that mix papers stand between them: '[<br>]'. */
  | 'parted'
  /** 'Question: …' without a number before each. */
  | 'labelled'

export function mannerOf(texts: readonly string[]): Manner {
  if (texts.some((text) => /^\s*\[<br>\]/iu.test(text))) return 'parted'
  if (texts.some((text) => questionStart(text, 'named') !== null)) return 'named'
  if (texts.filter((text) => labelledStart(text, 0) !== null).length > 1) return 'labelled'
  return isGraded(texts) ? 'graded' : 'numbered'
}

const grade = /^\s*\[([1-5])\]\s*/u
const grades = ['easy', 'medium', 'hard', 'hard', 'hard'] as const

function isGraded(texts: readonly string[]): boolean {
  const said = texts.flatMap((text) => grade.exec(text)?.[1] ?? [])
  const repeated = said.filter((sign, at) => sign === said[at - 1])
  return said.length > 2 && repeated.length * 3 >= said.length
}

export function gradedStart(text: string, number: number): QuestionStart | null {
  const found = grade.exec(text)
  return found && { number, at: found[0].length, points: null, level: grades[Number(found[1]) - 1] ?? null }
}

export function labelledStart(text: string, number: number): QuestionStart | null {
  const found =
    /^\s*(?:(?:\d{1,4}\s*[.)]\s*)?(?:question|câu hỏi|nội dung câu hỏi|q|вопрос|питання|pregunta|pergunta|domanda|frage|soru|soal|pertanyaan))\s*[:：]\s*(?=\S)/iu.exec(
      text,
    )
  return found && { number, at: found[0].length, points: null, level: null }
}

/** '(3) …' below a text for several questions. */
export function bracketedStart(text: string): QuestionStart | null {
  const found = /^\s*\(<?(\d{1,4})>?\)\s*(?=\S)/u.exec(text)
  return found && { number: Number(found[1]), at: found[0].length, points: null, level: null }
}

/** Behind a mark whatever comes is a question; a number before it is no part of it. */
export function partedStart(text: string, number: number): QuestionStart {
  const said = anyStart(text)
  const at = said?.at ?? /^\s*(?:\(<\d{1,4}>\)\s*)?/u.exec(text)?.[0].length ?? 0
  return { points: null, level: null, ...said, number, at }
}

/** A question ends, a text for several begins or has been said, or something is noted that no one reads. */
export function mixMark(text: string): 'part' | 'group' | 'groupText' | 'note' | null {
  const [, close = '', name = '', rest = ''] = /^\s*\[<(\/?)([a-z]{1,8})>\]\s*(.*)$/iu.exec(text) ?? []
  // '<g3>' says how a group is mixed.
  if (name === '') return /^\s*<\/?g\d?>\s*$/iu.test(text) ? 'note' : null
  if (rest !== '' && /^(?:br|\/sg)$/iu.test(close + name)) return 'part'
  if (rest !== '') return rest.toLowerCase().endsWith(`[</${name.toLowerCase()}>]`) ? 'note' : null
  if (/^(?:br|\/sg)$/iu.test(close + name)) return 'part'
  if (/^(?:sg|g)$/iu.test(close + name)) return 'group'
  return /^egc$/iu.test(name) ? 'groupText' : 'note'
}
