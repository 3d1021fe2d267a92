import { classNameOf } from '@lms/contracts/classes.ts'
import type { SubjectFace } from '@lms/contracts/subjects.ts'
import { Text } from '@mantine/core'
import { useTexts } from '../lib/texts.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { Section } from '../ui/page/Section.tsx'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { SubjectMark } from './SubjectMark.tsx'
import { subjectViewTexts } from './subject-view-texts.ts'
import classes from './subject-view.module.css'

/** What a student sees of a subject. */
export function SubjectFaceView({ subject }: { subject: SubjectFace }) {
  const t = useTexts(subjectViewTexts)
  return (
    <div className={classes.face}>
      <div className={classes.head}>
        <SubjectMark color={subject.color} icon={subject.icon} size={72} />
        <div className={classes.words}>
          {subject.class !== null && <StatusBadge color="brand">{classNameOf(subject.class)}</StatusBadge>}
          {subject.description !== '' && <Text>{subject.description}</Text>}
        </div>
      </div>
      <Section title={t('quizzes')}>
        <EmptyState title={t('noQuizzesForStudents')} />
      </Section>
    </div>
  )
}
