import { listTakeableQuizzes } from '@lms/contracts/attempts/attempts.ts'
import { classNameOf } from '@lms/contracts/classes/classes.ts'
import { screens } from '@lms/contracts/screens.ts'
import type { SubjectFace } from '@lms/contracts/subjects/subjects.ts'
import { Anchor, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../lib/api.ts'
import { useTexts } from '../../lib/texts.ts'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { SubjectMark } from '../SubjectMark.tsx'
import { subjectViewTexts } from './subject-view-texts.ts'
import classes from './subject-view.module.css'

/** What a student sees of a subject. */
export function SubjectFaceView({ subject }: { subject: SubjectFace }) {
  return (
    <div className={classes.face}>
      <div className={classes.head}>
        <SubjectMark color={subject.color} icon={subject.icon} size={72} />
        <div className={classes.words}>
          {subject.class !== null && <StatusBadge color="brand">{classNameOf(subject.class)}</StatusBadge>}
          {subject.description !== '' && <Text>{subject.description}</Text>}
        </div>
      </div>
      <TakeableQuizzes subjectId={subject._id} />
    </div>
  )
}

function TakeableQuizzes({ subjectId }: { subjectId: string }) {
  const t = useTexts(subjectViewTexts)
  const { data, isError } = useQuery({
    queryKey: ['quizzes', 'takeable', subjectId],
    queryFn: ({ signal }) => call(listTakeableQuizzes, { params: { id: subjectId }, signal }),
  })
  return (
    <Section title={t('quizzes')}>
      {data === undefined && !isError && <Skeleton height={20} width={220} />}
      {isError && <Text c="dimmed">{t('quizzesFailed')}</Text>}
      {data?.quizzes.length === 0 && <EmptyState title={t('noQuizzesForStudents')} />}
      {data !== undefined && data.quizzes.length > 0 && (
        <ul className={classes.quizzes}>
          {data.quizzes.map(({ _id, title, class: code }) => (
            <li key={_id}>
              <Anchor renderRoot={(link) => <Link {...link} to={screens.quizView.path} params={{ id: _id }} />}>
                {title}
              </Anchor>
              <span className={classes.badges}>
                <StatusBadge color="brand">{classNameOf(code)}</StatusBadge>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
