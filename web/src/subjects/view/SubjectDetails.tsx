import { classNameOf } from '@lms/contracts/classes/classes.ts'
import type { Subject } from '@lms/contracts/subjects/subjects.ts'
import { Text } from '@mantine/core'
import { formatDateTime, formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Fact, Facts } from '../../ui/facts/Facts.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { SubjectMark } from '../SubjectMark.tsx'
import { SubjectQuestions } from './SubjectQuestions.tsx'
import { SubjectTopics } from '../topics/SubjectTopics.tsx'
import { SubjectQuizzes } from './SubjectQuizzes.tsx'
import { formatRating } from '../SubjectStatCards.tsx'
import { subjectViewTexts } from './subject-view-texts.ts'
import classes from './subject-view.module.css'

export function SubjectDetails({ subject }: { subject: Subject }) {
  const t = useTexts(subjectViewTexts)
  const { color, icon, isActive, description } = subject
  return (
    <>
      <div className={classes.head}>
        <SubjectMark color={color} icon={icon} size={56} />
        <div className={classes.words}>
          <div className={classes.badges}>
            <StatusBadge color={isActive ? 'success' : 'gray'}>{t(isActive ? 'active' : 'inactive')}</StatusBadge>
            {subject.deletedAt !== null && <StatusBadge color="danger">{t('deleted')}</StatusBadge>}
          </div>
          <Text c={description === '' ? 'dimmed' : undefined}>{description || t('noDescription')}</Text>
        </div>
      </div>
      <div className={classes.sections}>
        <SubjectFacts subject={subject} />
        <SubjectQuestions subject={subject} />
        <SubjectTopics subject={subject} />
        <SubjectQuizzes subject={subject} />
      </div>
    </>
  )
}

function SubjectFacts({ subject }: { subject: Subject }) {
  const t = useTexts(subjectViewTexts)
  const facts: [label: string, value: string][] = [
    [t('code'), subject.code],
    [t('class'), subject.class === null ? t('noClass') : classNameOf(subject.class)],
    [t('courses'), formatNumber(subject.totalCourses)],
    [t('students'), formatNumber(subject.totalStudents)],
    [t('rating'), formatRating(subject.averageRating)],
    [t('createdBy'), subject.createdBy?.name ?? t('unknown')],
    [t('created'), formatDateTime(subject.createdAt)],
    [t('updated'), formatDateTime(subject.updatedAt)],
  ]
  return (
    <Section title={t('facts')}>
      <Facts layout="columns">
        {facts.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
    </Section>
  )
}
