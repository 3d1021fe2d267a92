import { may } from '@lms/contracts/permissions.ts'
import type { Quiz, QuizFace } from '@lms/contracts/quizzes/quizzes.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Alert, Button, Text } from '@mantine/core'
import { IconChartBar, IconClipboardList, IconInfoCircle, IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { QuizAttempts } from '../../attempts/author/QuizAttempts.tsx'
import { lazyExtra } from '../../lib/extras/lazy-extra.tsx'
import { isMissing, messageOf } from '../../lib/api-error.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useSignedInUser } from '../../lib/session/session.ts'
import { translate, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { DifficultyBadge } from '../../questions/question-badges.tsx'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageTabs } from '../../ui/page/PageTabs.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { PageSkeleton } from '../../ui/page/skeletons.tsx'
import { QuizActions } from './QuizActions.tsx'
import { QuizFacts, QuizRules } from './QuizFacts.tsx'
import { QuizNotFound } from '../QuizNotFound.tsx'
import { QuizQuestions } from './QuizQuestions.tsx'
import { QuizSharing } from './QuizSharing.tsx'
import { useMayChange } from '../quiz-acts.tsx'
import { quizQuery } from '../quiz-api.ts'
import { quizDetailTexts } from './quiz-detail-texts.ts'
import { ActiveBadge } from '../quiz-labels.tsx'
import classes from '../quiz-page.module.css'

const QuizAnalysis = lazyExtra(async () => (await import('../../analysis/QuizAnalysis.tsx')).QuizAnalysis)

export function QuizPage() {
  const t = useTexts(quizDetailTexts)
  const { id } = useParams({ from: screens.quizView.path })
  const query = useQuery(quizQuery(id))
  const { data: quiz, error } = query
  const isLost = quiz === undefined && error !== null
  usePageTitle(quiz?.title)
  useEffect(() => {
    if (isLost) toast.error(translate(quizDetailTexts, 'loadFailed'))
  }, [isLost])
  if (quiz !== undefined && !isMissing(error)) return <ShownQuiz quiz={quiz} />
  if (error === null) return <PageSkeleton />
  if (isMissing(error)) return <QuizNotFound />
  return (
    <Page title={t('loadFailed')}>
      <ErrorState
        title={t('loadFailed')}
        message={messageOf(error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </Page>
  )
}

function ShownQuiz({ quiz }: { quiz: Quiz | QuizFace }) {
  const t = useTexts(quizDetailTexts)
  const user = useSignedInUser()
  const mayChange = useMayChange()
  // Who may see no more than the face is sent no questions.
  const whole = 'questions' in quiz ? quiz : null
  return (
    <Page
      title={quiz.title}
      description={<Summary quiz={quiz} />}
      actions={may(user, 'quiz:assign') ? <QuizActions quiz={quiz} /> : <SitButton quizId={quiz._id} />}
    >
      {whole !== null && whole.deletedAt !== null && (
        <Alert color="warning" variant="outline">
          {t('deleted')}
        </Alert>
      )}
      {may(user, 'quiz:assign') ? (
        <PageTabs
          label={quiz.title}
          tabs={[
            { id: 'quiz', label: t('about'), icon: IconInfoCircle, content: <About quiz={quiz} /> },
            {
              id: 'attempts',
              label: t('attempts'),
              icon: IconClipboardList,
              content: <QuizAttempts quizId={quiz._id} mayChange={whole !== null && mayChange(whole)} />,
            },
            ...(whole !== null && whole.deletedAt === null && mayChange(whole)
              ? [
                  {
                    id: 'analysis',
                    label: t('analysis'),
                    icon: IconChartBar,
                    content: <QuizAnalysis quizId={quiz._id} />,
                  },
                ]
              : []),
          ]}
        />
      ) : (
        <About quiz={quiz} />
      )}
    </Page>
  )
}

/** For students, who come here by a link or a code. */
function SitButton({ quizId }: { quizId: string }) {
  const t = useTexts(quizDetailTexts)
  return (
    <Button
      size="md"
      renderRoot={(button) => <Link {...button} to={screens.studentQuiz.path} params={{ id: quizId }} />}
    >
      {t('sit')}
    </Button>
  )
}

function About({ quiz }: { quiz: Quiz | QuizFace }) {
  const t = useTexts(quizDetailTexts)
  const whole = 'questions' in quiz ? quiz : null
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <Section title={t('about')}>
          {quiz.description === '' ? (
            <Text c="dimmed">{t('noDescription')}</Text>
          ) : (
            <p className={classes.text}>{quiz.description}</p>
          )}
        </Section>
        {quiz.instructions !== '' && (
          <Section title={t('instructions')}>
            <p className={classes.text}>{quiz.instructions}</p>
          </Section>
        )}
        {whole !== null && <QuizQuestions quiz={whole} />}
      </div>
      <div className={classes.column}>
        <QuizFacts quiz={quiz} />
        <QuizRules quiz={quiz} />
        {whole !== null && <QuizSharing quiz={whole} />}
      </div>
    </div>
  )
}

function Summary({ quiz }: { quiz: Quiz | QuizFace }) {
  const t = useTexts(quizDetailTexts)
  return (
    <span className={classes.summary}>
      <ActiveBadge isActive={quiz.isActive} />
      {'status' in quiz && quiz.status === 'draft' && <StatusBadge color="gray">{t('draft')}</StatusBadge>}
      <DifficultyBadge difficulty={quiz.difficulty} />
      {quiz.hasPassword && (
        <StatusBadge color="gray">
          <IconLock size={12} aria-hidden className={classes.lock} />
          {t('needsPassword')}
        </StatusBadge>
      )}
    </span>
  )
}
