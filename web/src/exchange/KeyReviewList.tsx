import type { KeyReview } from '@lms/contracts/exchange/key-review.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Section } from '../ui/page/Section.tsx'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { Pager } from '../ui/pager/Pager.tsx'
import { RelativeTime } from '../ui/time/RelativeTime.tsx'
import { keyReviewsQuery } from './exchange-api.ts'
import { keyReviewTexts } from './key-review-texts.ts'
import classes from './exchange.module.css'

/** For administrators, and only while there is something to look at. */
export function KeyReviewList() {
  const t = useTexts(keyReviewTexts)
  const [page, setPage] = useState(1)
  const query = useQuery(keyReviewsQuery(page))
  if (query.isError)
    return (
      <ErrorState
        title={t('loadFailed')}
        message={messageOf(query.error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  if (query.data === undefined || query.data.pagination.total === 0) return null
  return (
    <Section title={t('title')} description={t('description')} isWide>
      <ul className={classes.imports}>
        {query.data.reviews.map((review) => (
          <ReviewLine key={review.question._id} review={review} />
        ))}
      </ul>
      <Pager pagination={query.data.pagination} onPage={setPage} label={t('title')} onlyWhenNeeded />
    </Section>
  )
}

function ReviewLine({ review }: { review: KeyReview }) {
  const t = useTexts(keyReviewTexts)
  const { question, fileName, place, finding, imported, stored, importedAt } = review
  const word = (truth: boolean): string => t(truth ? 'true' : 'false')
  return (
    <li className={classes.importLine}>
      <div className={classes.importName}>
        <Anchor
          renderRoot={(anchor) => <Link {...anchor} to={screens.questionView.path} params={{ id: question._id }} />}
        >
          {question.title}
        </Anchor>
        <Text size="sm" c="dimmed">
          {t('where', { fileName, place })}
          {'. '}
          {imported === null
            ? t('storedOnly', { stored: word(stored) })
            : t('both', { imported: word(imported), stored: word(stored) })}
        </Text>
      </div>
      <StatusBadge color={finding === 'differs' ? 'danger' : 'warning'}>{t(finding)}</StatusBadge>
      <RelativeTime moment={importedAt} />
    </li>
  )
}
