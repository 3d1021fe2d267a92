import { useBlocker } from '@tanstack/react-router'
import { useTexts } from '../../lib/texts.ts'
import { confirm } from '../confirm/confirm.ts'
import { formTexts } from './form-texts.ts'

/** Asks before typed input is left behind, by a link, another tab of the page, or Back. */
export function useLeaveGuard(isDirty: boolean): void {
  const t = useTexts(formTexts)
  useBlocker({
    disabled: !isDirty,
    // Closing the window is asked about by `useUnsavedWork`.
    enableBeforeUnload: false,
    shouldBlockFn: async () =>
      !(await confirm({
        title: t('leaveTitle'),
        message: t('leaveMessage'),
        confirmLabel: t('leave'),
        cancelLabel: t('stay'),
        danger: true,
      })),
  })
}
