import type { User } from '@lms/contracts/users/users.ts'
import { Loader, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { EditUserForm } from './EditUserForm.tsx'
import { fetchUser } from '../user-api.ts'
import { userFormTexts } from './user-form-texts.ts'
import classes from '../users.module.css'

interface EditUserProps {
  id: string
  onSaved: (user: User) => void
  onCancel: () => void
  /** What stands here when the person cannot be loaded. */
  FailureView?: ComponentType<{ error: Error; onRetry: () => void }>
  onFailed?: (error: Error) => void
}

/** Always begins with the record as it is on the server now, not as it was seen earlier. */
export function EditUser({ id, onSaved, onCancel, FailureView, onFailed }: EditUserProps) {
  const t = useTexts(userFormTexts)
  // Of its own, so that what others do meanwhile leaves the form alone.
  const query = useQuery({
    queryKey: ['edited-user', id],
    queryFn: ({ signal }) => fetchUser(id, signal),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const { data, error, isError: hasFailed } = query
  useEffect(() => {
    if (hasFailed) onFailed?.(error)
  }, [hasFailed, error, onFailed])

  if (hasFailed) {
    return FailureView === undefined ? null : <FailureView error={error} onRetry={() => void query.refetch()} />
  }
  if (data === undefined) {
    return (
      <output className={classes.loading}>
        <Loader size="sm" aria-hidden />
        <Text>{t('loading')}</Text>
      </output>
    )
  }
  return <EditUserForm key={data.id} user={data} onSaved={onSaved} onCancel={onCancel} />
}
