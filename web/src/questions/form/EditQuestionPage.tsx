import { screens } from '@lms/contracts/screens.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { useTexts } from '../../lib/texts.ts'
import { Page } from '../../ui/page/Page.tsx'
import { FormSkeleton } from '../../ui/page/skeletons.tsx'
import { QuestionEditing } from './QuestionEditing.tsx'
import { questionFormTexts } from './question-form-texts.ts'
import { useLoadedQuestion } from '../question-loading.ts'

export function EditQuestionPage() {
  const t = useTexts(questionFormTexts)
  const navigate = useNavigate()
  const { id = '' } = useParams({ strict: false })
  const question = useLoadedQuestion(id, { isFresh: true })
  usePageTitle(question?.title)
  const show = (ignoreBlocker: boolean) =>
    navigate({ to: screens.questionView.path, params: { id: question?._id ?? id }, ignoreBlocker })
  return (
    <Page title={t('editTitle')}>
      {question === undefined ? (
        <FormSkeleton fields={6} />
      ) : (
        <QuestionEditing
          key={question._id}
          question={question}
          onSaved={() => show(true)}
          onCancel={() => void show(false)}
        />
      )}
    </Page>
  )
}
