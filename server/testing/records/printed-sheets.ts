import { createPapers } from '../../src/attempts/papers.ts'
import { freezePaper } from '../../src/attempts/rules/paper.ts'
import { currentLayout } from '../../src/paper-sheets/layout/layouts.ts'
import type { PrintedPage } from '../../src/paper-sheets/layout/version-1.ts'
import { askedOnPaper } from '../../src/paper-sheets/printed/asked-on-paper.ts'
import { pagesOfSheet } from '../../src/paper-sheets/printed/known-sheet.ts'
import { insertPrintedPaper, insertSheets, sheetsOfPaper } from '../../src/paper-sheets/printed/printed-paper-store.ts'
import type { FrozenCode, PrintedPaper, PrintedSheet } from '../../src/paper-sheets/printed/printed-paper.ts'
import { sealed } from '../../src/paper-sheets/printed/sheet-seal.ts'
import { newId } from '../../src/platform/ids.ts'
import { versionsInQuiz } from '../../src/quizzes/quiz-points-store.ts'
import type { User } from '../../src/users/user.ts'
import type { TestApp } from '../test-app.ts'
import { someQuestion } from './question.ts'
import { someQuiz } from './quiz.ts'

export interface PrintedForTest {
  quizId: string
  paper: PrintedPaper
  sheets: PrintedSheet[]
  /** A page of a sheet, and what its code says. */
  page(sheet: number, page?: number): { printed: PrintedPage; text: string }
}

interface Wish {
  quizId?: string
  children?: readonly User[]
  blanks?: number
  codes?: readonly string[]
}

const option = (text: string, isCorrect = false) => ({ text: `<p>${text}</p>`, isCorrect })

/** Questions with four options, of which the first is right, and one to be written about. */
export async function someQuizForPaper(
  test: TestApp,
  owner: User,
  titles: readonly string[] = ['Câu thứ nhất', 'Câu thứ hai', 'Câu thứ ba'],
): Promise<string> {
  const questions: string[] = []
  for (const title of titles)
    questions.push(
      await someQuestion(test, owner, {
        title,
        answers: [option('đúng', true), option('b'), option('c'), option('d')],
      }),
    )
  questions.push(await someQuestion(test, owner, { title: 'Em hãy kể', type: 'essay', answers: [] }))
  return someQuiz(test, owner, { questions, passingScore: 50 })
}

/** As if somebody had printed it: for children by name, and blank ones. */
export async function somePrintedSheets(
  test: TestApp,
  owner: User,
  { quizId: given, children = [], blanks = 0, codes = ['101'] }: Wish = {},
): Promise<PrintedForTest> {
  const quizId = given ?? (await someQuizForPaper(test, owner))
  const queries = test.database.read()
  const refs = await versionsInQuiz(queries, quizId)
  const papers = createPapers()
  const frozen: FrozenCode[] = []
  for (const [index, code] of codes.entries()) {
    const plain = refs.map(({ questionId, version }) => ({ questionId, version, order: [] }))
    const questions = await papers.read(queries, plain)
    const paper = freezePaper(questions, { shuffleQuestions: false, shuffleAnswers: index > 0 }, index + 7)
    const asked = questions.map((question, at) => askedOnPaper(question, at + 1))
    frozen.push({ code, paper, asked })
  }
  const paper: PrintedPaper = {
    id: newId(),
    quizId,
    madeBy: owner.id,
    layoutVersion: currentLayout,
    size: 'A4',
    sealKey: newId(),
    codes: frozen,
    sections: [],
    createdAt: test.clock.now().toISOString(),
  }
  const wanted = [
    ...children.map(({ id }, index) => ({ code: codes[index % codes.length] ?? null, studentId: id })),
    ...Array.from({ length: blanks }, () => ({ code: null, studentId: null })),
  ].map((sheet, index) => ({ ...sheet, candidateId: null, number: index + 1, printedPaperId: paper.id, pages: 1 }))
  const sheets = wanted.map((sheet) => ({ ...sheet, pages: pagesOfSheet(paper, sheet)?.length ?? 0 }))
  await test.database.transaction(async (tx) => {
    await insertPrintedPaper(tx, paper)
    await insertSheets(tx, sheets)
  })
  const stored = await sheetsOfPaper(queries, paper.id)
  return {
    quizId,
    paper,
    sheets: stored,
    page(number, page = 1) {
      const sheet = stored.find((one) => one.number === number)
      const printed = sheet && pagesOfSheet(paper, sheet)?.[page - 1]
      if (!sheet || !printed) throw new Error('There is no such page')
      const { layoutVersion, id: printedPaperId, sealKey } = paper
      const text = sealed({ layoutVersion, printedPaperId, sheet: number, page, code: sheet.code }, sealKey)
      return { printed, text }
    },
  }
}
