import { trustedScript } from '../trusted-html.ts'

/**
 * From now on the student's screens open without network. Nothing of anybody's data is in there, so it stays when
 * somebody signs out. Browsers on plain http, away from localhost, have no such thing and do without.
 */
export function keepAppOnDevice(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A browser that refuses (private window, full disk) shows the app as before.
  navigator.serviceWorker.register(trustedScript('/service-worker.js')).catch(() => undefined)
}
