/** Short news at the edge of the screen; nothing that a person must not miss belongs only here. */
export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
  warning: (message: string) => show('warning', message),
  info: (message: string) => show('info', message),
}

// What draws them is not needed to show the first page; it is here by the time somebody has done something.
function show(kind: 'success' | 'error' | 'warning' | 'info', message: string): void {
  void import('./toast-display.tsx').then(({ showToast }) => showToast(kind, message))
}
