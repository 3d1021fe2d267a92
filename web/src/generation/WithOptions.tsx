import type { GenerationOptions } from '@lms/contracts/generation/generation.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { FormSkeleton } from '../ui/page/skeletons.tsx'
import { generationOptionsQuery } from './generation-api.ts'
import { generationTexts } from './generation-texts.ts'

/** What can be asked for is known before anybody fills in a form. */
export function WithOptions({ children }: { children: (options: GenerationOptions) => ReactNode }) {
  const t = useTexts(generationTexts)
  const query = useQuery(generationOptionsQuery())
  if (query.data !== undefined) return children(query.data)
  if (query.isPending) return <FormSkeleton fields={8} />
  return (
    <ErrorState
      title={t('loadFailed')}
      message={messageOf(query.error)}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}
