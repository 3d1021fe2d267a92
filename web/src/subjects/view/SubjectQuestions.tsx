import { questionStats } from '@lms/contracts/questions/questions.ts'
import { screens } from '@lms/contracts/screens.ts'
import type { Subject } from '@lms/contracts/subjects/subjects.ts'
import { Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../lib/api.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Section } from '../../ui/page/Section.tsx'
import { subjectViewTexts } from './subject-view-texts.ts'

/** How many questions it has in the bank, and the way to them. */
export function SubjectQuestions({ subject }: { subject: Subject }) {
  const t = useTexts(subjectViewTexts)
  const query = { subject: subject._id }
  const { data, isError } = useQuery({
    queryKey: ['questions', 'stats', query],
    queryFn: ({ signal }) => call(questionStats, { query, signal }),
  })
  return (
    <Section title={t('questions')}>
      {data === undefined && !isError && <Skeleton height={20} width={220} />}
      {isError && <Text c="dimmed">{t('countFailed')}</Text>}
      {data !== undefined && (
        <Text c={data.total === 0 ? 'dimmed' : undefined}>
          {data.total === 0 ? t('noQuestions') : t('questionCount', { count: formatNumber(data.total) })}
        </Text>
      )}
      {data !== undefined && data.total > 0 && (
        <div>
          <Button
            variant="default"
            renderRoot={(props) => (
              // The bank shows one class at first; a subject's questions may be of any.
              <Link {...props} to={screens.questions.path} search={{ subject: subject._id, class: '' }} />
            )}
          >
            {t('showQuestions')}
          </Button>
        </div>
      )}
    </Section>
  )
}
