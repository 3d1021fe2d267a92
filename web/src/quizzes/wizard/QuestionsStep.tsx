import { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { quizLimits } from '@lms/contracts/quizzes/quiz-drafts.ts'
import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDice5 } from '@tabler/icons-react'
import { useWatch } from 'react-hook-form'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Section } from '../../ui/page/Section.tsx'
import { QuestionPicker } from '../picker/QuestionPicker.tsx'
import { SortableQuestions } from '../picker/SortableQuestions.tsx'
import { pickerTexts } from '../picker/picker-texts.ts'
import { AskingFields } from '../form/AskingFields.tsx'
import { asWorth, totalPointsOf } from '../asking/asking.ts'
import { DrawDialog } from './DrawDialog.tsx'
import { StepFrame } from './StepFrame.tsx'
import type { Wizard } from './use-wizard.ts'
import { wizardTexts } from './wizard-texts.ts'
import classes from './wizard.module.css'

export function QuestionsStep({ wizard }: { wizard: Wizard }) {
  const t = useTexts(wizardTexts)
  const picker = useTexts(pickerTexts)
  const [isDrawing, drawing] = useDisclosure(false)
  const { questions, choose, form } = wizard
  const [draws, placing] = useWatch({ control: form.control, name: ['draws', 'placing'] })
  const ids = questions.map(({ _id }) => _id)
  const schoolClass = ClassCode.parse(form.getValues('class'))
  const subject = form.getValues('subject')

  function change(some: readonly QuestionSummary[], isChosen: boolean): void {
    const others = questions.filter(({ _id }) => some.every((each) => each._id !== _id))
    choose(isChosen ? [...questions, ...some.filter(({ _id }) => !ids.includes(_id))] : others)
  }

  return (
    <StepFrame
      step="2.1"
      onBack={wizard.back}
      onNext={wizard.next}
      blocked={questions.length + draws.length === 0 ? t('questionsOpen') : undefined}
    >
      <div className={classes.columns}>
        <Section title={picker('bank')}>
          <QuestionPicker
            schoolClass={schoolClass}
            chosen={ids}
            onChoose={change}
            pageSize={10}
            subjectAtFirst={subject}
          >
            <div>
              <Button variant="default" leftSection={<IconDice5 size={16} aria-hidden />} onClick={drawing.open}>
                {t('drawTitle')}
              </Button>
            </div>
          </QuestionPicker>
        </Section>
        <Section title={t('chosenTitle')}>
          <Text size="sm" aria-live="polite">
            {picker('total', {
              count: formatNumber(ids.length),
              points: formatNumber(totalPointsOf(questions, { draws, placing })),
            })}
          </Text>
          {questions.length === 0 ? (
            <Text c="dimmed">{picker('noneChosen')}</Text>
          ) : (
            <SortableQuestions
              questions={asWorth(questions, placing)}
              onChange={(next) => choose(next.flatMap((id) => questions.find(({ _id }) => _id === id) ?? []))}
            />
          )}
        </Section>
      </div>
      <AskingFields form={form} questions={questions} />
      <DrawDialog
        opened={isDrawing}
        onClose={drawing.close}
        schoolClass={schoolClass}
        subject={subject}
        exclude={ids}
        onDrawn={(drawn) => choose([...questions, ...drawn].slice(0, quizLimits.questionsMaximum))}
      />
    </StepFrame>
  )
}
