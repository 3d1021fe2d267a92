import { classNameOf } from '@lms/contracts/classes/classes.ts'
import { screens } from '@lms/contracts/screens.ts'
import type { Subject, SubjectSort } from '@lms/contracts/subjects/subjects.ts'
import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatDate, formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import type { DataColumn } from '../../ui/data-table/data-column.ts'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { SubjectMark } from '../SubjectMark.tsx'
import { formatRating } from '../SubjectStatCards.tsx'
import { shortened } from '../../ui/text/shortened.ts'
import { subjectTexts } from '../subject-texts.ts'
import classes from '../subjects.module.css'

const mostCharacters = 50

export function useSubjectColumns({ deleted }: { deleted: boolean }): DataColumn<Subject, SubjectSort>[] {
  const t = useTexts(subjectTexts)
  return [
    {
      id: 'name',
      header: t('subject'),
      cell: (subject) => <Named subject={subject} />,
      sortBy: 'name',
      rowHeader: true,
      minWidth: 220,
    },
    {
      id: 'class',
      header: t('class'),
      cell: (subject) => (subject.class === null ? t('noClass') : classNameOf(subject.class)),
      sortBy: 'class',
      minWidth: 90,
    },
    {
      id: 'status',
      header: t('status'),
      cell: ({ isActive }) => (
        <StatusBadge color={isActive ? 'success' : 'gray'}>{t(isActive ? 'active' : 'inactive')}</StatusBadge>
      ),
      minWidth: 100,
      onCard: 'status',
    },
    {
      id: 'courses',
      header: t('courses'),
      cell: ({ totalCourses }) => formatNumber(totalCourses),
      sortBy: 'totalCourses',
      numeric: true,
      minWidth: 80,
    },
    {
      id: 'students',
      header: t('students'),
      cell: ({ totalStudents }) => formatNumber(totalStudents),
      numeric: true,
      minWidth: 80,
    },
    {
      id: 'rating',
      header: t('rating'),
      cell: ({ averageRating }) => formatRating(averageRating),
      numeric: true,
      minWidth: 70,
    },
    deleted
      ? {
          id: 'deleted',
          header: t('deletedAt'),
          cell: ({ deletedAt }) => (deletedAt === null ? null : formatDate(deletedAt)),
          minWidth: 100,
        }
      : {
          id: 'created',
          header: t('created'),
          cell: ({ createdAt }) => formatDate(createdAt),
          sortBy: 'createdAt',
          minWidth: 100,
        },
  ]
}

function Named({ subject }: { subject: Subject }) {
  const { _id: id, name, code, color, icon, description } = subject
  return (
    <span className={classes.named}>
      <SubjectMark color={color} icon={icon} size={36} />
      <span className={classes.cardWords}>
        <Anchor
          inherit
          c="inherit"
          renderRoot={(props) => <Link {...props} to={screens.subjectView.path} params={{ id }} />}
        >
          {name}
        </Anchor>
        <Text component="span" size="xs" c="dimmed" fw={400}>
          {[code, shortened(description, mostCharacters)].filter(Boolean).join(' · ')}
        </Text>
      </span>
    </span>
  )
}
