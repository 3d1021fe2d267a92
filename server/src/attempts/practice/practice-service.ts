import { attemptMessages as messages } from '@lms/contracts/attempts/attempt-messages.ts'
import type { BodyOf, DataOf, QueryOf } from '@lms/contracts/endpoint.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import type * as contract from '@lms/contracts/attempts/practice.ts'
import { quizMessages } from '@lms/contracts/quizzes/quiz-messages.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Queries } from '../../platform/database/tables.ts'
import type { HtmlCleaner } from '../../platform/html/html-cleaner.ts'
import { notFound } from '../../platform/http/errors.ts'
import { paginationOf } from '../../platform/pagination.ts'
import type { Quiz } from '../../quizzes/quiz.ts'
import { readableQuestions, sightOf } from '../../quizzes/quiz-access.ts'
import { keepDrawn } from '../../quizzes/draws/draw-store.ts'
import { versionsInQuiz } from '../../quizzes/quiz-points-store.ts'
import { readFace } from '../../quizzes/quiz-reading.ts'
import { findQuiz } from '../../quizzes/quiz-store.ts'
import { findSummaries } from '../../questions/question-store.ts'
import { isAssigned } from '../../assignments/assignment-store.ts'
import { type CompletedAttempt, isCompleted } from '../attempt.ts'
import { practiceOf } from '../attempt-result-store.ts'
import * as store from '../attempt-store.ts'
import { completeAttempt } from '../ending-store.ts'
import { askedIn, toAnswers, toKeyedQuestion, toPaperQuestion, toPaperSections } from '../attempt-view.ts'
import type { Drawing } from '../drawing.ts'
import type { Papers } from '../papers.ts'
import { withWrittenClean } from '../sitting/written-answers.ts'
import { readResultSight } from '../result-sight.ts'
import type { Disclosure } from '../rules/disclosure.ts'
import { automaticOf, gradePaper, hasPassed } from '../rules/grading.ts'
import { type Paper, freezePaper } from '../rules/paper.ts'
import { frozenSections } from '../rules/sections.ts'
import { submit } from '../rules/sitting.ts'
import { endOf, secondsBetween, secondsLeft } from '../rules/timing.ts'
import type { PracticeDoor } from './practice-door.ts'

type Result = DataOf<typeof contract.submitPractice>

/** A run through a quiz by those who work with it. It counts nowhere, and its time ends nothing on the server. */
export interface Practice {
  make(
    actor: Actor,
    quizId: string,
    body: BodyOf<typeof contract.makePractice>,
  ): Promise<DataOf<typeof contract.makePractice>>
  submit(actor: Actor, body: BodyOf<typeof contract.submitPractice>): Promise<Result>
  result(actor: Actor, id: string): Promise<Result>
  history(
    actor: Actor,
    quizId: string,
    query: QueryOf<typeof contract.listPractice>,
  ): Promise<DataOf<typeof contract.listPractice>>
}

interface PracticeDependencies {
  database: Database
  clock: Clock
  /** From 0 to 1, without 1. */
  random: () => number
  papers: Papers
  drawing: Drawing
  door: PracticeDoor
  html: HtmlCleaner
}

export function createPractice({
  database,
  clock,
  random,
  papers,
  drawing,
  door,
  html,
}: PracticeDependencies): Practice {
  async function expectQuiz(queries: Queries, actor: Actor, id: string): Promise<Quiz> {
    const quiz = await findQuiz(queries, id)
    const sight = quiz && (await sightOf(queries, actor, quiz, isAssigned))
    if (!quiz || quiz.deletedAt !== null || sight === null || sight === 'face') throw notFound(quizMessages.notFound)
    return quiz
  }

  async function expectOwn(queries: Queries, actor: Actor, id: string): Promise<store.AttemptWithPaper> {
    const found = await store.findAttempt(queries, id)
    const isOwn =
      found?.attempt.purpose === 'practice' && can(actor, 'practice:read', { userId: found.attempt.studentId })
    if (!found || !isOwn) throw notFound(messages.resultMissing)
    return found
  }

  /** Of somebody else's quiz, what a child would see after as many attempts. */
  async function disclose(queries: Queries, actor: Actor, quiz: Quiz): Promise<Disclosure> {
    const { total } = await practiceOf(queries, actor.id, quiz.id, { page: 1, limit: 1 })
    const sight = await readResultSight(queries, actor, { quizzes: [quiz], studentIds: [actor.id] }, clock.now())
    return sight(quiz, actor.id, { attemptCount: total, isSitting: false })
  }

  /** Those whose keys are shown: of one's own quiz, as far as one may read them in the bank. */
  async function openedOf(queries: Queries, actor: Actor, quiz: Quiz, questionIds: readonly string[]) {
    if (!can(actor, 'quiz:update', quiz)) return new Set(questionIds)
    const readable = await readableQuestions(queries, actor, await findSummaries(queries, questionIds))
    return new Set(readable.map(({ id }) => id))
  }

  async function questionResultsOf(queries: Queries, attempt: CompletedAttempt, paper: Paper, opened: Set<string>) {
    const marks = new Map(attempt.marks.map((mark) => [mark.questionId, mark]))
    return askedIn(paper, await papers.read(queries, paper)).map((asked) => {
      const { questionId, points } = asked.question
      const score = marks.get(questionId)?.marks ?? null
      const given = attempt.answers[questionId] ?? null
      const question = opened.has(questionId) ? toKeyedQuestion(asked, asked.question, given) : toPaperQuestion(asked)
      return { question, isCorrect: score === points, score, points }
    })
  }

  async function view(queries: Queries, actor: Actor, attempt: CompletedAttempt, paper: Paper): Promise<Result> {
    const quiz = await findQuiz(queries, attempt.quizId)
    if (!quiz) throw notFound(messages.resultMissing)
    const shown = await disclose(queries, actor, quiz)
    const questionIds = paper.map(({ questionId }) => questionId)
    const opened = shown.keys ? await openedOf(queries, actor, quiz, questionIds) : new Set<string>()
    const right = attempt.marks.filter((mark) => mark.marks === mark.points).length
    return {
      result: {
        attemptId: attempt.id,
        quiz: { _id: quiz.id, title: quiz.title, scale: quiz.scale },
        ...figuresOf(attempt, quiz, shown.result),
        correctAnswers: shown.result ? right : null,
        totalQuestions: attempt.marks.length,
        flaggedQuestions: [...attempt.flagged],
        student_answers: toAnswers(attempt.answers),
        questionResults: shown.paper ? await questionResultsOf(queries, attempt, paper, opened) : [],
        resultsShown: shown.result,
        keysShown: shown.keys,
      },
    }
  }

  /** What is asked, and the run that waits for its answers. */
  async function begin(actor: Actor, quiz: Quiz) {
    const startedAt = clock.now().toISOString()
    const seed = Math.floor(random() * 2 ** 32)
    const drawn = await drawing.forStudent(quiz, actor.id)
    const asked = [...(await versionsInQuiz(database.read(), quiz.id)), ...drawn]
    const questions = await papers.read(database.read(), asked)
    const paper = freezePaper(questions, quiz, seed, asked)
    const sections = frozenSections(quiz.sections, { startedAt, endsAt: null })
    const begun = await database.transaction(async (tx) => {
      await store.dropRunningPractice(tx, actor.id, quiz.id)
      await keepDrawn(
        tx,
        quiz.id,
        drawn.map(({ questionId }) => questionId),
      )
      const { id: quizId, timeLimit } = quiz
      const run = { quizId, studentId: actor.id, purpose: 'practice', assignmentId: null, number: 1 } as const
      return store.insertAttempt(tx, { ...run, startedAt, timeLimit, endsAt: null }, { paper, seed, sections })
    })
    if (!begun) throw notFound(quizMessages.notFound)
    return { id: begun.id, startedAt, sections, asked: askedIn(paper, questions) }
  }

  return {
    async make(actor, quizId, { password }) {
      const quiz = await expectQuiz(database.read(), actor, quizId)
      const { id, startedAt, sections, asked } = await door.pass(actor, quiz, password, () => begin(actor, quiz))
      const face = await readFace(database.read(), quiz)
      const endsAt = endOf({ startedAt, timeLimit: quiz.timeLimit, extraMinutes: 0, deadline: null })
      return {
        history: {
          _id: id,
          quiz: { ...face, paperSections: toPaperSections(sections, endsAt), questions: asked.map(toPaperQuestion) },
          startedAt,
          endsAt,
          secondsLeft: secondsLeft(endsAt, clock.now()),
        },
      }
    },

    async submit(actor, { historyId, answers: sent, flagged }) {
      const own = await expectOwn(database.read(), actor, historyId)
      const answers = await withWrittenClean(sent, {
        queries: database.read(),
        papers,
        html,
        personId: actor.id,
        readPaper: () => Promise.resolve(own.paper),
      })
      const now = clock.now()
      await database.transaction(async (tx) => {
        const { attempt, paper } = await expectOwn(tx, actor, historyId)
        const questionIds = new Set(paper.map(({ questionId }) => questionId))
        const outcome = submit(attempt, { answers, flagged }, questionIds, now)
        const quiz = await findQuiz(tx, attempt.quizId)
        if (outcome.kind !== 'completed' || !quiz) return
        const grade = gradePaper(await papers.read(tx, paper), outcome.sitting.answers, quiz)
        await completeAttempt(tx, attempt.id, outcome.sitting, grade)
      })
      return this.result(actor, historyId)
    },

    async result(actor, id) {
      const { attempt, paper } = await expectOwn(database.read(), actor, id)
      if (!isCompleted(attempt)) throw notFound(messages.resultMissing)
      return view(database.read(), actor, attempt, paper)
    },

    async history(actor, quizId, query) {
      const quiz = await expectQuiz(database.read(), actor, quizId)
      const { attempts, total, isCapped } = await practiceOf(database.read(), actor.id, quizId, query)
      const { result: isShown } = await disclose(database.read(), actor, quiz)
      return {
        history: attempts.filter(isCompleted).map((attempt) => ({
          _id: attempt.id,
          ...figuresOf(attempt, quiz, isShown),
        })),
        pagination: paginationOf(query, total, isCapped),
      }
    },
  }
}

/** Nobody marks what was written in practice: it is no part of the figures. */
function figuresOf(
  { marks, startedAt, finishedAt, ...attempt }: CompletedAttempt,
  { passingScore }: Quiz,
  isShown: boolean,
) {
  const { score, total: totalPoints } = automaticOf(marks)
  const percentage = totalPoints === 0 ? 0 : Math.round((score / totalPoints) * 10_000) / 100
  return {
    score: isShown ? score : null,
    totalPoints,
    passed: isShown ? (attempt.passed ?? hasPassed(score, totalPoints, passingScore)) : null,
    percentage: isShown ? percentage : null,
    timeSpent: secondsBetween(startedAt, finishedAt),
    createdAt: finishedAt,
  }
}
