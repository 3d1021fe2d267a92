import { classNameOf } from '@lms/contracts/classes/classes.ts'
import type { Subject } from '@lms/contracts/subjects/subjects.ts'
import { Button, Text } from '@mantine/core'
import { IconArrowBackUp, IconArrowLeft } from '@tabler/icons-react'
import { formatDateTime, formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Fact, Facts } from '../../ui/facts/Facts.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { SubjectMark } from '../SubjectMark.tsx'
import { shortened } from '../../ui/text/shortened.ts'
import type { SubjectFormState } from './subject-form.ts'
import { subjectFormTexts } from './subject-form-texts.ts'
import type { SubjectValues } from './subject-values.ts'
import classes from './subject-form.module.css'

interface SubjectAsideProps {
  subject: Subject | null
  form: SubjectFormState
  onLeave: () => void
}

export function SubjectAside({ subject, form, onLeave }: SubjectAsideProps) {
  const t = useTexts(subjectFormTexts)
  return (
    <aside className={classes.aside} aria-label={t('preview')}>
      <Section title={t('preview')}>
        <Preview values={form.values} />
      </Section>
      {subject !== null && <Statistics subject={subject} />}
      <Section title={t('quickActions')}>
        <div className={classes.quickActions}>
          <Button variant="default" leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={form.clear}>
            {t(subject === null ? 'clearForm' : 'resetChanges')}
          </Button>
          <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onLeave}>
            {t('backToList')}
          </Button>
        </div>
      </Section>
    </aside>
  )
}

/** The card as it will stand in the grid, while it is being written. */
function Preview({ values }: { values: SubjectValues }) {
  const t = useTexts(subjectFormTexts)
  const { name, code, description, color, icon, isActive } = values
  return (
    <div className={classes.preview} data-testid="subject-preview">
      <div className={classes.previewHead}>
        <SubjectMark color={color} icon={icon} />
        <div className={classes.previewWords}>
          <Text fw={600}>{name.trim() || t('previewName')}</Text>
          <Text size="xs" c="dimmed">
            {code.trim() || t('previewCode')}
          </Text>
        </div>
      </div>
      <div className={classes.badges}>
        <StatusBadge color={isActive ? 'success' : 'gray'}>{t(isActive ? 'active' : 'inactive')}</StatusBadge>
        <StatusBadge color="brand">{values.class === null ? t('noClass') : classNameOf(values.class)}</StatusBadge>
      </div>
      <Text size="sm">{shortened(description.trim(), 100) || t('previewDescription')}</Text>
    </div>
  )
}

function Statistics({ subject }: { subject: Subject }) {
  const t = useTexts(subjectFormTexts)
  const facts: [label: string, value: string][] = [
    [t('students'), formatNumber(subject.totalStudents)],
    [t('courses'), formatNumber(subject.totalCourses)],
    [t('created'), formatDateTime(subject.createdAt)],
    [t('updated'), formatDateTime(subject.updatedAt)],
  ]
  return (
    <Section title={t('statistics')}>
      <Facts layout="lines">
        {facts.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
    </Section>
  )
}
