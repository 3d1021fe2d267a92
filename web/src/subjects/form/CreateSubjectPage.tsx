import { useTexts } from '../../lib/texts.ts'
import { Page } from '../../ui/page/Page.tsx'
import { SubjectForm } from './SubjectForm.tsx'
import { subjectFormTexts } from './subject-form-texts.ts'

export function CreateSubjectPage() {
  const t = useTexts(subjectFormTexts)
  return (
    <Page title={t('createTitle')}>
      <SubjectForm subject={null} />
    </Page>
  )
}
