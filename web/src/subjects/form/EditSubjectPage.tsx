import { screens } from '@lms/contracts/screens.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isMissing } from '../../lib/api-error.ts'
import { translate, useTexts } from '../../lib/texts.ts'
import { useSayThere } from '../../lib/toast/say-there.ts'
import { Page } from '../../ui/page/Page.tsx'
import { FormSkeleton } from '../../ui/page/skeletons.tsx'
import { SubjectForm } from './SubjectForm.tsx'
import { SubjectNotFound } from '../SubjectNotFound.tsx'
import { subjectQuery } from '../subject-api.ts'
import { subjectFormTexts } from './subject-form-texts.ts'
import { useMayChange } from '../subject-row-actions.ts'

/** Always begins with the record as it is on the server now, not as it was seen earlier. */
export function EditSubjectPage() {
  const t = useTexts(subjectFormTexts)
  const sayThere = useSayThere()
  const mayChange = useMayChange()
  const { id } = useParams({ from: screens.subjectEdit.path })
  const { data, error, isFetchedAfterMount } = useQuery({
    ...subjectQuery(id),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
  const hasFailed = error !== null && isFetchedAfterMount && !isMissing(error)
  useEffect(() => {
    if (!hasFailed) return
    sayThere(translate(subjectFormTexts, 'loadFailed'), { to: screens.subjects.path, replace: true })
  }, [hasFailed, sayThere])

  if (isMissing(error)) return <SubjectNotFound />
  const subject = data !== undefined && 'version' in data && isFetchedAfterMount ? data : undefined
  if (subject !== undefined && (subject.deletedAt !== null || !mayChange(subject))) return <SubjectNotFound />
  return (
    <Page title={t('editTitle')} description={subject?.name}>
      {subject === undefined ? <FormSkeleton fields={6} /> : <SubjectForm key={subject._id} subject={subject} />}
    </Page>
  )
}
