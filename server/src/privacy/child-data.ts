import type { Actor } from '@lms/contracts/permissions.ts'
import { isList } from '@lms/contracts/question-types/part-rules.ts'
import type { QuestionParts } from '@lms/contracts/question-types/parts.ts'
import type { Given } from '@lms/contracts/question-types/question-type.ts'
import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import { textOf } from '@lms/contracts/rich-text.ts'
import { waysKeptOf } from '../accounts/child-sign-in/child-sign-in-store.ts'
import { keptSessionsOf } from '../accounts/session-store.ts'
import { allAssignmentsOf } from '../assignments/assignment-store.ts'
import { isCompleted } from '../attempts/attempt.ts'
import { allAttemptsOf } from '../attempts/attempt-result-store.ts'
import { type AnswerMark, marksOfAttempts } from '../attempts/marking/mark-store.ts'
import { readResultSight } from '../attempts/result-sight.ts'
import type { Disclosure } from '../attempts/rules/disclosure.ts'
import type { Paper } from '../attempts/rules/paper.ts'
import type { KeptSteps } from '../attempts/rules/steps.ts'
import type { Check } from '../attempts/rules/tries.ts'
import type { AttemptWithPaper } from '../attempts/attempt-store.ts'
import type { Papers } from '../attempts/papers.ts'
import { entriesOfPerson } from '../audit/audit-store.ts'
import { decisionsOf } from '../children/consent-store.ts'
import { linksOf } from '../children/guardian-store.ts'
import { feedbackBy } from '../feedback/feedback-store.ts'
import { gardenOfChild } from '../garden/garden-store.ts'
import { listStickers } from '../garden/sticker-store.ts'
import { giversOf } from '../garden/sticker-view.ts'
import { groupsOfStudent } from '../groups/member-store.ts'
import { mediaOf } from '../media/media-store.ts'
import { listNotificationsOf } from '../notifications/notification-store.ts'
import { readOnPaper } from '../paper-sheets/child-on-paper.ts'
import type { Queries } from '../platform/database/tables.ts'
import { mailsOf } from '../platform/mail/mail-store.ts'
import { grownTopics } from '../practice/knowledge/grown-topics.ts'
import { keptMistakesOf } from '../practice/knowledge/mistakes.ts'
import { settingsOf } from '../practice/knowledge/practice-settings-store.ts'
import { readProgress } from '../practice/knowledge/progress.ts'
import { allPracticeOf } from '../practice/practice-history-store.ts'
import { reportsOf } from '../practice/weekly/weekly-store.ts'
import type { QuestionVersion } from '../questions/question.ts'
import { findQuizzes } from '../quizzes/quiz-store.ts'
import { scannedSheetsOf } from '../scans/sheet-privacy.ts'
import { factorsKeptOf } from '../second-factor/passkey-store.ts'
import { failuresOf } from '../users/sign-in/sign-in-failure-store.ts'
import { namesOf } from '../users/user-name-store.ts'
import type { User } from '../users/user.ts'

/** More notifications and stickers than anybody gets; one question for all of them. */
const allOfThem = { page: 1, limit: 1_000_000 }

/** Everything that is stored about a child, for those who look after the child. No secrets, and nobody else's data. */
export async function readChildData(queries: Queries, papers: Papers, actor: Actor, child: User, now: Date) {
  const assignments = await allAssignmentsOf(queries, child.id)
  const attempts = await allAttemptsOf(queries, child.id)
  const quizIds = [...assignments, ...attempts.map(({ attempt }) => attempt)].map(({ quizId }) => quizId)
  const onPaper = await readOnPaper(queries, child.id)
  const scannedSheets = await scannedSheetsOf(queries, child.id)
  const paperQuizIds = [...onPaper.entries, ...scannedSheets].flatMap(({ quizId }) => quizId ?? [])
  const quizzes = await findQuizzes(queries, [...new Set([...quizIds, ...paperQuizIds])])
  const quizOf = (id: string) => ({ id, title: quizzes.find((quiz) => quiz.id === id)?.title ?? null })
  const sight = await readResultSight(queries, actor, { quizzes, studentIds: [child.id] }, now)
  /** How much of what came of a quiz the reader may see, and until when the rest is withheld. */
  function seenOf(quizId: string | null): Seen {
    const quiz = quizzes.find(({ id }) => id === quizId)
    if (!quiz) return { result: true, paper: true, until: null }
    const running = attempts.find(({ attempt }) => attempt.quizId === quizId && !isCompleted(attempt))?.attempt
    const attemptCount = assignments.find((one) => one.quizId === quizId)?.attemptCount ?? 0
    const { result, paper } = sight(quiz, child.id, { attemptCount, isSitting: running !== undefined })
    return { result, paper, until: result ? (running?.endsAt ?? null) : quiz.deadline }
  }
  const marks = await marksOfAttempts(
    queries,
    attempts.map(({ attempt }) => attempt.id),
  )
  const shown = []
  for (const one of attempts) {
    const questions = await papers.read(queries, one.paper)
    const given = marks.filter(({ attemptId }) => attemptId === one.attempt.id)
    shown.push({
      ...toAttemptData(one, questions, given, seenOf(one.attempt.quizId)),
      quiz: quizOf(one.attempt.quizId),
    })
  }
  const practice = []
  for (const one of await allPracticeOf(queries, child.id))
    practice.push(toPracticeData(one, await papers.read(queries, one.paper)))
  const links = await linksOf(queries, child.id)
  const parentIds = links.map(({ parentId }) => parentId)
  const decisions = await decisionsOf(queries, child.id)
  const decidedBy = decisions.map((decision) => decision.decidedBy).filter((id) => id !== null)
  const stickers = await listStickers(queries, child.id, allOfThem)
  const named = [...parentIds, ...decidedBy, ...giversOf(stickers)]
  const names = await namesOf(queries, [...new Set(named)])
  const { metadata: _metadata, isDemo: _isDemo, ...account } = child
  return {
    format: 'child-data',
    version: 1,
    account,
    // Guardians know each other by name, and not by anything that leads further.
    guardians: links.map(({ parentId, since }) => ({ name: names.get(parentId) ?? null, since })),
    consents: decisions.map(({ purpose, isGiven, version, childAgreement, decidedBy: by, decidedAt }) => ({
      purpose,
      isGiven,
      version,
      childAgreement,
      decidedBy: by === null ? null : (names.get(by) ?? null),
      decidedAt,
    })),
    parentIds: actor.role === 'administrator' ? parentIds : parentIds.filter((id) => id === actor.id),
    assignments: assignments.map(({ id, quizId, status, attemptCount, extraMinutes, rating, counted, createdAt }) => ({
      id,
      quiz: quizOf(quizId),
      status,
      attemptCount,
      extraMinutes,
      rating,
      countedResult: seenOf(quizId).result ? counted : null,
      createdAt,
    })),
    attempts: shown,
    onPaper: {
      ...onPaper,
      entries: onPaper.entries.map((entry) =>
        seenOf(entry.quizId).result ? entry : { ...entry, answers: {}, total: null, score: null },
      ),
    },
    scannedSheets: scannedSheets.map((sheet) =>
      seenOf(sheet.quizId).result
        ? sheet
        : { ...sheet, score: null, totalPoints: null, corrected: { answers: {}, texts: {} } },
    ),
    groups: await groupsOfStudent(queries, child.id),
    practice,
    dailyPractice: await settingsOf(queries, child.id),
    mistakes: await keptMistakesOf(queries, child.id),
    weeklyReports: (await reportsOf(queries, child.id, allOfThem.limit)).map(({ mistakes, ...report }) => ({
      ...report,
      // Keys stay with the questions.
      mistakes: mistakes.map(({ question, topic, given }) => ({ question, topic, given })),
    })),
    knowledge: (await readProgress(queries, child.id, now)).subjects,
    feedback: (await feedbackBy(queries, child.id)).map(
      ({ authorId: _authorId, reporterId: _reporterId, ...own }) => own,
    ),
    garden: { ...(await gardenOfChild(queries, child.id)), ...(await grownTopics(queries, child.id)) },
    stickers: stickers.map(({ givenBy, childId: _childId, ...own }) => ({
      ...own,
      from: givenBy === null ? null : (names.get(givenBy) ?? null),
    })),
    notifications: (await listNotificationsOf(queries, child.id, allOfThem)).map(({ userId: _userId, ...own }) => own),
    sessions: await keptSessionsOf(queries, child.id),
    failedSignIns: (await failuresOf(queries, child.id)).map(({ userId: _userId, ...own }) => own),
    secondFactor: await factorsKeptOf(queries, child.id),
    signInWays: await waysKeptOf(queries, child.id),
    // Guardians do not learn each other's addresses.
    mails: (await mailsOf(queries, child.id)).map(({ recipient, ...mail }) => ({
      ...mail,
      recipient: recipient === child.email ? recipient : null,
    })),
    media: await mediaOf(queries, child.id),
    audit: (await entriesOfPerson(queries, child.id)).map(
      ({ id, actorId, action, recordType, recordId, createdAt }) => ({
        id,
        action,
        recordType,
        recordId,
        byChild: actorId === child.id,
        createdAt,
      }),
    ),
  }
}

export type ChildData = Awaited<ReturnType<typeof readChildData>>

interface Seen extends Pick<Disclosure, 'result' | 'paper'> {
  until: string | null
}

function toAttemptData(
  { attempt, paper }: AttemptWithPaper,
  questions: readonly QuestionVersion[],
  byPeople: readonly AnswerMark[],
  seen: Seen,
) {
  const versions = new Map(questions.map((question) => [question.questionId, question]))
  const marks = new Map((attempt.marks ?? []).map((mark) => [mark.questionId, mark]))
  const { id, purpose, assignmentId, number, state, startedAt, finishedAt, totalPoints } = attempt
  const isRunning = !isCompleted(attempt)
  return {
    id,
    assignmentId,
    purpose,
    number,
    state,
    startedAt,
    finishedAt,
    score: seen.result ? attempt.score : null,
    totalPoints,
    passed: seen.result ? attempt.passed : null,
    previousScore: seen.result ? attempt.previousScore : null,
    // Until the deadline or the end of the attempt that is running; null until the author shows it.
    withheld: isRunning || seen.paper ? null : { until: seen.until },
    answers: (isRunning || seen.paper ? paper : []).map(({ questionId, version }) => {
      const question = versions.get(questionId)
      const given = attempt.answers[questionId] ?? null
      return {
        questionId,
        version,
        question: question ? toQuestionData(question) : null,
        given: given === null || !question ? given : inWords(question, given),
        marks: marks.get(questionId)?.marks ?? null,
        points: marks.get(questionId)?.points ?? null,
        isFlagged: attempt.flagged.includes(questionId),
        // Of what was written at length: its pictures, and what a person said about it.
        pictures: typeof given === 'string' ? picturesOf(given) : [],
        marked: toMarkData(byPeople.find((mark) => mark.questionId === questionId)),
        steps: attempt.steps[questionId] ? toSteps(attempt.steps[questionId], question) : null,
        ...(attempt.checks[questionId] && { tries: toTries(attempt.checks[questionId], question) }),
      }
    }),
  }
}

interface Practised {
  id: string
  kind: string
  createdAt: string
  finishedAt: string | null
  paper: Paper
  answers: readonly (Check & { questionId: string; answeredAt: string })[]
}

function toPracticeData(session: Practised, questions: readonly QuestionVersion[]) {
  const { id, kind, createdAt, finishedAt, paper, answers } = session
  return {
    id,
    kind,
    createdAt,
    finishedAt,
    answers: paper.map(({ questionId, version }) => {
      const question = questions.find((one) => one.questionId === questionId)
      const answer = answers.find((one) => one.questionId === questionId)
      return {
        questionId,
        version,
        question: question ? toQuestionData(question) : null,
        tries: answer ? toTries(answer, question) : [],
        answeredAt: answer?.answeredAt ?? null,
      }
    }),
  }
}

function toTries({ tries }: Check, question: QuestionVersion | undefined) {
  return tries.map(({ given, isRight, usedHint, steps }) => ({
    given: given === null || !question ? given : inWords(question, given),
    isRight,
    usedHint,
    ...(steps && { steps: toSteps(steps, question) }),
  }))
}

function toSteps({ first, changes, seconds }: KeptSteps, question: QuestionVersion | undefined) {
  return { first: first === undefined || !question ? (first ?? null) : inWords(question, first), changes, seconds }
}

const pictureAddress = /\/uploads\/media\/[0-9a-f]{32}(?:-thumbnail)?\.[a-z]+/g

function toQuestionData({ title, content, type }: QuestionVersion) {
  return { title, text: textOf(content), type, pictures: picturesOf(content) }
}

function picturesOf(html: string): string[] {
  return [...new Set([...html.matchAll(pictureAddress)].map(([address]) => address))]
}

function toMarkData(mark: AnswerMark | undefined) {
  if (mark === undefined || mark.share === null) return null
  return { share: mark.share, criteria: mark.criteria, comment: mark.comment, markedAt: mark.markedAt }
}

interface Worded {
  type: QuestionType
  answers: readonly { _id: string; text: string }[]
  parts: QuestionParts
}

/** What was chosen, as the child read it. */
function inWords({ type, answers, parts }: Worded, given: NonNullable<Given>): NonNullable<Given> {
  const rules = questionTypeRules[type]
  if (rules.answeredBy === 'text' && typeof given === 'string') return given
  if (rules.answeredBy === 'essay' && typeof given === 'string') return textOf(given)
  const asked = rules.parts?.asked(parts, [])
  const shown = [
    ...answers,
    ...(asked?.answers ?? []),
    ...(asked?.lefts ?? []),
    ...(asked?.gaps ?? []).flatMap((gap) => gap.answers),
  ]
  const word = (id: string): string => textOf(shown.find(({ _id }) => _id === id)?.text ?? id)
  if (typeof given === 'string') return [word(given)]
  if (isList(given)) return given.map(word)
  const entries = Object.entries(given).map(([part, value]) => [
    word(part),
    typeof value === 'string' ? word(value) : value,
  ])
  return Object.fromEntries(entries)
}
