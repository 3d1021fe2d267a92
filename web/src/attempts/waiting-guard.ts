import { useEffect, useState } from 'react'
import { trackUnsavedWork } from '../lib/unsaved-work.ts'
import { waitingCount } from './answer-queue.ts'
import type { SaverState } from './answer-saver.ts'

/** While answers are under way nobody leaves unasked, and an ended session is renewed over the page. */
export function useWaitingGuard({ phase, queue }: SaverState): void {
  const [work] = useState(trackUnsavedWork)
  const isWaiting = phase !== 'idle' && waitingCount(queue) > 0
  useEffect(() => work.change(isWaiting), [work, isWaiting])
  useEffect(() => () => work.end(), [work])
}
