import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import { type QuestionSummary, difficulties } from '@lms/contracts/questions/questions.ts'
import { QuestionDraw } from '@lms/contracts/quizzes/quiz-questions.ts'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { questionTexts } from '../../questions/question-texts.ts'
import { subjectChoicesQuery } from '../../subjects/subject-choices.ts'
import { DialogForm } from '../../ui/form/DialogForm.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { pickerTexts } from '../picker/picker-texts.ts'
import { draw } from '../quiz-api.ts'
import formClasses from '../form/quiz-form.module.css'
import { wizardTexts } from './wizard-texts.ts'

interface DrawDialogProps {
  opened: boolean
  onClose: () => void
  schoolClass: ClassCode
  /** That of the quiz; others can be drawn from too. */
  subject: string
  /** Those that are chosen already. */
  exclude: readonly string[]
  onDrawn: (questions: QuestionSummary[]) => void
}

export function DrawDialog({ opened, onClose, ...props }: DrawDialogProps) {
  const t = useTexts(wizardTexts)
  return (
    <Modal opened={opened} onClose={onClose} title={t('drawTitle')}>
      <DrawForm {...props} onClose={onClose} />
    </Modal>
  )
}

function DrawForm({ onClose, schoolClass, subject, exclude, onDrawn }: Omit<DrawDialogProps, 'opened'>) {
  'use no memo'
  const t = useTexts(wizardTexts)
  const level = useTexts(questionTexts)
  const picker = useTexts(pickerTexts)
  const subjects = useQuery(subjectChoicesQuery(schoolClass))
  const form = useContractForm({
    schema: QuestionDraw,
    defaultValues: { class: schoolClass, subject, easy: 0, medium: 0, hard: 0, exclude: [...exclude] },
    isDisposable: true,
  })

  async function take(wanted: QuestionDraw): Promise<void> {
    try {
      const { questions, missing } = await draw(wanted)
      onDrawn(questions)
      const drawn = t('drawn', { count: formatNumber(questions.length) })
      const absent = difficulties.filter((each) => missing[each] > 0)
      const words = absent.map((each) => t('missingOf', { count: missing[each], level: level(each).toLowerCase() }))
      // One word for one act: a second would take the place of the first.
      if (words.length === 0) toast.success(drawn)
      else toast.warning(`${drawn}. ${t('drawMissing', { missing: words.join(', ') })}`)
      onClose()
    } catch (error) {
      toast.error(messageOf(error, t('drawFailed')))
      throw error
    }
  }

  return (
    <DialogForm
      onSubmit={form.submit(take)}
      onCancel={onClose}
      failure={form.failure}
      isSubmitting={form.isSubmitting}
      cancelLabel={t('cancel')}
      submitLabel={t('draw')}
    >
      <Text size="sm">{t('drawIntro')}</Text>
      <SelectField
        control={form.control}
        name="subject"
        label={picker('subject')}
        placeholder={picker('allSubjects')}
        options={(subjects.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
        searchable
      />
      <div className={formClasses.thirds}>
        {difficulties.map((each) => (
          <NumberField key={each} control={form.control} name={each} label={level(each)} min={0} max={200} />
        ))}
      </div>
    </DialogForm>
  )
}
