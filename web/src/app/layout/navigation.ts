import { type Role, actsAs } from '@lms/contracts/roles.ts'
import {
  type Icon,
  IconBooks,
  IconCategory,
  IconLayoutDashboard,
  IconNews,
  IconPencil,
  IconPhoto,
  IconServer,
  IconSettings,
  IconSparkles,
  IconTags,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { navigationTexts } from './navigation-texts.ts'

type NavigationText = keyof typeof navigationTexts.messages

interface NavigationLink {
  readonly text: NavigationText
  readonly path: string
  readonly roles?: readonly Role[]
}

export interface NavigationItem {
  readonly text: NavigationText
  readonly icon: Icon
  readonly roles: readonly Role[]
  readonly path?: string
  readonly children?: readonly NavigationLink[]
}

const everyone: readonly Role[] = ['administrator', 'parent', 'student']
const administrators: readonly Role[] = ['administrator']
const administratorsAndParents: readonly Role[] = ['administrator', 'parent']
const administratorsAndStudents: readonly Role[] = ['administrator', 'student']

const items: readonly NavigationItem[] = [
  { text: 'dashboard', icon: IconLayoutDashboard, roles: everyone, path: '/dashboard' },
  {
    text: 'posts',
    icon: IconNews,
    roles: administrators,
    children: [
      { text: 'allPosts', path: '/posts' },
      { text: 'createPost', path: '/posts/create' },
    ],
  },
  { text: 'media', icon: IconPhoto, roles: administrators, path: '/media' },
  { text: 'categories', icon: IconCategory, roles: administrators, path: '/categories' },
  { text: 'tags', icon: IconTags, roles: administrators, path: '/tags' },
  { text: 'users', icon: IconUsers, roles: administrators, children: [{ text: 'allUsers', path: '/users' }] },
  {
    text: 'learning',
    icon: IconBooks,
    roles: administratorsAndParents,
    children: [
      { text: 'subjects', path: '/subjects' },
      { text: 'classes', path: '/classes', roles: administrators },
      { text: 'groups', path: '/groups' },
      { text: 'quizzes', path: '/quizzes' },
      { text: 'questions', path: '/questions' },
      { text: 'marking', path: '/marking' },
      { text: 'feedback', path: '/feedback' },
    ],
  },
  {
    text: 'ai',
    icon: IconSparkles,
    roles: administratorsAndParents,
    children: [
      { text: 'aiDashboard', path: '/ai' },
      { text: 'aiProcesses', path: '/ai/generate-process' },
    ],
  },
  {
    text: 'children',
    icon: IconUsersGroup,
    roles: administratorsAndParents,
    children: [{ text: 'childrenList', path: '/children' }],
  },
  {
    text: 'assignments',
    icon: IconPencil,
    roles: administratorsAndStudents,
    children: [{ text: 'assignmentList', path: '/student/assigned-quizzes' }],
  },
  { text: 'settings', icon: IconSettings, roles: administrators, path: '/settings' },
  { text: 'system', icon: IconServer, roles: administrators, path: '/system' },
]

/** What this role finds in the sidebar. */
export function navigationFor(role: Role): NavigationItem[] {
  const isFor = (roles: readonly Role[] = everyone) => roles.some((each) => actsAs(role, each))
  return items
    .filter((item) => isFor(item.roles))
    .map((item) => ({ ...item, children: item.children?.filter((child) => isFor(child.roles)) }))
}

/** The entry that an address belongs to: the one with the longest path that it starts with. */
export function activePath(visible: readonly NavigationItem[], pathname: string): string | undefined {
  const address = pathname === '/' ? '/dashboard' : pathname
  return visible
    .flatMap((item) => [item.path, ...(item.children ?? []).map((child) => child.path)])
    .filter((path) => path !== undefined)
    .filter((path) => address === path || address.startsWith(`${path}/`))
    .toSorted((left, right) => right.length - left.length)[0]
}
