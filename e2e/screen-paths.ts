import type { APIRequestContext } from '@playwright/test'
import { mayAll } from '@lms/contracts/permissions.ts'
import { type Role, actsAs } from '@lms/contracts/roles.ts'
import { type Screen, screens } from '@lms/contracts/screens.ts'
import type { Credentials } from './call.ts'
import { openFamily } from './children/family.ts'
import { postFixtures } from './posts/post-fixtures.ts'
import { questionFixtures } from './questions/question-fixtures.ts'

type ScreenName = keyof typeof screens
/** Screens of one record. */
type RecordScreen = {
  [Name in ScreenName]: (typeof screens)[Name]['path'] extends `${string}$${string}` ? Name : never
}[ScreenName]

interface Walk {
  child: Credentials
  /** Whose child that is. */
  parent: Credentials
  /** Every screen of the contract that the guard opens for this role; elsewhere they would see the dashboard again. */
  pathsFor(role: Role): string[]
}

/** A record for each screen that shows one, and the addresses of all screens. */
export async function prepareWalk(request: APIRequestContext): Promise<Walk> {
  const { parent, child, childId, quizId, histories } = await openFamily(request, {
    title: 'Bài của rảo bước',
    attempts: [2],
  })
  const subject = await questionFixtures(request, 'Môn của rảo bước')
  const questionId = await subject.add({ title: 'Câu hỏi của rảo bước' })
  const category = await postFixtures(request, `Rảo bước ${crypto.randomUUID().slice(0, 8)}`)
  const { post } = await category.add({ title: 'Bài viết của rảo bước', status: 'published' })
  const historyId = histories[0] ?? ''
  // Their own stories have one that is there; here they say that there is none.
  const missing = crypto.randomUUID()
  const ids: Record<RecordScreen, string> = {
    userEdit: childId,
    userView: childId,
    blogPost: post.slug,
    postEdit: post.id,
    postView: post.id,
    subjectEdit: subject.subjectId,
    subjectView: subject.subjectId,
    questionImport: missing,
    questionEdit: questionId,
    questionEditAlias: questionId,
    questionView: questionId,
    quizEdit: quizId,
    quizView: quizId,
    paperMarks: quizId,
    quizScans: quizId,
    scan: missing,
    quizTake: quizId,
    practiceResult: missing,
    studentQuiz: quizId,
    studentQuizStart: quizId,
    attemptResult: historyId,
    practiceSession: missing,
    aiReview: missing,
    groupView: missing,
    studentList: missing,
    childEdit: childId,
    childView: childId,
    childAssign: childId,
    childResults: childId,
    childResult: `${historyId}/results?child_id=${childId}`,
    childPractice: childId,
    childWeekly: childId,
    childPrivacy: childId,
  }
  const withIds = new Map<string, string>(Object.entries(ids))
  const toPath = (name: string, { path }: Screen): string => {
    const [before = '', after = ''] = path.split(/\$\w+/)
    const id = withIds.get(name)
    return id === undefined ? path : id.includes('/') ? before + id : before + id + after
  }
  return {
    child,
    parent,
    pathsFor(role) {
      const isOpen = ({ guard, roles, permissions = [] }: Screen): boolean =>
        guard !== 'public-only' &&
        (roles === undefined || roles.some((each) => actsAs(role, each))) &&
        mayAll({ id: '', role }, permissions)
      return Object.entries(screens)
        .filter(([, screen]) => isOpen(screen))
        .map(([name, screen]) => toPath(name, screen))
    },
  }
}

/** Open to people who are not signed in. */
export const visitorPaths = Object.values(screens)
  .filter(({ guard, path }) => guard !== 'signed-in' && !path.includes('$'))
  .map(({ path }) => path)
