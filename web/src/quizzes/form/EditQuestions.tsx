import { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { QuestionSummary } from '@lms/contracts/questions/questions.ts'
import { quizLimits } from '@lms/contracts/quizzes/quiz-drafts.ts'
import { Button, Input, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconListCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { questionsQuery } from '../../questions/question-api.ts'
import { useField } from '../../ui/form/field.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { asWorth } from '../asking/asking.ts'
import { QuestionPicker } from '../picker/QuestionPicker.tsx'
import { SortableQuestions } from '../picker/SortableQuestions.tsx'
import { pickerTexts } from '../picker/picker-texts.ts'
import type { QuizFormState } from './quiz-form.ts'
import classes from '../picker/picker.module.css'

interface EditQuestionsProps<Output> {
  form: QuizFormState<Output>
  /** Every question that was met so far: the form itself holds only their ids. */
  known: readonly QuestionSummary[]
  onMeet: (question: QuestionSummary) => void
}

/** As many as are loaded to choose from at a time. */
const pageSize = 100

export function EditQuestions<Output>({ form, known, onMeet }: EditQuestionsProps<Output>) {
  const t = useTexts(pickerTexts)
  const { control } = form
  const {
    value,
    change,
    error,
    shared: { ref },
  } = useField({ control, name: 'questions', label: t('chosen') })
  const [isChoosing, choosing] = useDisclosure(false)
  const schoolClass = ClassCode.safeParse(useWatch({ control, name: 'class' })).data
  const ids = Array.isArray(value) ? (value as string[]) : []
  const placing = useWatch({ control, name: 'placing' })
  const questions = asWorth(
    ids.flatMap((id) => known.find(({ _id }) => _id === id) ?? []),
    placing,
  )
  const total = useBankTotal(schoolClass, ids.length)

  function choose(some: readonly QuestionSummary[], isChosen: boolean): void {
    if (!isChosen) return change(ids.filter((id) => some.every(({ _id }) => _id !== id)))
    for (const question of some) onMeet(question)
    change([...new Set([...ids, ...some.map(({ _id }) => _id)])])
  }

  return (
    <>
      <div className={classes.head}>
        <Text size="sm" aria-live="polite">
          {t('chosenCount', { count: formatNumber(ids.length), total: formatNumber(total) })}
        </Text>
        <Button
          ref={ref}
          variant="default"
          leftSection={<IconListCheck size={16} aria-hidden />}
          onClick={choosing.open}
        >
          {t('add')}
        </Button>
      </div>
      {error !== undefined && <Input.Error role="alert">{error}</Input.Error>}
      {questions.length === 0 ? (
        <Text c="dimmed">{t('noneChosen')}</Text>
      ) : (
        <SortableQuestions questions={questions} onChange={(next) => change([...next])} />
      )}
      <Modal
        opened={isChoosing}
        onClose={choosing.close}
        title={t('add')}
        size="2xl"
        footer={<Button onClick={choosing.close}>{t('done')}</Button>}
      >
        {schoolClass === undefined ? (
          <Text c="dimmed">{t('chooseClassFirst')}</Text>
        ) : (
          <QuestionPicker schoolClass={schoolClass} chosen={ids} onChoose={choose} pageSize={pageSize} />
        )}
      </Modal>
    </>
  )
}

/** No more can be chosen than there are, nor more than a quiz holds. */
function useBankTotal(schoolClass: ClassCode | undefined, chosen: number): number {
  const { data } = useQuery({
    ...questionsQuery({ class: schoolClass, page: 1, limit: pageSize }),
    enabled: schoolClass !== undefined,
  })
  return Math.max(chosen, Math.min(data?.pagination.total ?? 0, quizLimits.questionsMaximum))
}
