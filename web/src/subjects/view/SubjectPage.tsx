import { screens } from '@lms/contracts/screens.ts'
import type { Subject } from '@lms/contracts/subjects/subjects.ts'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { isMissing, messageOf } from '../../lib/api-error.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useTexts } from '../../lib/texts.ts'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageSkeleton } from '../../ui/page/skeletons.tsx'
import { SubjectDetails } from './SubjectDetails.tsx'
import { SubjectFaceView } from './SubjectFaceView.tsx'
import { SubjectNotFound } from '../SubjectNotFound.tsx'
import { useSubjectActs } from '../subject-acts.tsx'
import { subjectQuery } from '../subject-api.ts'
import { useMayChange } from '../subject-row-actions.ts'
import { subjectViewTexts } from './subject-view-texts.ts'

export function SubjectPage() {
  const t = useTexts(subjectViewTexts)
  const { id } = useParams({ from: screens.subjectView.path })
  const query = useQuery(subjectQuery(id))
  const subject = query.data
  usePageTitle(subject?.name)
  if (isMissing(query.error)) return <SubjectNotFound />
  if (subject === undefined) {
    if (!query.isError) return <PageSkeleton />
    return (
      <Page title={t('loadFailed')}>
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Page>
    )
  }
  // Who works with subjects gets the whole record, a student only its face.
  const whole = 'version' in subject ? subject : null
  return (
    <Page title={subject.name} actions={whole === null ? undefined : <Actions subject={whole} />}>
      {whole === null ? <SubjectFaceView subject={subject} /> : <SubjectDetails subject={whole} />}
    </Page>
  )
}

function Actions({ subject }: { subject: Subject }) {
  const t = useTexts(subjectViewTexts)
  const acts = useSubjectActs()
  const mayChange = useMayChange()
  if (!mayChange(subject)) return null
  if (subject.deletedAt !== null) {
    return (
      <Button leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={() => void acts.restore(subject)}>
        {t('restore')}
      </Button>
    )
  }
  return (
    <Button
      leftSection={<IconPencil size={16} aria-hidden />}
      renderRoot={(props) => <Link {...props} to={screens.subjectEdit.path} params={{ id: subject._id }} />}
    >
      {t('edit')}
    </Button>
  )
}
