import { screens } from '@lms/contracts/screens.ts'
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { screenOptions } from '../screen-route.ts'

const loadAssigned = () => import('../../attempts/assigned/AssignedQuizzesPage.tsx')
const loadPracticeSession = () => import('../../practice/session/PracticeSessionPage.tsx')
const loadSitting = () => import('../../attempts/sitting/SittingPage.tsx')

export const studentRoutes = [
  createRoute({
    ...screenOptions('assignedQuizzes', screens.assignedQuizzes),
    component: lazyRouteComponent(loadAssigned, 'AssignedQuizzesPage'),
  }),
  createRoute({
    ...screenOptions('assignedQuizzes', screens.studentQuizzes),
    component: lazyRouteComponent(loadAssigned, 'AssignedQuizzesPage'),
  }),
  createRoute({
    ...screenOptions('studentQuiz', screens.studentQuiz),
    component: lazyRouteComponent(loadSitting, 'SittingPage'),
  }),
  createRoute({
    ...screenOptions('studentQuiz', screens.studentQuizStart),
    component: lazyRouteComponent(loadSitting, 'SittingPage'),
  }),
  createRoute({
    ...screenOptions('attemptResult', screens.attemptResult),
    component: lazyRouteComponent(() => import('../../attempts/results/ResultPage.tsx'), 'ResultPage'),
  }),
  createRoute({
    ...screenOptions('studentGarden', screens.studentGarden),
    component: lazyRouteComponent(() => import('../../garden/page/GardenPage.tsx'), 'GardenPage'),
  }),
  createRoute({
    ...screenOptions('studentPractice', screens.studentPractice),
    component: lazyRouteComponent(() => import('../../practice/PracticePage.tsx'), 'PracticePage'),
  }),
  createRoute({
    ...screenOptions('practiceSession', screens.practiceSession),
    component: lazyRouteComponent(loadPracticeSession, 'PracticeSessionPage'),
  }),
] as const satisfies readonly AnyRoute[]
