import { findAttempt } from '../../attempts/attempt-store.ts'
import { askedIn } from '../../attempts/attempt-view.ts'
import { keysShownTo } from '../../attempts/keys-shown.ts'
import type { Papers } from '../../attempts/papers.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { lastDays } from '../../platform/days.ts'
import { findSummaries } from '../../questions/question-store.ts'
import { subjectNamesOf } from '../../subjects/subject-store.ts'
import { subjectIdsOfTopics, topicPathsOf } from '../../subjects/topics/topic-store.ts'
import { readProgress } from '../knowledge/progress.ts'
import { reservedAmong } from '../practice-sight.ts'
import { answersIn, findSession } from '../practice-store.ts'
import { asLine, givenInWords, keyInWords } from './mistake-words.ts'
import { type AnswerOfWeek, mistakesToTalkAbout } from './rules/mistakes.ts'
import { dateThere, mondayOf } from './rules/weeks.ts'
import { answersBetween, firmBefore } from './weekly-store.ts'
import type { StoredReport } from './weekly-tables.ts'

const mistakesTold = 3
/** So many are looked at for three that may be told. */
const mistakesLooked = 12
/** With fewer answers nothing is firm: what had fewer before this week became firm in it. */
const firmAnswers = 5

interface Wanted {
  childId: string
  /** Its Monday: this week, or the one before. */
  week: string
  timeZone: string
  now: Date
}

export interface MadeReport {
  report: StoredReport
  firmTopics: string[]
}

/** A week of a child, from what was answered anywhere. */
export async function makeReport(queries: Queries, papers: Papers, wanted: Wanted): Promise<MadeReport> {
  const { childId, week, timeZone, now } = wanted
  const ofWeek = lastDays(now, timeZone, 14).filter(({ day }) => mondayOf(day) === week)
  const [from, to] = [ofWeek[0]?.from ?? now.toISOString(), ofWeek.at(-1)?.to ?? now.toISOString()]
  const answers = await answersBetween(queries, childId, { from, to })
  const progress = await readProgress(queries, childId, now)
  const topics = progress.subjects.flatMap((subject) =>
    subject.topics.map((topic) => ({ ...topic, subject: subject.name })),
  )
  const firm = topics.filter(({ standing }) => standing === 'firm')
  const before = await firmBefore(queries, childId, week)
  const count = (topicId: string): number => answers.filter((answer) => answer.topicId === topicId).length
  const isNew = ({ _id, answers: all }: (typeof firm)[number]): boolean =>
    count(_id) > 0 && (before === null ? all - count(_id) < firmAnswers : !before.has(_id))
  return {
    report: {
      week,
      answers: answers.length,
      right: rightIn(answers),
      days: new Set(answers.map(({ at }) => dateThere(new Date(at), timeZone))).size,
      subjects: await bySubject(queries, answers),
      firm: firm.filter(isNew).map(({ name, subject }) => ({ topic: name, subject })),
      mistakes: await mistakesIn(queries, papers, { childId, answers, now }),
      advice: progress.advice,
    },
    firmTopics: firm.map(({ _id }) => _id),
  }
}

function rightIn(answers: readonly AnswerOfWeek[]): number {
  return answers.filter(({ isRight }) => isRight).length
}

/** The one with the most answers first. */
async function bySubject(queries: Queries, answers: readonly AnswerOfWeek[]): Promise<StoredReport['subjects']> {
  const topicIds = [...new Set(answers.map(({ topicId }) => topicId))]
  const subjects = await subjectIdsOfTopics(queries, topicIds)
  const groups = Map.groupBy(answers, ({ topicId }) => subjects.get(topicId) ?? topicId)
  const names = await subjectNamesOf(queries, [...groups.keys()])
  return [...groups]
    .flatMap(([id, own]) => {
      const name = names.get(id)
      return name === undefined ? [] : [{ name, answers: own.length, right: rightIn(own) }]
    })
    .toSorted((one, other) => other.answers - one.answers || (one.name < other.name ? -1 : 1))
}

interface Looked {
  childId: string
  answers: readonly AnswerOfWeek[]
  now: Date
}

/** Only what the child may see with its key now, and what stands in no quiz that waits. */
async function mistakesIn(queries: Queries, papers: Papers, { childId, answers, now }: Looked) {
  const wrong = mistakesToTalkAbout(answers).slice(0, mistakesLooked)
  const ids = wrong.map(({ questionId }) => questionId)
  const reserved = await reservedAmong(queries, childId, ids, now)
  const summaries = new Map((await findSummaries(queries, ids)).map((summary) => [summary.id, summary]))
  const paths = await topicPathsOf(
    queries,
    wrong.map(({ topicId }) => topicId),
  )
  const told: StoredReport['mistakes'] = []
  for (const mistake of wrong) {
    const summary = summaries.get(mistake.questionId)
    if (told.length === mistakesTold || !summary || reserved.has(mistake.questionId)) continue
    const found = await answered(queries, papers, childId, mistake, now)
    const line = found && asLine(found.question.content)
    if (!found || !line) continue
    told.push({
      question: line,
      topic: paths.get(mistake.topicId) ?? '',
      given: givenInWords(found.question, found.given),
      key: keyInWords(found.question),
      authorId: summary.authorId,
      byAdministrator: summary.byAdministrator,
    })
  }
  return told
}

/** The question as it was asked, and what was given at first; null where its key is not to be seen. */
async function answered(
  queries: Queries,
  papers: Papers,
  childId: string,
  { source, sourceId, questionId }: AnswerOfWeek,
  now: Date,
) {
  if (source === 'practice') {
    const session = await findSession(queries, sourceId)
    const item = session?.paper.filter((one) => one.questionId === questionId) ?? []
    const [asked] = askedIn(item, await papers.read(queries, item))
    const answer = (await answersIn(queries, sourceId)).find((one) => one.questionId === questionId)
    return asked ? { question: asked.question, given: answer?.tries[0]?.given ?? null } : null
  }
  const sat = await findAttempt(queries, sourceId)
  if (!sat || !(await keysShownTo(queries, childId, [sat.attempt.quizId], now)).has(sat.attempt.quizId)) return null
  const item = sat.paper.filter((one) => one.questionId === questionId)
  const [asked] = askedIn(item, await papers.read(queries, item))
  return asked ? { question: asked.question, given: sat.attempt.answers[questionId] ?? null } : null
}
