import { useEffect, useState } from 'react'
import { type UnsavedWork, trackUnsavedWork } from '../../lib/unsaved-work.ts'

/** While something would be lost nobody leaves unasked, and an ended session is renewed over the page. */
export function useLeavingGuard(wouldLose: boolean, { isKept = false } = {}): UnsavedWork {
  const [work] = useState(trackUnsavedWork)
  useEffect(() => work.change(wouldLose, isKept), [work, wouldLose, isKept])
  useEffect(() => () => work.end(), [work])
  return work
}
