import type { SheetQuestion, SheetWish } from '../../server/src/paper-sheets/layout/sheet-questions.ts'

/** Forty sheets: all forms of questions, both sizes, named and blank. */
export const sheetWishes: readonly SheetWish[] = Array.from({ length: 40 }, (_, index) => ({
  paper: index % 8 === 7 ? 'A5' : 'A4',
  named: index % 3 !== 0,
  questions: questionsOf(index),
}))

function questionsOf(index: number): SheetQuestion[] {
  const count = index % 8 === 7 ? 20 : ([20, 40, 60][index % 3] ?? 40)
  return Array.from({ length: count }, (_, at) => {
    const number = at + 1
    if (index % 4 === 1 && at % 20 === 18) return { number, form: 'statements', statements: 4 }
    if (index % 5 === 2 && at % 20 === 19) return { number, form: 'number' }
    if (index % 6 === 3 && at % 10 === 4) return { number, form: 'truth' }
    return { number, form: index % 7 === 4 && at % 4 === 0 ? 'many' : 'one', options: index % 9 === 5 ? 6 : 4 }
  })
}
