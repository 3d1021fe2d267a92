import { login, logout, signedInBy } from '../../contracts/accounts/accounts.ts'
import { listAudit } from '../../contracts/audit/audit.ts'
import { getOwnResult } from '../../contracts/attempts/attempt-results.ts'
import { saveAnswers, startAttempt, submitAttempt } from '../../contracts/attempts/attempts.ts'
import { getChildProgress } from '../../contracts/attempts/child-results.ts'
import { listQuizAttempts } from '../../contracts/attempts/quiz-attempts.ts'
import { blogTaxonomy, getBlogPost, listBlogPosts } from '../../contracts/blog/blog.ts'
import { listChildren } from '../../contracts/children/children.ts'
import { getDashboard } from '../../contracts/dashboard/dashboard.ts'
import { dataIn } from '../../contracts/call.ts'
import {
  type ImportState,
  confirmImport,
  discardImport,
  getImport,
  listImportItems,
  undoImport,
  uploadImport,
} from '../../contracts/exchange/exchange.ts'
import { listNotifications } from '../../contracts/notifications/notifications.ts'
import { answerPractice, readToday, startPractice } from '../../contracts/practice/practice-sessions.ts'
import { listQuestions } from '../../contracts/questions/questions.ts'
import { printQuiz } from '../../contracts/quizzes/quiz-papers.ts'
import { listQuizzes } from '../../contracts/quizzes/quizzes.ts'
import { listUsers } from '../../contracts/users/users.ts'
import { someGiven } from '../attempts/given.ts'
import { password } from '../attempts/school.ts'
import { postNames } from '../blog/many-posts.ts'
import { addressOf } from '../call.ts'
import { fileToImport } from '../crowds/files.ts'
import type { Crowd } from './people.ts'

export interface Child {
  id: string
  username: string
  token: string
}

/** Milliseconds that somebody thinks between two requests. */
const think = 250

/** From the start to the result, each answer saved by itself. */
export async function sit(crowd: Crowd, { token }: Child, quizId: string): Promise<void> {
  const sitting = { token, params: { id: quizId } }
  const started = await crowd.ask('sitting', startAttempt, { ...sitting, body: {} })
  let sequence = started?.attempt?.sequence ?? 0
  for (const question of started?.quiz.questions ?? []) {
    await crowd.pause(think)
    sequence += 1
    const body = { answers: { [question._id]: someGiven(question) }, sequence }
    await crowd.ask('sitting', saveAnswers, { ...sitting, body })
  }
  const submitted = await crowd.ask('sitting', submitAttempt, { ...sitting, body: { answers: {} } })
  if (submitted) await crowd.ask('sitting', getOwnResult, { token, params: { historyId: submitted._id } })
}

/** The home screen, what today would have, and ten questions that the child chose. */
export async function practise(crowd: Crowd, { token }: Child): Promise<void> {
  await crowd.ask('practice', getDashboard, { token })
  await crowd.ask('practice', readToday, { token })
  const begun = await crowd.ask('practice', startPractice, { token, body: { kind: 'free', count: 10 } })
  for (const question of begun?.session.questions ?? []) {
    await crowd.pause(think)
    const body = {
      question: question._id,
      given: someGiven(question),
      number: 1,
      steps: { first: null, changes: 0, seconds: 20 },
    }
    await crowd.ask('practice', answerPractice, { token, params: { id: begun?.session._id ?? '' }, body })
  }
}

export async function lookAround(
  crowd: Crowd,
  { teacher: token, parent, child, quizId }: { teacher: string; parent: string; child: Child; quizId: string },
  round: number,
): Promise<void> {
  const page = 1 + (round % 3)
  const looks = [
    () => crowd.ask('lists', listUsers, { token, query: { page, search: `Nguyễn ${round % 100}` } }),
    () => crowd.ask('lists', listQuestions, { token, query: { page, search: round % 2 === 0 ? 'cua hang' : '' } }),
    () => crowd.ask('lists', listQuizzes, { token, query: {} }),
    () => crowd.ask('lists', listQuizAttempts, { token, params: { id: quizId }, query: { page } }),
    () => crowd.ask('lists', listAudit, { token, query: { page } }),
    () => crowd.ask('lists', getDashboard, { token }),
    () => crowd.ask('lists', getDashboard, { token: parent }),
    () => crowd.ask('lists', listNotifications, { token: parent, query: { page } }),
    () => crowd.ask('lists', listChildren, { token: parent, query: {} }),
    () => crowd.ask('lists', getChildProgress, { token: parent, params: { id: child.id } }),
  ]
  await looks[round % looks.length]?.()
}

/** A file is sent, read and looked at; every second one becomes questions, which are taken back. */
export async function importFile(
  crowd: Crowd,
  { token, subject }: { token: string; subject: string },
  round: number,
): Promise<void> {
  const { name, content } = fileToImport(round, 60_000)
  const body = new FormData()
  body.append('file', new Blob([content]), name)
  const address = addressOf(uploadImport, { query: { class: 'LOP_4', subject } })
  const headers = { authorization: `Bearer ${token}` }
  const sent = await crowd.page('imports', address, { method: 'POST', headers, body }, uploadImport.status)
  if (sent === undefined) return
  const file = { token, params: { id: dataIn(uploadImport, JSON.parse(sent)).import._id } }
  const settled = async (wanted: ImportState): Promise<boolean> => {
    for (;;) {
      const found = await crowd.ask('imports', getImport, file)
      if (!found || found.import.state === wanted) return found !== undefined
      if (found.import.state === 'failed') {
        // A file that takes its thread too long is refused; that is time by the clock.
        if (found.import.failureKey === 'exchange.failures.tooMuch') crowd.putOff.push(Date.now())
        else crowd.fail(`${name} could not be read: ${found.import.failure}`)
        return false
      }
      await crowd.pause(think)
    }
  }
  if (!(await settled('staged'))) return
  await crowd.ask('imports', listImportItems, { ...file, query: {} })
  if (round % 2 === 0 && (await crowd.ask('imports', confirmImport, file)) && (await settled('saved'))) {
    await crowd.ask('imports', undoImport, file)
    await settled('undone')
  }
  await crowd.ask('imports', discardImport, file)
}

/** Mostly to be printed, now and then to be written on with Word. */
export async function print(crowd: Crowd, token: string, quizId: string, round: number): Promise<void> {
  const format = round % 5 === 4 ? ('docx' as const) : ('pdf' as const)
  const query = { format, versions: 1 + (round % 3), shuffleQuestions: true }
  await crowd.ask('papers', printQuiz, { token, params: { id: quizId }, query })
}

export async function readBlog(crowd: Crowd, posts: number, round: number): Promise<void> {
  // Those with a 2 at the end are live, see many-posts.ts.
  const slug = postNames.slug((round * 10 + 2) % posts)
  const looks = [
    () => crowd.page('blog', '/blog'),
    () => crowd.page('blog', `/blog/${slug}`),
    () => crowd.ask('blog', listBlogPosts, { query: { page: 1 + (round % 4) } }),
    () => crowd.ask('blog', getBlogPost, { params: { id: slug } }),
    () => crowd.ask('blog', listBlogPosts, { query: { tag: postNames.tag, search: 'doc sach' } }),
    () => crowd.ask('blog', blogTaxonomy, {}),
    () => crowd.page('blog', '/sitemap.xml'),
  ]
  await looks[round % looks.length]?.()
}

/** In, and out again. */
export async function comeAndGo(crowd: Crowd, { username }: Child): Promise<void> {
  const signedIn = await crowd.ask('signing in', login, { body: { email: username, password } })
  if (!signedIn) return
  await crowd.pause(think)
  await crowd.ask('signing in', logout, { token: signedInBy(signedIn).token.token })
}
