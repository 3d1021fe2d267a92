import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { screens } from '@lms/contracts/screens.ts'
import { type Plugin, transformWithOxc } from 'vite'
import { filesWith } from './bundle-files.ts'

const source = path.join(import.meta.dirname, '../service-worker/service-worker.ts')

/** What a student meets: from signing in to the result, with all that comes late on the way. */
const studentModules = [
  'main.tsx',
  'accounts/LoginPage.tsx',
  'accounts/SignInAgain.tsx',
  'app/layout/AppLayout.tsx',
  'app/layout/HeaderMenus.tsx',
  'app/NotFoundPage.tsx',
  'attempts/assigned/AssignedQuizzesPage.tsx',
  'attempts/assigned/KeptPapers.tsx',
  'attempts/results/ResultPage.tsx',
  'attempts/sitting/SittingPage.tsx',
  'attempts/sitting/leftover-answers.ts',
  'attempts/sitting/keeping/kept-papers.ts',
  'dashboard/DashboardPage.tsx',
  'garden/page/GardenPage.tsx',
  'practice/KeptPractice.tsx',
  'practice/PracticePage.tsx',
  'practice/notebook/NotebookPage.tsx',
  'practice/today/TodayCard.tsx',
  'practice/keeping/practice-database.ts',
  'practice/session/PracticeSessionPage.tsx',
  'lib/toast/toast-display.tsx',
  'ui/confirm/ConfirmHost.tsx',
  'ui/one-key/OneKey.tsx',
  'ui/rich-text/view/DrawnFormula.tsx',
]
/** The letters of the language, not those that come with the formulas: a paper that has formulas fetches them. */
const fonts = /be-vietnam-pro-(vietnamese|latin)-\d+-normal.*\.woff2$/

/** Writes `service-worker.js` with the names of the files that this build gave to the student's screens. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const letters = Object.keys(bundle).filter((name) => fonts.test(name))
        const files = [...filesWith(bundle, studentModules), ...letters.map((name) => `/${name}`)].sort()
        const { code: module } = await transformWithOxc(readFileSync(source, 'utf8'), source)
        const code = module.replace(/^export \{\s*\};?$/m, '')
        const page = bundle['index.html']
        const version = createHash('sha256')
          .update(code)
          .update(files.join())
          .update(page?.type === 'asset' ? page.source : '')
          .digest('hex')
          .slice(0, 16)
        // Public pages are written by the server, each its own.
        const paths = Object.values(screens)
          .map((screen) => screen.path)
          .filter((address) => !address.startsWith(screens.blog.path))
        const shell = JSON.stringify({ version, files, screens: paths })
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code.replace('builtShell', () => shell) })
      },
    },
  }
}
