import type { GroupMember, memberSorts } from '@lms/contracts/groups/groups.ts'
import { formatDate, formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { memberTexts } from './member-texts.ts'

export function useMemberColumns(): DataColumn<GroupMember, (typeof memberSorts)[number]>[] {
  const t = useTexts(memberTexts)
  return [
    {
      id: 'name',
      header: t('name'),
      sortBy: 'name',
      rowHeader: true,
      minWidth: 160,
      cell: ({ fullName, isActive }) => (
        <>
          {fullName} {!isActive && <StatusBadge color="gray">{t('inactive')}</StatusBadge>}
        </>
      ),
    },
    { id: 'username', header: t('username'), cell: ({ username }) => username, minWidth: 120 },
    {
      id: 'candidateNumber',
      header: t('candidateNumber'),
      sortBy: 'candidateNumber',
      cell: ({ candidateNumber }) => candidateNumber ?? t('none'),
      numeric: true,
      minWidth: 110,
    },
    {
      id: 'guardians',
      header: t('guardians'),
      minWidth: 130,
      cell: ({ guardians, invitedAt }) =>
        guardians > 0 ? (
          <StatusBadge color="success">{t('linked', { count: formatNumber(guardians) })}</StatusBadge>
        ) : (
          <StatusBadge color={invitedAt === null ? 'gray' : 'brand'}>
            {t(invitedAt === null ? 'notLinked' : 'invited')}
          </StatusBadge>
        ),
    },
    {
      id: 'card',
      header: t('card'),
      minWidth: 120,
      cell: ({ cardMadeAt }) => (cardMadeAt === null ? t('noCard') : t('hasCard', { time: formatDate(cardMadeAt) })),
    },
  ]
}
