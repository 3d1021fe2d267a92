import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { translate } from '../../lib/texts.ts'
import { hasUnsavedWork, isUnsavedWorkKept, useHasUnsavedWork } from '../../lib/unsaved-work.ts'
import { confirm } from '../confirm/confirm.ts'
import { formTexts } from './form-texts.ts'

/** Asks before typed input is left behind, by a link, another tab of the page, or Back; stands once in the layout. */
export function useLeaveGuard(): void {
  const isDirty = useHasUnsavedWork()
  // Closing the window is asked about where the unsaved work is kept.
  useBlocker({ disabled: !isDirty, enableBeforeUnload: false, shouldBlockFn })
}

// What a form has just saved is no longer unsaved, though the page may not show it yet.
const shouldBlockFn: ShouldBlockFn = async ({ current, next }) => {
  const isOnlyAnotherPlace =
    current.pathname === next.pathname && JSON.stringify(current.search) === JSON.stringify(next.search)
  return !isOnlyAnotherPlace && !(await mayClose())
}

/** For a dialog with a form and for signing out: true when nothing is lost, or the person does not mind. */
export async function mayClose(): Promise<boolean> {
  if (!hasUnsavedWork()) return true
  const isKept = isUnsavedWorkKept()
  return confirm({
    title: translate(formTexts, isKept ? 'leaveKeptTitle' : 'leaveTitle'),
    message: translate(formTexts, isKept ? 'leaveKeptMessage' : 'leaveMessage'),
    confirmLabel: translate(formTexts, isKept ? 'leaveKept' : 'leave'),
    cancelLabel: translate(formTexts, 'stay'),
    danger: !isKept,
  })
}
