import type { Permission } from './permissions.ts'
import type { Role } from './roles.ts'

/**
 * The addresses of the web app and who may open them. The router builds its routes from this table,
 * the server answers 404 for every other path.
 * `open`: everyone; `public-only`: signed-in people are sent on; `signed-in`: others go to /login.
 */
export interface Screen<Path extends string = string> {
  readonly path: Path
  readonly guard: 'open' | 'public-only' | 'signed-in'
  readonly roles?: readonly Role[]
  readonly permissions?: readonly Permission[]
  /** Rendered without sidebar and header. */
  readonly bare?: boolean
}

function screen<const Path extends string>(
  path: Path,
  guard: Screen['guard'],
  more: Omit<Screen, 'path' | 'guard'> = {},
): Screen<Path> {
  return { path, guard, ...more }
}

export const screens = {
  home: screen('/', 'signed-in'),
  dashboard: screen('/dashboard', 'signed-in'),
  login: screen('/login', 'public-only', { bare: true }),
  register: screen('/register', 'public-only', { bare: true }),
  forgotPassword: screen('/forgot-password', 'public-only', { bare: true }),
  resetPassword: screen('/reset-password', 'open', { bare: true }),
  changePassword: screen('/change-password', 'signed-in', { bare: true }),
  // Whoever reads the mail proves the address; who is signed in, the account.
  verifyEmail: screen('/verify-email', 'signed-in', { bare: true }),
  releaseAddress: screen('/release-address', 'open', { bare: true }),
  notMe: screen('/not-me', 'open', { bare: true }),
  unsubscribe: screen('/unsubscribe', 'open', { bare: true }),
  profile: screen('/profile', 'signed-in'),
  settings: screen('/settings', 'signed-in', { permissions: ['admin:settings'] }),
  system: screen('/system', 'signed-in', { permissions: ['system:read'] }),
  audit: screen('/audit', 'signed-in', { permissions: ['audit:read'] }),
  // Others are told why it stays closed, by the page itself.
  users: screen('/users', 'signed-in'),
  userCreate: screen('/users/create', 'signed-in'),
  userEdit: screen('/users/edit/$id', 'signed-in'),
  userView: screen('/users/$id', 'signed-in'),
  blog: screen('/blog', 'open'),
  blogPost: screen('/blog/$id', 'open'),
  posts: screen('/posts', 'signed-in'),
  postCreate: screen('/posts/create', 'signed-in', { permissions: ['post:create'] }),
  postEdit: screen('/posts/edit/$id', 'signed-in', { permissions: ['post:update'] }),
  postView: screen('/posts/$id', 'signed-in'),
  categories: screen('/categories', 'signed-in', { permissions: ['taxonomy:create'] }),
  tags: screen('/tags', 'signed-in', { permissions: ['taxonomy:create'] }),
  media: screen('/media', 'signed-in'),
  education: screen('/education', 'signed-in', { permissions: ['quiz:list'] }),
  subjects: screen('/subjects', 'signed-in', { roles: ['administrator', 'parent'] }),
  subjectCreate: screen('/subjects/create', 'signed-in', { roles: ['administrator', 'parent'] }),
  subjectEdit: screen('/subjects/edit/$id', 'signed-in', { roles: ['administrator', 'parent'] }),
  subjectView: screen('/subjects/$id', 'signed-in'),
  questions: screen('/questions', 'signed-in', { permissions: ['question:list'] }),
  questionCreate: screen('/questions/create', 'signed-in', { permissions: ['question:create'] }),
  questionGaps: screen('/questions/gaps', 'signed-in', { permissions: ['question:list'] }),
  questionImports: screen('/questions/import', 'signed-in', { permissions: ['question:create'] }),
  questionImport: screen('/questions/import/$id', 'signed-in', { permissions: ['question:import'] }),
  questionEdit: screen('/questions/$id/edit', 'signed-in', { permissions: ['question:update'] }),
  // The same form under the address that older links know.
  questionEditAlias: screen('/questions/edit/$id', 'signed-in', { permissions: ['question:update'] }),
  questionView: screen('/questions/$id', 'signed-in'),
  classes: screen('/classes', 'signed-in', { roles: ['administrator', 'parent'] }),
  classSchedule: screen('/classes/schedule', 'signed-in', { permissions: ['quiz:list'] }),
  quizzes: screen('/quizzes', 'signed-in', { permissions: ['quiz:list'] }),
  quizCreate: screen('/quizzes/create-v1', 'signed-in', { permissions: ['quiz:create'] }),
  quizEdit: screen('/quizzes/edit/$id', 'signed-in', { permissions: ['quiz:update'] }),
  quizView: screen('/quizzes/$id', 'signed-in'),
  paperMarks: screen('/quizzes/$id/marks', 'signed-in', { permissions: ['paper:mark'] }),
  paperCandidates: screen('/quizzes/candidates', 'signed-in', { permissions: ['paper:candidates'] }),
  quizScans: screen('/quizzes/$id/scans', 'signed-in', { permissions: ['scan:create'] }),
  scan: screen('/scans/$id', 'signed-in', { permissions: ['scan:read'] }),
  // Students go on from here to their own screen.
  quizTake: screen('/quizzes/take/$id', 'signed-in'),
  quizNature: screen('/quizzes/nature', 'signed-in'),
  practiceResult: screen('/quiz-result/$attemptId', 'signed-in', { permissions: ['practice:read'] }),
  assignedQuizzes: screen('/student/assigned-quizzes', 'signed-in', { permissions: ['attempt:sit'] }),
  studentQuizzes: screen('/student/quizzes', 'signed-in', { permissions: ['attempt:sit'] }),
  studentQuiz: screen('/student/quizzes/$id', 'signed-in', { permissions: ['attempt:sit'] }),
  studentQuizStart: screen('/student/quizzes/$id/start', 'signed-in', { permissions: ['attempt:sit'] }),
  attemptResult: screen('/student/quizzes/$historyId/results', 'signed-in', { permissions: ['attempt:sit'] }),
  studentGarden: screen('/student/garden', 'signed-in', { permissions: ['garden:read'] }),
  studentPractice: screen('/student/practice', 'signed-in', { permissions: ['practice:take'] }),
  practiceMistakes: screen('/student/practice/mistakes', 'signed-in', { permissions: ['practice:take'] }),
  practiceSession: screen('/student/practice/$id', 'signed-in', { permissions: ['practice:take'] }),
  ai: screen('/ai', 'signed-in', { permissions: ['generation:use'] }),
  aiProcesses: screen('/ai/generate-process', 'signed-in', { permissions: ['generation:use'] }),
  aiReview: screen('/ai/generate-process/$id/review', 'signed-in', { permissions: ['generation:use'] }),
  children: screen('/children', 'signed-in', { permissions: ['child:list'] }),
  childCreate: screen('/children/create', 'signed-in', { permissions: ['child:create'] }),
  childEdit: screen('/children/edit/$id', 'signed-in', { permissions: ['child:update'] }),
  childView: screen('/children/$id', 'signed-in', { permissions: ['child:read'] }),
  childAssign: screen('/children/$id/assign', 'signed-in', { permissions: ['quiz:assign'] }),
  childResults: screen('/children/$id/results', 'signed-in'),
  childResult: screen('/children/quizzes/$historyId/results', 'signed-in'),
  childPractice: screen('/children/$id/practice', 'signed-in', { permissions: ['child:read'] }),
  childWeekly: screen('/children/$id/weekly', 'signed-in', { permissions: ['child:read'] }),
  childPrivacy: screen('/children/$id/privacy', 'signed-in', { permissions: ['child:export'] }),
  groups: screen('/groups', 'signed-in', { permissions: ['group:list'] }),
  groupView: screen('/groups/$id', 'signed-in', { permissions: ['group:read'] }),
  studentList: screen('/groups/import/$id', 'signed-in', { permissions: ['group:import'] }),
  marking: screen('/marking', 'signed-in', { permissions: ['attempt:mark'] }),
  markingDesk: screen('/marking/desk', 'signed-in', { permissions: ['attempt:mark'] }),
  feedback: screen('/feedback', 'signed-in'),
  notifications: screen('/notifications', 'signed-in'),
  outbox: screen('/outbox', 'signed-in', { permissions: ['outbox:read'] }),
  uiPreview: screen('/ui-preview', 'signed-in'),
  demoForms: screen('/demo/forms', 'open'),
  demoAuth: screen('/demo/auth', 'open'),
} as const

/** Does this path lead to a screen? A parameter such as `$id` stands for one segment. */
export function isScreenPath(path: string): boolean {
  return Object.values(screens).some((known) => matches(known.path, path))
}

function matches(pattern: string, path: string): boolean {
  const wanted = segments(pattern)
  const given = segments(path)
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith('$') || segment === given[index])
  )
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean)
}
