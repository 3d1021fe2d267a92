import { ClassCode } from '@lms/contracts/classes/classes.ts'
import { type QuestionType, questionTypeRules, questionTypes } from '@lms/contracts/question-types/registry.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import { foldText } from '@lms/contracts/text-folding.ts'

/** Words of people for what a question is: how hard, for whom, of which type. */

const words = <Meaning extends string>(lists: Readonly<Partial<Record<Meaning, string>>>): Map<string, Meaning> =>
  new Map(
    Object.entries<string | undefined>(lists).flatMap(([meaning, list = '']) =>
      list.split(', ').map((word) => [word, meaning as Meaning] as const),
    ),
  )

const difficultyWords = words<Difficulty>({
  easy: 'easy, de, nhan biet, nb, m1, muc 1',
  medium: 'medium, normal, average, moderate, trung binh, vua, thong hieu, th, tb, m2, muc 2',
  hard: 'hard, kho, van dung, van dung thap, van dung cao, vd, vdt, vdc, m3, muc 3, m4, muc 4',
})

export function difficultyFrom(word: string): Difficulty | null {
  return difficultyWords.get(foldText(word)) ?? null
}

export function classFrom(word: string): ClassCode | null {
  const code = foldText(word)
    .replaceAll(/[\s_]+/g, '')
    .replace(/^(lop|class|grade|khoi)/, '')
    .toUpperCase()
  return ClassCode.safeParse(`LOP_${code}`).data ?? null
}

/** Each type by its own name, by what people here call it, and by other words for it. */
const typeWords = new Map<string, QuestionType>([
  ...words<QuestionType>({
    single_choice:
      'single, single choice, singlechoice, single answer, single select, mot dap an, 1 dap an, chon mot dap an, chon 1 dap an, mot lua chon, trac nghiem, radio, radio group, dropdown, mcq, sc',
    multiple_choice:
      'multiple, multiple choice, multiplechoice, multiple answer, multiple answers, multiple select, multi select, nhieu dap an, chon nhieu dap an, nhieu lua chon, checkbox, checkboxes, mc, ma, msq',
    true_false: 'true/false, true false, truefalse, true or false, tf, t/f, dung/sai, dung sai, ds, d/s, boolean',
    fill_blank:
      'fill blank, fillblank, fill in the blank, fill in the blanks, fill-in-the-blank, fill in, dien vao cho trong, dien khuyet, dien tu, dien dap an, tra loi ngan, short answer, shortanswer, short, text input, fib',
    numeric: 'numeric, numerical, number, integer, tra loi so, dien so, nhap so',
    matching: 'matching, match, ghep doi, ghep noi, noi',
    ordering: 'ordering, order, sequence, reorder, sap xep, sap thu tu',
    statements: 'dung sai tung y, trac nghiem dung sai',
    essay: 'essay, tu luan, tuluan, tl, open ended, open-ended, open question, long answer, paragraph',
  }),
  ...questionTypes.flatMap((type) => {
    const { label } = questionTypeRules[type]
    return [type, label.vi, label.en].map((word) => [foldText(word), type] as const)
  }),
])

/** Null when nothing is said; a word that means nothing here comes back as it is. */
export function typeFrom(word: string): string | null {
  const said = foldText(word)
  if (said === '') return null
  return typeWords.get(said) ?? typeWords.get(said.replaceAll(/[_-]+/g, ' ')) ?? word.trim()
}
