import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { screens } from '@lms/contracts/screens.ts'
import { type Plugin, type Rolldown, transformWithOxc } from 'vite'

const source = path.join(import.meta.dirname, 'service-worker.ts')

/** What a student meets: from signing in to the result, with all that comes late on the way. */
const studentModules = [
  'accounts/LoginPage.tsx',
  'accounts/SignInAgain.tsx',
  'app/layout/AppLayout.tsx',
  'app/NotFoundPage.tsx',
  'attempts/assigned/AssignedQuizzesPage.tsx',
  'attempts/results/ResultPage.tsx',
  'attempts/sitting/SittingPage.tsx',
  'attempts/sitting/leftover-answers.ts',
  'attempts/sitting/keeping/kept-papers.ts',
  'dashboard/DashboardPage.tsx',
  'lib/toast/toast-display.tsx',
  'ui/rich-text/DrawnFormula.tsx',
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
        const files = [...filesOf(bundle)].sort()
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
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code.replace('__SHELL__', () => shell) })
      },
    },
  }
}

function filesOf(bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const files = new Set<string>()
  function add(chunk: Rolldown.OutputChunk | undefined): void {
    if (chunk === undefined || files.has(`/${chunk.fileName}`)) return
    files.add(`/${chunk.fileName}`)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(`/${sheet}`)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  for (const chunk of chunks.filter(({ isEntry }) => isEntry)) add(chunk)
  for (const module of studentModules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/src/${module}`)))
    if (chunk === undefined) throw new Error(`No file of the build has ${module}`)
    add(chunk)
  }
  for (const { fileName } of Object.values(bundle)) if (fonts.test(fileName)) files.add(`/${fileName}`)
  return files
}
