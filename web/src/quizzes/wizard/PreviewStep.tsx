import { ClassCode, classNameOf } from '@lms/contracts/classes/classes.ts'
import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime, formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { questionTexts } from '../../questions/question-texts.ts'
import { subjectChoicesQuery } from '../../subjects/subject-choices.ts'
import { Fact, Facts } from '../../ui/facts/Facts.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { QuestionLine } from '../view/QuestionLine.tsx'
import { QuestionModal } from '../view/QuestionModal.tsx'
import { YesOrNo } from '../view/QuizFacts.tsx'
import { pickerTexts } from '../picker/picker-texts.ts'
import { quizDetailTexts } from '../view/quiz-detail-texts.ts'
import { quizFormTexts } from '../form/quiz-form-texts.ts'
import pageClasses from '../quiz-page.module.css'
import type { QuizValues } from '../form/quiz-values.ts'
import { useQuizLabels } from '../quiz-labels.tsx'
import { questionCountOf, totalPointsOf } from '../asking/asking.ts'
import { askingTexts } from '../asking/asking-texts.ts'
import { StepFrame } from './StepFrame.tsx'
import type { Wizard } from './use-wizard.ts'
import { wizardTexts } from './wizard-texts.ts'
import classes from './wizard.module.css'

export function PreviewStep({ wizard }: { wizard: Wizard }) {
  const picker = useTexts(pickerTexts)
  const detail = useTexts(quizDetailTexts)
  const [shown, setShown] = useState<QuestionSummary | null>(null)
  const { questions } = wizard
  return (
    <StepFrame step="3" onBack={wizard.back} onNext={wizard.next}>
      <div className={classes.columns}>
        <Section title={detail('questions')}>
          <ol className={pageClasses.questions} aria-label={detail('questions')}>
            {questions.map((question, index) => (
              <QuestionLine key={question._id} question={question} number={index + 1}>
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={picker('viewOne', { title: question.title })}
                  onClick={() => setShown(question)}
                >
                  {picker('view')}
                </Button>
              </QuestionLine>
            ))}
          </ol>
        </Section>
        <Settings values={wizard.form.getValues()} questions={questions} />
      </div>
      <QuestionModal question={shown} onClose={() => setShown(null)} />
    </StepFrame>
  )
}

interface SettingsProps {
  values: QuizValues
  questions: readonly QuestionSummary[]
}

function Settings({ values, questions }: SettingsProps) {
  const t = useTexts(wizardTexts)
  const field = useTexts(quizFormTexts)
  const asking = useTexts(askingTexts)
  const detail = useTexts(quizDetailTexts)
  const level = useTexts(questionTexts)
  const labels = useQuizLabels()
  const schoolClass = ClassCode.parse(values.class)
  const { data = [] } = useQuery(subjectChoicesQuery(schoolClass))
  const facts: [label: string, value: string][] = [
    [field('title'), values.title],
    [field('description'), values.description],
    [field('class'), classNameOf(schoolClass)],
    [field('subject'), data.find(({ _id }) => _id === values.subject)?.name ?? ''],
    [field('type'), detail(values.type)],
    [field('difficulty'), values.difficulty === '' ? '' : level(values.difficulty)],
    [t('questionCount'), formatNumber(questionCountOf(questions, values))],
    [t('totalPoints'), formatNumber(totalPointsOf(questions, values))],
    [field('scale'), asking(values.scale)],
    [asking('sections'), values.sections.map(({ title }) => title).join(', ')],
    [detail('timeLimit'), labels.minutes(values.timeLimit ?? 0)],
    [detail('estimatedTime'), labels.minutes(values.estimatedTime ?? 0)],
    [detail('passingScore'), labels.percent(values.passingScore ?? 0)],
    [detail('maxAttempts'), labels.attempts(values.maxAttempts ?? 0)],
    [detail('gradingMethod'), detail(values.gradingMethod)],
    [detail('multipleChoiceCredit'), detail(values.multipleChoiceCredit)],
    [field('deadline'), values.deadline === null ? '' : formatDateTime(values.deadline)],
    [field('instructions'), values.instructions],
    [field('tags'), values.tags.join(', ')],
  ]
  return (
    <Section title={t('settings')}>
      <Facts layout="lines">
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        <Fact label={field('isActive')}>
          <YesOrNo isYes={values.isActive} />
        </Fact>
        {labels.switches(values).map(({ name, label, isOn }) => (
          <Fact key={name} label={label}>
            <YesOrNo isYes={isOn} />
          </Fact>
        ))}
      </Facts>
    </Section>
  )
}
