import { questionMessages } from '@lms/contracts/questions/question-messages.ts'
import { ClassCode } from '@lms/contracts/classes/classes.ts'
import { Difficulty, type QuestionDraft } from '@lms/contracts/questions/questions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { toastSaveFailure } from '../../ui/form/save-failure.ts'
import { Page } from '../../ui/page/Page.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { addQuestion, reloadQuestions } from '../question-api.ts'
import { useQuestionForm } from '../values/question-form.ts'
import { questionFormTexts } from './question-form-texts.ts'
import { emptyValues } from '../values/question-values.ts'

/** Whoever knows where the question belongs says so in the address. */
function usePlace() {
  const { subject, topic, topicId, ...place } = useSearch({ from: screens.questionCreate.path })
  const code = ClassCode.safeParse(place.class).data
  return {
    ...(code !== undefined && subject !== undefined && { class: code, subject }),
    ...(topicId !== undefined && { topicId, topic: topic ?? '' }),
    difficulty: Difficulty.safeParse(place.difficulty).data ?? ('' as const),
  }
}

export function CreateQuestionPage() {
  const t = useTexts(questionFormTexts)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const form = useQuestionForm({ ...emptyValues(), ...usePlace() })

  async function save(draft: QuestionDraft): Promise<void> {
    try {
      const question = await addQuestion(draft)
      toast.success(translated(questionMessages.created))
      void reloadQuestions(queryClient)
      await navigate({ to: screens.questionView.path, params: { id: question._id }, ignoreBlocker: true })
    } catch (error) {
      toastSaveFailure(error, { failed: questionMessages.createFailed, unreachable: questionMessages.createError })
      throw error
    }
  }

  return (
    <Page title={t('createTitle')}>
      <QuestionForm
        form={form}
        onSave={save}
        onCancel={() => void navigate({ to: screens.questions.path })}
        saveLabel={t('create')}
      />
    </Page>
  )
}
