import { classNameOf } from '@lms/contracts/classes/classes.ts'
import { screens } from '@lms/contracts/screens.ts'
import type { Subject } from '@lms/contracts/subjects/subjects.ts'
import { Anchor, Checkbox, Paper, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import type { RowAction } from '../../ui/data-table/data-column.ts'
import { RowMenu } from '../../ui/data-table/RowMenu.tsx'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { SubjectMark } from '../SubjectMark.tsx'
import { shortened } from '../../ui/text/shortened.ts'
import { formatRating } from '../SubjectStatCards.tsx'
import { subjectTexts } from '../subject-texts.ts'
import classes from '../subjects.module.css'

interface SubjectCardProps {
  subject: Subject
  /** Absent where nothing can be selected. */
  selection: { selected: boolean; toggle: () => void } | undefined
  actions: readonly RowAction[]
}

const mostCharacters = 100

export function SubjectCard({ subject, selection, actions }: SubjectCardProps) {
  const t = useTexts(subjectTexts)
  const { _id: id, name, code, color, icon, description } = subject
  return (
    <Paper withBorder component="li" className={classes.card} data-selected={selection?.selected}>
      <div className={classes.cardHead}>
        <SubjectMark color={color} icon={icon} />
        <div className={classes.cardWords}>
          <Title order={2} size="h5" className={classes.cardName}>
            <Anchor
              inherit
              c="inherit"
              renderRoot={(props) => <Link {...props} to={screens.subjectView.path} params={{ id }} />}
            >
              {name}
            </Anchor>
          </Title>
          <Text size="xs" c="dimmed">
            {code}
          </Text>
        </div>
        {selection !== undefined && (
          <Checkbox
            aria-label={t('selectSubject', { name })}
            checked={selection.selected}
            onChange={selection.toggle}
          />
        )}
        <RowMenu name={name} actions={actions} />
      </div>
      <div className={classes.badges}>
        <StatusBadge color={subject.isActive ? 'success' : 'gray'}>
          {t(subject.isActive ? 'active' : 'inactive')}
        </StatusBadge>
        <StatusBadge color="brand">{subject.class === null ? t('noClass') : classNameOf(subject.class)}</StatusBadge>
      </div>
      <Text size="sm" className={classes.cardText}>
        {shortened(description, mostCharacters)}
      </Text>
      <dl className={classes.figures}>
        <Figure name={t('courses')} value={formatNumber(subject.totalCourses)} />
        <Figure name={t('students')} value={formatNumber(subject.totalStudents)} />
        <Figure name={t('rating')} value={formatRating(subject.averageRating)} />
      </dl>
    </Paper>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
