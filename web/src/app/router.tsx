import { type Screen, screens } from '@lms/contracts/screens.ts'
import {
  type AnyRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router'
import { ErrorPage } from './ErrorPage.tsx'
import { answeredHome } from './routes/answered-home.ts'
import { PageSpinner } from './PageSpinner.tsx'
import { answersOf, placeOf, tabOf } from './route-search.ts'
import { familyRoutes } from './routes/family-routes.ts'
import { studentRoutes } from './routes/student-routes.ts'
import { NotFoundPage, root, screenOptions } from './screen-route.ts'
import type { PageTitle } from './page-title-texts.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: PageTitle
    isBare?: boolean
    guard?: Screen['guard']
  }
  interface Register {
    router: typeof router
  }
}

const loadDashboard = () => import('../dashboard/DashboardPage.tsx')
const homeOptions = {
  component: lazyRouteComponent(loadDashboard, 'DashboardPage'),
  loader: () => answeredHome(),
}

const routes = [
  ...studentRoutes,
  createRoute({
    ...screenOptions('home', screens.home),
    ...homeOptions,
  }),
  createRoute({
    ...screenOptions('dashboard', screens.dashboard),
    ...homeOptions,
  }),
  createRoute({
    ...screenOptions('login', screens.login),
    component: lazyRouteComponent(() => import('../accounts/LoginPage.tsx'), 'LoginPage'),
  }),
  createRoute({
    ...screenOptions('register', screens.register),
    component: lazyRouteComponent(() => import('../accounts/RegisterPage.tsx'), 'RegisterPage'),
  }),
  createRoute({
    ...screenOptions('forgotPassword', screens.forgotPassword),
    component: lazyRouteComponent(() => import('../accounts/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
  }),
  createRoute({
    ...screenOptions('resetPassword', screens.resetPassword),
    component: lazyRouteComponent(() => import('../accounts/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
  }),
  createRoute({
    ...screenOptions('changePassword', screens.changePassword),
    component: lazyRouteComponent(() => import('../accounts/ChangePasswordPage.tsx'), 'ChangePasswordPage'),
  }),
  createRoute({
    ...screenOptions('verifyEmail', screens.verifyEmail),
    component: lazyRouteComponent(() => import('../accounts/VerifyEmailPage.tsx'), 'VerifyEmailPage'),
  }),
  createRoute({
    ...screenOptions('releaseAddress', screens.releaseAddress),
    component: lazyRouteComponent(() => import('../accounts/ReleaseAddressPage.tsx'), 'ReleaseAddressPage'),
  }),
  createRoute({
    ...screenOptions('notMe', screens.notMe),
    component: lazyRouteComponent(() => import('../accounts/NotMePage.tsx'), 'NotMePage'),
  }),
  createRoute({
    ...screenOptions('unsubscribe', screens.unsubscribe),
    component: lazyRouteComponent(() => import('../practice/parents/UnsubscribePage.tsx'), 'UnsubscribePage'),
  }),
  createRoute({
    ...screenOptions('demoAuth', screens.demoAuth),
    component: lazyRouteComponent(() => import('../demo/DemoAuthPage.tsx'), 'DemoAuthPage'),
  }),
  createRoute({
    ...screenOptions('profile', screens.profile),
    validateSearch: tabOf,
    component: lazyRouteComponent(() => import('../profile/ProfilePage.tsx'), 'ProfilePage'),
  }),
  createRoute({
    ...screenOptions('settings', screens.settings),
    validateSearch: tabOf,
    component: lazyRouteComponent(() => import('../settings/SettingsPage.tsx'), 'SettingsPage'),
  }),
  createRoute({
    ...screenOptions('audit', screens.audit),
    component: lazyRouteComponent(() => import('../audit/AuditPage.tsx'), 'AuditPage'),
  }),
  createRoute({
    ...screenOptions('users', screens.users),
    component: lazyRouteComponent(() => import('../users/list/UsersPage.tsx'), 'UsersPage'),
  }),
  createRoute({
    ...screenOptions('userCreate', screens.userCreate),
    component: lazyRouteComponent(() => import('../users/form/CreateUserPage.tsx'), 'CreateUserPage'),
  }),
  createRoute({
    ...screenOptions('userEdit', screens.userEdit),
    component: lazyRouteComponent(() => import('../users/form/EditUserPage.tsx'), 'EditUserPage'),
  }),
  createRoute({
    ...screenOptions('userView', screens.userView),
    component: lazyRouteComponent(() => import('../users/view/UserPage.tsx'), 'UserPage'),
  }),
  createRoute({
    ...screenOptions('posts', screens.posts),
    component: lazyRouteComponent(() => import('../posts/list/PostsPage.tsx'), 'PostsPage'),
  }),
  createRoute({
    ...screenOptions('postCreate', screens.postCreate),
    component: lazyRouteComponent(() => import('../posts/form/CreatePostPage.tsx'), 'CreatePostPage'),
  }),
  createRoute({
    ...screenOptions('postEdit', screens.postEdit),
    component: lazyRouteComponent(() => import('../posts/form/EditPostPage.tsx'), 'EditPostPage'),
  }),
  createRoute({
    ...screenOptions('postView', screens.postView),
    component: lazyRouteComponent(() => import('../posts/view/PostPage.tsx'), 'PostPage'),
  }),
  createRoute({
    ...screenOptions('categories', screens.categories),
    component: lazyRouteComponent(() => import('../taxonomy/CategoriesPage.tsx'), 'CategoriesPage'),
  }),
  createRoute({
    ...screenOptions('tags', screens.tags),
    component: lazyRouteComponent(() => import('../taxonomy/TagsPage.tsx'), 'TagsPage'),
  }),
  createRoute({
    ...screenOptions('media', screens.media),
    component: lazyRouteComponent(() => import('../media/MediaPage.tsx'), 'MediaPage'),
  }),
  createRoute({
    ...screenOptions('blog', screens.blog),
    validateSearch: (search: Record<string, unknown>) => search,
    component: lazyRouteComponent(() => import('../blog/BlogPage.tsx'), 'BlogPage'),
  }),
  createRoute({
    ...screenOptions('blogPost', screens.blogPost),
    component: lazyRouteComponent(() => import('../blog/BlogPostPage.tsx'), 'BlogPostPage'),
  }),
  createRoute({
    ...screenOptions('education', screens.education),
    component: lazyRouteComponent(() => import('../dashboard/EducationPage.tsx'), 'EducationPage'),
  }),
  createRoute({
    ...screenOptions('subjects', screens.subjects),
    component: lazyRouteComponent(() => import('../subjects/list/SubjectsPage.tsx'), 'SubjectsPage'),
  }),
  createRoute({
    ...screenOptions('subjectCreate', screens.subjectCreate),
    component: lazyRouteComponent(() => import('../subjects/form/CreateSubjectPage.tsx'), 'CreateSubjectPage'),
  }),
  createRoute({
    ...screenOptions('subjectEdit', screens.subjectEdit),
    component: lazyRouteComponent(() => import('../subjects/form/EditSubjectPage.tsx'), 'EditSubjectPage'),
  }),
  createRoute({
    ...screenOptions('subjectView', screens.subjectView),
    component: lazyRouteComponent(() => import('../subjects/view/SubjectPage.tsx'), 'SubjectPage'),
  }),
  createRoute({
    ...screenOptions('questions', screens.questions),
    component: lazyRouteComponent(() => import('../questions/list/QuestionsPage.tsx'), 'QuestionsPage'),
  }),
  createRoute({
    ...screenOptions('questionGaps', screens.questionGaps),
    component: lazyRouteComponent(() => import('../practice/bank/BankGapsPage.tsx'), 'BankGapsPage'),
  }),
  createRoute({
    ...screenOptions('questionCreate', screens.questionCreate),
    validateSearch: placeOf,
    component: lazyRouteComponent(() => import('../questions/form/CreateQuestionPage.tsx'), 'CreateQuestionPage'),
  }),
  createRoute({
    ...screenOptions('questionImports', screens.questionImports),
    component: lazyRouteComponent(() => import('../exchange/ImportsPage.tsx'), 'ImportsPage'),
  }),
  createRoute({
    ...screenOptions('questionImport', screens.questionImport),
    component: lazyRouteComponent(() => import('../exchange/ImportPage.tsx'), 'ImportPage'),
  }),
  createRoute({
    ...screenOptions('questionEdit', screens.questionEdit),
    component: lazyRouteComponent(() => import('../questions/form/EditQuestionPage.tsx'), 'EditQuestionPage'),
  }),
  createRoute({
    ...screenOptions('questionEditAlias', screens.questionEditAlias),
    component: lazyRouteComponent(() => import('../questions/form/EditQuestionPage.tsx'), 'EditQuestionPage'),
  }),
  createRoute({
    ...screenOptions('questionView', screens.questionView),
    component: lazyRouteComponent(() => import('../questions/view/QuestionPage.tsx'), 'QuestionPage'),
  }),
  createRoute({
    ...screenOptions('quizScans', screens.quizScans),
    component: lazyRouteComponent(() => import('../scans/ScansPage.tsx'), 'ScansPage'),
  }),
  createRoute({
    ...screenOptions('scan', screens.scan),
    component: lazyRouteComponent(() => import('../scans/ScanPage.tsx'), 'ScanPage'),
  }),
  createRoute({
    ...screenOptions('classes', screens.classes),
    component: lazyRouteComponent(() => import('../classes/ClassesPage.tsx'), 'ClassesPage'),
  }),
  createRoute({
    ...screenOptions('classSchedule', screens.classSchedule),
    component: lazyRouteComponent(() => import('../quizzes/schedule/SchedulePage.tsx'), 'SchedulePage'),
  }),
  createRoute({
    ...screenOptions('quizzes', screens.quizzes),
    component: lazyRouteComponent(() => import('../quizzes/list/QuizzesPage.tsx'), 'QuizzesPage'),
  }),
  createRoute({
    ...screenOptions('quizCreate', screens.quizCreate),
    component: lazyRouteComponent(() => import('../quizzes/wizard/CreateQuizPage.tsx'), 'CreateQuizPage'),
  }),
  createRoute({
    ...screenOptions('quizEdit', screens.quizEdit),
    component: lazyRouteComponent(() => import('../quizzes/form/EditQuizPage.tsx'), 'EditQuizPage'),
  }),
  createRoute({
    ...screenOptions('quizView', screens.quizView),
    component: lazyRouteComponent(() => import('../quizzes/view/QuizPage.tsx'), 'QuizPage'),
  }),
  createRoute({
    ...screenOptions('paperMarks', screens.paperMarks),
    component: lazyRouteComponent(() => import('../paper-sheets/marks/PaperMarksPage.tsx'), 'PaperMarksPage'),
  }),
  createRoute({
    ...screenOptions('paperCandidates', screens.paperCandidates),
    component: lazyRouteComponent(() => import('../paper-sheets/candidates/CandidatesPage.tsx'), 'CandidatesPage'),
  }),
  createRoute({
    ...screenOptions('quizTake', screens.quizTake),
    component: lazyRouteComponent(() => import('../attempts/practice/PracticePage.tsx'), 'PracticePage'),
  }),
  createRoute({
    ...screenOptions('quizNature', screens.quizNature),
    component: lazyRouteComponent(() => import('../attempts/nature/NaturePage.tsx'), 'NaturePage'),
  }),
  createRoute({
    ...screenOptions('practiceResult', screens.practiceResult),
    component: lazyRouteComponent(() => import('../attempts/practice/PracticeResultPage.tsx'), 'PracticeResultPage'),
  }),
  createRoute({
    ...screenOptions('ai', screens.ai),
    validateSearch: placeOf,
    component: lazyRouteComponent(() => import('../generation/GenerationPage.tsx'), 'GenerationPage'),
  }),
  createRoute({
    ...screenOptions('aiProcesses', screens.aiProcesses),
    component: lazyRouteComponent(() => import('../generation/ProcessesPage.tsx'), 'ProcessesPage'),
  }),
  createRoute({
    ...screenOptions('aiReview', screens.aiReview),
    component: lazyRouteComponent(() => import('../generation/review/ReviewPage.tsx'), 'ReviewPage'),
  }),
  ...familyRoutes,
  createRoute({
    ...screenOptions('childPrivacy', screens.childPrivacy),
    component: lazyRouteComponent(() => import('../privacy/ChildPrivacy.tsx'), 'ChildPrivacyPage'),
  }),
  createRoute({
    ...screenOptions('marking', screens.marking),
    component: lazyRouteComponent(() => import('../attempts/marking/MarkingPage.tsx'), 'MarkingPage'),
  }),
  createRoute({
    ...screenOptions('markingDesk', screens.markingDesk),
    validateSearch: answersOf,
    component: lazyRouteComponent(() => import('../attempts/marking/DeskPage.tsx'), 'DeskPage'),
  }),
  createRoute({
    ...screenOptions('feedback', screens.feedback),
    component: lazyRouteComponent(() => import('../feedback/FeedbackPage.tsx'), 'FeedbackPage'),
  }),
  createRoute({
    ...screenOptions('notifications', screens.notifications),
    component: lazyRouteComponent(() => import('../notifications/NotificationsPage.tsx'), 'NotificationsPage'),
  }),
  createRoute({
    ...screenOptions('system', screens.system),
    component: lazyRouteComponent(() => import('../system/SystemPage.tsx'), 'SystemPage'),
  }),
  createRoute({
    ...screenOptions('outbox', screens.outbox),
    component: lazyRouteComponent(() => import('../outbox/OutboxPage.tsx'), 'OutboxPage'),
  }),
  createRoute({
    ...screenOptions('demoForms', screens.demoForms),
    component: lazyRouteComponent(() => import('../demo/DemoFormsPage.tsx'), 'DemoFormsPage'),
  }),
  createRoute({
    ...screenOptions('uiPreview', screens.uiPreview),
    component: lazyRouteComponent(() => import('../ui/preview/UiPreviewPage.tsx'), 'UiPreviewPage'),
  }),
] as const satisfies readonly AnyRoute[]

export const router = createRouter({
  routeTree: root.addChildren(routes),
  defaultPreload: 'intent',
  defaultPendingComponent: PageSpinner,
  defaultPendingMs: 200,
  // A slow device that has shown that it is loading would wait half a second more, for nothing but the look of it.
  defaultPendingMinMs: 0,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
  // An address that only begins like a screen's is nobody's: its guard has no say in it.
  notFoundMode: 'root',
  scrollRestoration: true,
  // The address holds plain words: nothing in it is JSON, so no filter comes in quotes.
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(String),
})
