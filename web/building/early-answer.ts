import { getDashboard } from '@lms/contracts/dashboard/dashboard.ts'
import { screens } from '@lms/contracts/screens.ts'
import type { Plugin } from 'vite'

/**
 * Whoever is known on this device and comes home is going to ask for one thing: it is asked for in the page's first
 * lines, beside the scripts and not after them (`web/src/lib/device/asked-ahead.ts` takes it).
 */
export function earlyAnswer(): Plugin {
  let base = ''
  return {
    name: 'early-answer',
    apply: 'build',
    configResolved({ env }) {
      base = String(env['VITE_API_BASE_URL'] ?? '').replace(/\/$/, '')
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', children: script(base + getDashboard.path), injectTo: 'head' }],
    },
  }
}

/**
 * The token rests where `session-store.ts` puts it: in a cookie for who is remembered, else in local storage. One that
 * has expired is left to the app, which renews it.
 */
function script(address: string): string {
  return `(function () {
  var isHome = ['${screens.home.path}', '${screens.dashboard.path}'].indexOf(location.pathname) >= 0
  if (!isHome || !document.documentElement.hasAttribute('data-known')) return
  try {
    var cookie = /(?:^|; )admin_token=([^;]+)/.exec(document.cookie)
    var token = cookie ? decodeURIComponent(cookie[1]) : localStorage.getItem('admin_token')
    if (!token) return
    var claims = JSON.parse(atob(token.split('.')[1].replace(/-/g, '+').replace(/_/g, '/')))
    if (!(claims.exp * 1000 > Date.now())) return
    var headers = { accept: 'application/json', authorization: 'Bearer ' + token }
    var answer = fetch('${address}', { headers: headers, signal: AbortSignal.timeout(10000) })
    answer.catch(function () {})
    window.askedAhead = { address: '${address}', token: token, at: performance.now(), answer: answer, isByPage: true }
  } catch (error) {}
})()`
}
