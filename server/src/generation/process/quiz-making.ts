import type { Actor } from '@lms/contracts/permissions.ts'
import { partsIn } from '@lms/contracts/question-types/parts.ts'
import { type Difficulty, difficulties } from '@lms/contracts/questions/questions.ts'
import { quizDefaults } from '@lms/contracts/quizzes/quiz-drafts.ts'
import type { Audit } from '../../audit/audit.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { readsAdministratorQuestions } from '../../questions/question-access.ts'
import { contentKeyOf } from '../../questions/question-fingerprint.ts'
import type { Scope } from '../../questions/question-filter-store.ts'
import { knownContentKeys } from '../../questions/question-duplicate-store.ts'
import { type NewQuestion, insertQuestions } from '../../questions/question-store.ts'
import { writtenQuestion } from '../../questions/written-question.ts'
import { recountCourses } from '../../quizzes/quiz-figures.ts'
import { insertQuiz } from '../../quizzes/quiz-store.ts'
import { createTopicPlacing } from '../../subjects/topics/topic-placing.ts'
import { findUser } from '../../users/user-store.ts'
import type { Process } from '../generation.ts'
import { insertGenerated } from '../generated-question-store.ts'
import { dealtPoints } from '../rules/points.ts'
import { type AcceptedQuestion, notesOf } from '../rules/quality-gate.ts'
import { subjectNamed } from '../rules/subject-naming.ts'

/** Says in the bank, to who searches, what the flag says to who looks. */
const aiTag = 'AI'

/** In whose name a process works: its author as they are now, or nobody when they may no longer write. */
export async function authorOf(queries: Queries, authorId: string | null): Promise<Actor | null> {
  const user = authorId === null ? null : await findUser(queries, authorId)
  return user?.isActive === true && user.role !== 'student' ? { id: user.id, role: user.role } : null
}

/** Which of these questions the bank has already, as far as this person sees it. */
export async function inBank(
  queries: Queries,
  actor: Actor,
  questions: readonly AcceptedQuestion[],
): Promise<ReadonlySet<string>> {
  const scope: Scope =
    actor.role === 'administrator'
      ? 'everything'
      : { authorId: actor.id, withAdministrators: await readsAdministratorQuestions(queries, actor) }
  return knownContentKeys(queries, scope, questions.map(contentKeyOf))
}

interface Place {
  subjectId: string
  class: Process['class']
  authorId: string | null
  byAdministrator: boolean
}

/** A question of the model as the bank keeps it. */
export function toBank(
  { title, content, type, difficulty, answers, explanation, ...others }: AcceptedQuestion,
  { subjectId, class: code, authorId, byAdministrator }: Place,
  points: number,
): NewQuestion {
  const written = writtenQuestion({
    title,
    content,
    type,
    difficulty,
    answers,
    ...partsIn(others),
    explanation,
    points,
    subject: subjectId,
    class: code,
    tags: [aiTag],
  })
  return { ...written, authorId, byAdministrator, isAiMade: true }
}

interface Making {
  audit: Pick<Audit, 'record'>
  actor: Actor
  now: string
}

/** Questions, subject and quiz at once, or nothing of it: this is part of the transaction that completes the process. */
export async function makeQuiz(tx: Queries, process: Process, { audit, actor, now }: Making): Promise<string> {
  const { request, accepted } = process
  const byAdministrator = actor.role === 'administrator'
  const subject = await subjectNamed(tx, actor, { name: process.subject, class: process.class }, now)
  if (subject.isNew)
    await audit.record(tx, { actor, action: 'subject.create', recordType: 'subject', recordId: subject.id })
  const ordered = fromEasyToHard(accepted)
  const points = dealtPoints(ordered.map(({ difficulty }) => difficulty))
  const place = { subjectId: subject.id, class: process.class, authorId: actor.id, byAdministrator }
  const { topic = '', tags = [] } = request
  const topicId = await createTopicPlacing(tx, actor, now)(subject.id, topic)
  const questions = ordered.map((question, index) => {
    const written = toBank(question, place, points[index] ?? 1)
    return { ...written, topic, topicId, tags: [...new Set([...written.tags, ...tags])] }
  })
  const questionIds = await insertQuestions(tx, questions, now)
  const quiz = await insertQuiz(
    tx,
    {
      ...quizDefaults,
      title: process.title,
      description: request.description,
      instructions: request.instructions,
      subjectId: subject.id,
      class: process.class,
      difficulty: mainDifficulty(process),
      estimatedTime: Math.min(quizDefaults.estimatedTime, request.timeLimit),
      timeLimit: request.timeLimit,
      passingScore: request.passingScore,
      maxAttempts: request.maxAttempts,
      shuffleQuestions: request.shuffleQuestions,
      shuffleAnswers: request.shuffleAnswers,
      showCorrectAnswers: request.showAnswersImmediately,
      // A draft, until a person has read it.
      isActive: false,
      isPublic: false,
      tags: [aiTag],
      password: null,
      releaseDate: null,
      deadline: null,
      authorId: actor.id,
      byAdministrator,
    },
    questionIds,
    now,
  )
  await insertGenerated(
    tx,
    ordered.map((question, index) => ({
      processId: process.id,
      questionId: questionIds[index] ?? '',
      notes: notesOf(question),
      rejections: [],
    })),
  )
  await recountCourses(tx, [subject.id])
  await audit.record(tx, {
    actor,
    action: 'quiz.generate',
    recordType: 'quiz',
    recordId: quiz.id,
    details: { process: process.id },
  })
  return quiz.id
}

function fromEasyToHard(questions: readonly AcceptedQuestion[]): AcceptedQuestion[] {
  const place = ({ difficulty }: AcceptedQuestion): number => difficulties.indexOf(difficulty)
  return questions.toSorted((one, other) => place(one) - place(other))
}

/** That of most of its questions; of two that are even, the harder. */
function mainDifficulty({ request }: Process): Difficulty {
  const counts = { hard: request.hardQuestions, medium: request.mediumQuestions, easy: request.easyQuestions }
  const most = Math.max(...Object.values(counts))
  return difficulties.toReversed().find((difficulty) => counts[difficulty] === most) ?? 'medium'
}
