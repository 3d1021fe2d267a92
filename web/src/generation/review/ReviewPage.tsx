import { type GenerationReview, dealPoints } from '@lms/contracts/generation/generation-review.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Alert, Button, Text } from '@mantine/core'
import { IconCheck, IconEye, IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { messageOf } from '../../lib/api-error.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { PageSkeleton } from '../../ui/page/skeletons.tsx'
import { Rejections } from '../ProcessDetails.tsx'
import { QuestionNumbers } from './QuestionNumbers.tsx'
import { ReviewedQuestionCard } from './ReviewedQuestionCard.tsx'
import { reviewQuery, useReviewActs } from './review-api.ts'
import { reviewTexts } from './review-texts.ts'
import classes from './review.module.css'

export function ReviewPage() {
  const t = useTexts(reviewTexts)
  const { id } = useParams({ from: screens.aiReview.path })
  const query = useQuery(reviewQuery(id))
  usePageTitle(query.data?.quiz.title)
  if (query.data !== undefined) return <Review id={id} review={query.data} />
  if (query.isPending) return <PageSkeleton />
  return (
    <Page title={t('pageTitle')}>
      <ErrorState
        title={t('loadFailed')}
        message={messageOf(query.error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </Page>
  )
}

function Review({ id, review }: { id: string; review: GenerationReview }) {
  const t = useTexts(reviewTexts)
  const acts = useReviewActs(id)
  const { questions, quiz, process } = review
  const [index, goTo] = useQuestionIndex(questions.length)
  const current = questions[index]
  const kept = questions.filter(({ decision }) => decision === 'kept').length
  const isDone = kept === questions.length

  async function activate(): Promise<void> {
    try {
      await acts.activate.mutateAsync(quiz)
      toast.success(t('activated'))
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  return (
    <Page
      title={t('pageTitle')}
      description={t('description', { title: quiz.title })}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconEye size={16} aria-hidden />}
            renderRoot={(button) => <Link {...button} to={screens.quizView.path} params={{ id: quiz._id }} />}
          >
            {t('viewQuiz')}
          </Button>
          {!quiz.isActive && (
            <Button
              leftSection={<IconRosetteDiscountCheck size={16} aria-hidden />}
              loading={acts.activate.isPending}
              disabled={!isDone}
              onClick={() => void activate()}
            >
              {t('activate')}
            </Button>
          )}
        </>
      }
    >
      {quiz.isActive ? (
        <Alert color="success" variant="outline" title={t('activeTitle')} icon={<IconCheck aria-hidden />}>
          {t('activeMessage')}
        </Alert>
      ) : (
        <PointsNotice review={review} acts={acts} />
      )}
      <div className={classes.columns}>
        <div className={classes.side}>
          <Section title={t('questions')}>
            <Text size="sm" component="output">
              {t('readCount', { kept, total: questions.length })}
            </Text>
            <QuestionNumbers questions={questions} current={index} onChoose={goTo} />
            {!isDone && !quiz.isActive && (
              <Text size="sm" c="dimmed">
                {t('activateBlocked')}
              </Text>
            )}
          </Section>
        </div>
        <div className={classes.main}>
          {current !== undefined && (
            <ReviewedQuestionCard
              key={current.question._id}
              reviewed={current}
              place={{ index, total: questions.length }}
              acts={acts}
              isOpen={!quiz.isActive}
              onGo={goTo}
              onKept={() => goTo(nextOpen(questions, index))}
            />
          )}
          {process.rejections.length > 0 && (
            <details className={classes.rejected}>
              <summary>{t('rejectedHere', { count: process.rejections.length })}</summary>
              <Rejections rejections={process.rejections} />
            </details>
          )}
        </div>
      </div>
    </Page>
  )
}

function PointsNotice({
  review: { quiz },
  acts,
}: {
  review: GenerationReview
  acts: ReturnType<typeof useReviewActs>
}) {
  const t = useTexts(reviewTexts)
  if (quiz.totalPoints === 100) return null

  async function deal(): Promise<void> {
    try {
      await acts.deal.mutateAsync()
      toast.success(translated(dealPoints.message))
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  return (
    <Alert color="warning" variant="outline">
      <div className={classes.notice}>
        <Text size="sm">{t('pointsOff', { points: quiz.totalPoints })}</Text>
        <Button size="xs" variant="default" loading={acts.deal.isPending} onClick={() => void deal()}>
          {t('dealPoints')}
        </Button>
      </div>
    </Alert>
  )
}

/** Which one is looked at stands in the address; one past the end is the last. */
function useQuestionIndex(total: number): [number, (index: number) => void] {
  const navigate = useNavigate()
  const { question }: Record<string, unknown> = useSearch({ strict: false })
  const asked = Number(question ?? 1)
  const index = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), total) - 1 : 0
  const goTo = (next: number): void =>
    void navigate({
      to: '.',
      search: (previous: Record<string, unknown>) => ({ ...previous, question: next + 1 }),
      replace: true,
    })
  return [index, goTo]
}

/** The next that nobody has decided about, from here on and then from the start; otherwise the one after. */
function nextOpen(questions: GenerationReview['questions'], index: number): number {
  const isOpen = (at: number): boolean => questions[at]?.decision === 'open'
  const order = questions.map((_, offset) => (index + 1 + offset) % questions.length).filter((at) => at !== index)
  return order.find(isOpen) ?? index
}
