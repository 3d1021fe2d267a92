import { classNameOf } from '@lms/contracts/classes/classes.ts'
import { listQuizzes } from '@lms/contracts/quizzes/quizzes.ts'
import { screens } from '@lms/contracts/screens.ts'
import type { Subject } from '@lms/contracts/subjects/subjects.ts'
import { Anchor, Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../lib/api.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Section } from '../../ui/page/Section.tsx'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { subjectViewTexts } from './subject-view-texts.ts'
import classes from './subject-view.module.css'

const shown = 5

/** The newest of its quizzes, and the way to all of them. */
export function SubjectQuizzes({ subject }: { subject: Subject }) {
  const t = useTexts(subjectViewTexts)
  const query = { subject: subject._id, page: 1, limit: shown }
  const { data, isError } = useQuery({
    queryKey: ['quizzes', 'list', query],
    queryFn: ({ signal }) => call(listQuizzes, { query, signal }),
  })
  return (
    <Section title={t('quizzes')}>
      {data === undefined && !isError && <Skeleton height={20} width={220} />}
      {isError && <Text c="dimmed">{t('quizzesFailed')}</Text>}
      {data?.quizzes.length === 0 && <Text c="dimmed">{t('noQuizzes')}</Text>}
      {data !== undefined && data.quizzes.length > 0 && (
        <>
          <ul className={classes.quizzes}>
            {data.quizzes.map(({ _id, title, isActive, class: code }) => (
              <li key={_id}>
                <Anchor
                  size="sm"
                  renderRoot={(link) => <Link {...link} to={screens.quizView.path} params={{ id: _id }} />}
                >
                  {title}
                </Anchor>
                <span className={classes.badges}>
                  <StatusBadge color="brand">{classNameOf(code)}</StatusBadge>
                  <StatusBadge color={isActive ? 'success' : 'gray'}>{t(isActive ? 'active' : 'inactive')}</StatusBadge>
                </span>
              </li>
            ))}
          </ul>
          <div>
            <Button
              variant="default"
              renderRoot={(props) => (
                // The list shows one class at first; a subject's quizzes may be of any.
                <Link {...props} to={screens.quizzes.path} search={{ subject: subject._id, class: '' }} />
              )}
            >
              {t('showQuizzes', { count: formatNumber(data.pagination.total) })}
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}
