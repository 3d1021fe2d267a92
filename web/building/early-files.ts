import type { Plugin } from 'vite'
import { filesWith } from './bundle-files.ts'

/**
 * Which files the page will ask for once its first script has run, by who comes where: they are named in the page
 * itself, so that they travel beside that script and not after it.
 */
const needed = {
  login: ['accounts/LoginPage.tsx'],
  home: ['app/layout/AppLayout.tsx', 'dashboard/DashboardPage.tsx'],
  sitting: ['app/layout/AppLayout.tsx', 'attempts/sitting/SittingPage.tsx'],
}

/** `data-known` is set by the page's first lines when somebody is signed in on this device. */
const choice = `
var path = location.pathname
var known = document.documentElement.hasAttribute('data-known')
var wanted = known
  ? path === '/' || path === '/dashboard' ? files.home : path.indexOf('/student/quizzes/') === 0 ? files.sitting : []
  : path === '/' || path === '/login' || path === '/dashboard' ? files.login : []
wanted.forEach(function (file) {
  var link = document.createElement('link')
  var isStyle = /css$/.test(file)
  link.rel = isStyle ? 'preload' : 'modulepreload'
  if (isStyle) {
    link.as = 'style'
    // As the app asks for them; otherwise they would be fetched twice.
    link.crossOrigin = ''
  }
  link.href = file
  document.head.appendChild(link)
})`

export function earlyFiles(): Plugin {
  return {
    name: 'early-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html
        const first = filesWith(bundle, ['main.tsx'])
        const files = Object.fromEntries(
          Object.entries(needed).map(([name, modules]) => [
            name,
            [...filesWith(bundle, modules)].filter((file) => !first.has(file)),
          ]),
        )
        const children = `(function () {\nvar files = ${JSON.stringify(files)}${choice}\n})()`
        return { html, tags: [{ tag: 'script', children, injectTo: 'head' }] }
      },
    },
  }
}
