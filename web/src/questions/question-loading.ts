import type { Message } from '@lms/contracts/messages.ts'
import { questionMessages } from '@lms/contracts/questions/question-messages.ts'
import type { Question } from '@lms/contracts/questions/questions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError, isMissing } from '../lib/api-error.ts'
import { translated } from '../lib/texts.ts'
import { useSayThere } from '../lib/toast/say-there.ts'
import { questionQuery } from './question-api.ts'

interface LoadingOptions {
  /** Always as it is on the server now, not as it was seen earlier; what others do later is left alone. */
  isFresh?: boolean
}

/** The question of an address. What cannot be loaded is said, and the list shown instead. */
export function useLoadedQuestion(id: string, { isFresh = false }: LoadingOptions = {}): Question | undefined {
  const sayThere = useSayThere()
  const query = useQuery({
    ...questionQuery(id),
    ...(isFresh && { refetchOnMount: 'always' as const, refetchOnWindowFocus: false, gcTime: 0 }),
  })
  const { data, error, isFetchedAfterMount } = query
  const isLost = error !== null && (data === undefined || isFresh) && isFetchedAfterMount
  useEffect(() => {
    if (!isLost) return
    sayThere(translated(reasonOf(error)), { to: screens.questions.path, replace: true })
  }, [isLost, error, sayThere])
  return isFresh && !isFetchedAfterMount ? undefined : data
}

function reasonOf(error: Error): Message {
  if (!(error instanceof ApiError) || error.isNetworkError) return questionMessages.loadError
  if (isMissing(error)) return questionMessages.notFound
  return questionMessages.loadFailed
}
