import { questionTypeRules } from '@lms/contracts/question-types/registry.ts'
import type { Question } from '@lms/contracts/questions/questions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Alert, Button, Text } from '@mantine/core'
import { IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { lazyExtra } from '../../lib/extras/lazy-extra.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { useTexts } from '../../lib/texts.ts'
import { Page } from '../../ui/page/Page.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { PageSkeleton } from '../../ui/page/skeletons.tsx'
import { RichTextView } from '../../ui/rich-text/RichTextView.tsx'
import { useQuestionDeletion } from '../deletion/question-deletion.tsx'
import { FeedbackForm } from '../preview/FeedbackForm.tsx'
import { QuestionFacts, QuestionStatistics } from './QuestionFacts.tsx'
import { QuestionOptions } from './QuestionOptions.tsx'
import { QuestionUsage } from './QuestionUsage.tsx'
import { QuestionVersions } from './QuestionVersions.tsx'
import { useMayChange, useQuestionActs } from '../question-acts.tsx'
import { AiBadge, DifficultyBadge, TypeBadge } from '../question-badges.tsx'
import { TemplateBadge } from '../templates/TemplateBadge.tsx'
import { shownSample } from '../templates/template-sample.ts'
import { questionDetailTexts } from './question-detail-texts.ts'
import { useLoadedQuestion } from '../question-loading.ts'
import classes from './question-page.module.css'

const QuestionAnalysis = lazyExtra(async () => (await import('../../analysis/QuestionAnalysis.tsx')).QuestionAnalysis)

export function QuestionPage() {
  const { id } = useParams({ from: screens.questionView.path })
  const question = useLoadedQuestion(id)
  usePageTitle(question?.title)
  return question === undefined ? <PageSkeleton /> : <ShownQuestion question={question} />
}

function ShownQuestion({ question }: { question: Question }) {
  const t = useTexts(questionDetailTexts)
  const mayChange = useMayChange()(question)
  const shown = shownSample(question)
  const isTyped = questionTypeRules[question.type].answeredBy === 'text'
  return (
    <Page
      title={question.title}
      description={<Summary question={question} />}
      actions={<Actions question={question} />}
    >
      {question.deletedAt !== null && (
        <Alert color="warning" variant="outline">
          {t('deleted')}
        </Alert>
      )}
      <div className={classes.columns}>
        <div className={classes.column}>
          <Section title={t('content')}>
            {question.template !== null && (
              <Text size="sm" c="dimmed">
                {t('sampleOf')}
              </Text>
            )}
            <RichTextView html={shown.content} />
          </Section>
          <Section title={t(isTyped ? 'correctAnswers' : 'answerOptions')}>
            <QuestionOptions type={question.type} answers={shown.answers} parts={shown} />
            {isTyped && question.ignoreAccents && (
              <Text size="sm" c="dimmed">
                {t('accentsIgnored')}
              </Text>
            )}
          </Section>
          {question.hint !== '' && (
            <Section title={t('hint')}>
              <RichTextView html={shown.hint} />
            </Section>
          )}
          {question.explanation !== '' && (
            <Section title={t('explanation')}>
              <RichTextView html={shown.explanation} />
            </Section>
          )}
          {mayChange && question.deletedAt === null && <QuestionAnalysis questionId={question._id} />}
          <QuestionVersions question={question} />
        </div>
        <div className={classes.column}>
          <QuestionFacts question={question} />
          <QuestionStatistics question={question} />
          <QuestionUsage questionId={question._id} />
          <Section title={t('report')}>
            <FeedbackForm questionId={question._id} questionTitle={question.title} />
          </Section>
        </div>
      </div>
    </Page>
  )
}

function Summary({ question }: { question: Question }) {
  const t = useTexts(questionDetailTexts)
  return (
    <span className={classes.summary}>
      <TypeBadge type={question.type} />
      <DifficultyBadge difficulty={question.difficulty} />
      {question.isAiMade && <AiBadge />}
      {question.template !== null && <TemplateBadge />}
      <span className={classes.id}>
        {t('id')}: {question._id}
      </span>
    </span>
  )
}

function Actions({ question }: { question: Question }) {
  const t = useTexts(questionDetailTexts)
  const navigate = useNavigate()
  const acts = useQuestionActs()
  const deletion = useQuestionDeletion()
  if (!useMayChange()(question)) return null
  if (question.deletedAt !== null) {
    return (
      <Button leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={() => void acts.restore(question)}>
        {t('restore')}
      </Button>
    )
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => void deletion.remove(question, () => void navigate({ to: screens.questions.path }))}
      >
        {t('delete')}
      </Button>
      <Button
        leftSection={<IconPencil size={16} aria-hidden />}
        renderRoot={(button) => <Link {...button} to={screens.questionEdit.path} params={{ id: question._id }} />}
      >
        {t('edit')}
      </Button>
      {deletion.dialog}
    </>
  )
}
