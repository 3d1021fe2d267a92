import type { Role } from '@lms/contracts/roles.ts'
import type { User } from '@lms/contracts/users/users.ts'
import { useTexts } from '../lib/texts.ts'
import { StatusBadge, type StatusColor } from '../ui/page/StatusBadge.tsx'
import { userTexts } from './user-texts.ts'
import classes from './users.module.css'

const roleColors = { administrator: 'brand', parent: 'success', student: 'gray' } as const satisfies Record<
  Role,
  StatusColor
>

export function RoleBadge({ role }: { role: Role }) {
  const t = useTexts(userTexts)
  return <StatusBadge color={roleColors[role]}>{t(role)}</StatusBadge>
}

/** Whether somebody may sign in and, while that is not settled, what an administrator has said. */
export function UserStatusBadges({ user }: { user: User }) {
  const t = useTexts(userTexts)
  return (
    <span className={classes.badges}>
      <StatusBadge color={user.isActive ? 'success' : 'gray'}>{t(user.isActive ? 'active' : 'inactive')}</StatusBadge>
      <ApprovalBadge user={user} />
    </span>
  )
}

export function ApprovalBadge({ user }: { user: User }) {
  const t = useTexts(userTexts)
  if (user.approval === 'approved') return null
  return <StatusBadge color={user.approval === 'waiting' ? 'warning' : 'danger'}>{t(user.approval)}</StatusBadge>
}
