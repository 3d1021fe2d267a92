import type { Child } from '@lms/contracts/children/children.ts'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { FormSkeleton } from '../ui/page/skeletons.tsx'
import { EditChildForm } from './EditChildForm.tsx'
import { childQuery } from './child-api.ts'
import { childTexts } from './child-texts.ts'

interface EditChildProps {
  id: string
  /** The password where it was changed. */
  onSaved: (child: Child, password: string | null) => void
  onCancel: () => void
}

/** Always begins with the record as it is on the server now, not as it was seen earlier. */
export function EditChild({ id, onSaved, onCancel }: EditChildProps) {
  const t = useTexts(childTexts)
  const query = useQuery({ ...childQuery(id), refetchOnMount: 'always', refetchOnWindowFocus: false })
  const { data, error, isFetchedAfterMount, isError } = query
  if (isError && isFetchedAfterMount && data === undefined) {
    return (
      <ErrorState
        title={t('loadFailed')}
        message={messageOf(error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (data === undefined || !isFetchedAfterMount) return <FormSkeleton />
  return <EditChildForm key={data._id} child={data} onSaved={onSaved} onCancel={onCancel} />
}
