import { createPapers } from '../../src/attempts/papers.ts'
import { freezePaper } from '../../src/attempts/rules/paper.ts'
import { createSheetPrinting } from '../../src/paper-sheets/printing/sheet-printing.ts'
import { versionsInQuiz } from '../../src/quizzes/quiz-points-store.ts'
import { findQuiz } from '../../src/quizzes/quiz-store.ts'
import type { User } from '../../src/users/user.ts'
import type { TestApp } from '../test-app.ts'

/** A quiz as this person would have printed it in one code, in its own order. */
export async function somePrintedPaper(test: TestApp, maker: User, quizId: string): Promise<string> {
  const queries = test.database.read()
  const quiz = await findQuiz(queries, quizId)
  if (!quiz) throw new Error('There is no such quiz')
  const versions = await versionsInQuiz(queries, quizId)
  const how = { shuffleQuestions: false, shuffleAnswers: false }
  const paper = freezePaper(await createPapers().read(queries, versions), how, 1, versions)
  const frozen = paper.map((item) => ({ ...item, order: [...item.order], points: item.points ?? 10 }))
  const by = {
    actor: { id: maker.id, role: maker.role, sessionId: 'test' },
    caller: { address: '127.0.0.1', userAgent: 'test' },
  }
  return (await createSheetPrinting(test).keep(by, quiz, [{ code: '101', frozen }])).id
}
