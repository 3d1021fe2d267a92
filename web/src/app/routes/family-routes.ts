import { screens } from '@lms/contracts/screens.ts'
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { childOf } from '../route-search.ts'
import { screenOptions } from '../screen-route.ts'

/** The screens of those who look after a child. */
export const familyRoutes = [
  createRoute({
    ...screenOptions('children', screens.children),
    component: lazyRouteComponent(() => import('../../children/ChildrenPage.tsx'), 'ChildrenPage'),
  }),
  createRoute({
    ...screenOptions('childCreate', screens.childCreate),
    component: lazyRouteComponent(() => import('../../children/CreateChildPage.tsx'), 'CreateChildPage'),
  }),
  createRoute({
    ...screenOptions('childEdit', screens.childEdit),
    component: lazyRouteComponent(() => import('../../children/EditChildPage.tsx'), 'EditChildPage'),
  }),
  createRoute({
    ...screenOptions('childView', screens.childView),
    component: lazyRouteComponent(() => import('../../children/ChildPage.tsx'), 'ChildPage'),
  }),
  createRoute({
    ...screenOptions('childAssign', screens.childAssign),
    component: lazyRouteComponent(() => import('../../assignments/AssignToChildPage.tsx'), 'AssignToChildPage'),
  }),
  createRoute({
    ...screenOptions('childResults', screens.childResults),
    component: lazyRouteComponent(() => import('../../attempts/children/ChildResultsPage.tsx'), 'ChildResultsPage'),
  }),
  createRoute({
    ...screenOptions('attemptResult', screens.childResult),
    validateSearch: childOf,
    component: lazyRouteComponent(() => import('../../attempts/children/ChildResultPage.tsx'), 'ChildResultPage'),
  }),
  createRoute({
    ...screenOptions('childPractice', screens.childPractice),
    component: lazyRouteComponent(() => import('../../practice/parents/ChildPracticePage.tsx'), 'ChildPracticePage'),
  }),
  createRoute({
    ...screenOptions('childWeekly', screens.childWeekly),
    component: lazyRouteComponent(() => import('../../practice/parents/WeeklyPage.tsx'), 'WeeklyPage'),
  }),
  createRoute({
    ...screenOptions('groups', screens.groups),
    component: lazyRouteComponent(() => import('../../groups/GroupsPage.tsx'), 'GroupsPage'),
  }),
  createRoute({
    ...screenOptions('groupView', screens.groupView),
    component: lazyRouteComponent(() => import('../../groups/GroupPage.tsx'), 'GroupPage'),
  }),
  createRoute({
    ...screenOptions('studentList', screens.studentList),
    component: lazyRouteComponent(() => import('../../groups/lists/StudentListPage.tsx'), 'StudentListPage'),
  }),
] as const satisfies readonly AnyRoute[]
