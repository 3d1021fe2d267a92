import type { DataOf } from '@lms/contracts/endpoint.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { questionMessages as messages } from '@lms/contracts/questions/question-messages.ts'
import type { QuestionWithdrawal, questionUsage, withdrawQuestion } from '@lms/contracts/quizzes/question-withdrawal.ts'
import { recordActsOn } from '../../audit/recorded-acts.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { conflict, invalid, notFound } from '../../platform/http/errors.ts'
import type { By } from '../../platform/http/route.ts'
import { expectChangeable, expectSight } from '../../questions/question-access.ts'
import { findQuestion, lockQuestion, saveDeletion } from '../../questions/question-store.ts'
import type { Quiz } from '../quiz.ts'
import { usableQuestions } from '../quiz-access.ts'
import type { QuizDependencies } from '../quiz-dependencies.ts'
import { quizScope, toChoices } from '../quiz-lists.ts'
import { lockQuizzes, questionIdsOf, saveQuiz } from '../quiz-store.ts'
import { idsUsing, listUses } from './question-use-store.ts'
import { withoutQuestion } from './withdrawal-rule.ts'

export interface QuestionWithdrawals {
  usage(actor: Actor, questionId: string): Promise<DataOf<typeof questionUsage>>
  withdraw(by: By, questionId: string, wish: QuestionWithdrawal): Promise<DataOf<typeof withdrawQuestion>>
}

type Dependencies = Pick<QuizDependencies, 'database' | 'clock' | 'audit'>

/** Deleting a question that quizzes use. */
export function createQuestionWithdrawals({ database, clock, audit }: Dependencies): QuestionWithdrawals {
  const recordQuiz = recordActsOn(audit, 'quiz')
  const recordQuestion = recordActsOn(audit, 'question')

  return {
    async usage(actor, questionId) {
      const queries = database.read()
      await expectSight(queries, actor, await findQuestion(queries, questionId))
      const { quizzes, total } = await listUses(queries, await quizScope(queries, actor), questionId)
      const choices = await toChoices(queries, quizzes)
      return {
        quizzes: choices.map((choice, index) => ({
          ...choice,
          isChangeable: can(actor, 'quiz:update', { authorId: quizzes[index]?.authorId ?? null }),
          isOnlyQuestion: quizzes[index]?.questionCount === 1,
        })),
        total,
      }
    },

    withdraw(by, questionId, { replacement }) {
      const { actor } = by
      const now = clock.now().toISOString()
      return database.transaction(async (tx) => {
        await expectDeletable(tx, actor, await findQuestion(tx, questionId))
        await expectReplacement(tx, actor, questionId, replacement)
        // Quizzes first and then the question, in the order in which a quiz that changes takes them.
        const using = await lockQuizzes(tx, await idsUsing(tx, questionId))
        const changed: Quiz[] = []
        for (const quiz of using.filter((each) => can(actor, 'quiz:update', each))) {
          const ids = withoutQuestion(await questionIdsOf(tx, quiz.id), questionId, replacement)
          if (ids.length === 0)
            throw conflict('last_question', messages.lastQuestion, { values: { title: quiz.title } })
          changed.push(await saveQuiz(tx, quiz, ids, now))
          await recordQuiz(tx, by, 'quiz.update', quiz.id, { fields: ['questions'] })
        }
        await expectDeletable(tx, actor, await lockQuestion(tx, questionId))
        await saveDeletion(tx, [questionId], now, now)
        await recordQuestion(tx, by, 'question.delete', questionId, replacement === undefined ? {} : { replacement })
        const quizzes = await toChoices(
          tx,
          changed.map((quiz) => ({ ...quiz, hasPassword: quiz.password !== null })),
        )
        return { quizzes, kept: using.length - changed.length }
      })
    },
  }
}

async function expectDeletable(
  tx: Queries,
  actor: Actor,
  question: Awaited<ReturnType<typeof findQuestion>>,
): Promise<void> {
  const { deletedAt } = await expectChangeable(tx, actor, question)
  if (deletedAt !== null) throw notFound(messages.notFound)
}

async function expectReplacement(
  tx: Queries,
  actor: Actor,
  questionId: string,
  replacement: string | undefined,
): Promise<void> {
  if (replacement === undefined) return
  const isUsable = replacement !== questionId && (await usableQuestions(tx, actor, [replacement])).length === 1
  if (!isUsable) throw invalid([{ field: 'replacement', message: messages.replacementUnknown }])
}
