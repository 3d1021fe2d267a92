import type * as toastDisplay from './toast-display.tsx'
import type { ToastAction } from './toast-display.tsx'
import { sayPlainly } from './plain-news.ts'

/** Short news at the edge of the screen; nothing that a person must not miss belongs only here. */
export const toast = {
  success: (message: string, action?: ToastAction) => show('success', message, action),
  /** Of several failures of one act only the newest is news: `act` names it. */
  error: (message: string, act?: string) => show('error', message, undefined, act),
  warning: (message: string) => show('warning', message),
  info: (message: string, action?: ToastAction) => show('info', message, action),
  /** What was said belongs to a page or a person that is gone. `isAll`: also what went well there. */
  leave: ({ isAll }: { isAll: boolean }): void => {
    if (display !== null) void display.then(({ hideOlder }) => hideOlder(isAll))
  },
}

let display: Promise<typeof toastDisplay> | null = null

// What draws them is not needed to show the first page; it is here by the time somebody has done something.
function show(
  kind: 'success' | 'error' | 'warning' | 'info',
  message: string,
  action?: ToastAction,
  act?: string,
): void {
  display = import('./toast-display.tsx')
  display.then(({ showToast }) => showToast(kind, message, action, act)).catch(() => sayPlainly(message))
}
