import { classNameOf } from '@lms/contracts/classes/classes.ts'
import { questionUsage } from '@lms/contracts/quizzes/question-withdrawal.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Section } from '../../ui/page/Section.tsx'
import { questionDetailTexts } from './question-detail-texts.ts'
import classes from './question-page.module.css'

const shownAtFirst = 5

/** The quizzes that have this question, so that nobody changes it unawares. */
export function QuestionUsage({ questionId }: { questionId: string }) {
  const t = useTexts(questionDetailTexts)
  const { data, isError } = useQuery({
    queryKey: ['quizzes', 'usage', questionId],
    queryFn: ({ signal }) => call(questionUsage, { params: { id: questionId }, signal }),
  })
  const [isWhole, setIsWhole] = useState(false)
  const quizzes = data?.quizzes ?? []
  const shown = isWhole ? quizzes : quizzes.slice(0, shownAtFirst)
  const hidden = data === undefined ? 0 : data.total - data.quizzes.length
  return (
    <Section title={t('usage')}>
      {data === undefined && !isError && <Skeleton height={16} width="70%" />}
      {isError && <Text size="sm">{t('usageFailed')}</Text>}
      {data?.total === 0 && (
        <Text size="sm" c="dimmed">
          {t('unused')}
        </Text>
      )}
      {shown.length > 0 && (
        <ul className={classes.usage}>
          {shown.map(({ _id, title, class: code }) => (
            <li key={_id}>
              <Anchor
                size="sm"
                renderRoot={(link) => <Link {...link} to={screens.quizView.path} params={{ id: _id }} />}
              >
                {title}
              </Anchor>
              <Text size="xs" c="dimmed">
                {classNameOf(code)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {shown.length < quizzes.length && (
        <div>
          <Button variant="default" size="compact-sm" onClick={() => setIsWhole(true)}>
            {t('showAllUses', { count: formatNumber(quizzes.length) })}
          </Button>
        </div>
      )}
      {hidden > 0 && (
        <Text size="sm" c="dimmed">
          {t('usedElsewhere', { count: formatNumber(hidden) })}
        </Text>
      )}
    </Section>
  )
}
