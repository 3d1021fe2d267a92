import react from '@vitejs/plugin-react'
import { type Plugin, defineConfig } from 'vite'
import { earlyAnswer } from './building/early-answer.ts'
import { earlyFiles } from './building/early-files.ts'
import { earlyPage } from './building/early-page.ts'
import { lightContracts } from './building/light-contracts.ts'
import { serviceWorker } from './building/service-worker-build.ts'
import { usedStyles } from './building/used-styles.ts'
import packageJson from '../package.json' with { type: 'json' }

const server = process.env['API_ORIGIN'] ?? 'http://localhost:3000'

/** In the order in which a student meets them: a piece holds what it needs and none before it has. */
const piecesOfStudents = [
  // Crumbs of libraries that everything after stands on: home would else bring the sign-in page and the toasts along.
  {
    name: 'common',
    modules:
      /\/hooks\/esm\/(use-merged-ref|use-uncontrolled)\/|\/core\/esm\/core\/(Box\/get-style-object|utils\/get-default-z-index)\/|\/core\/esm\/components\/Anchor\/|\/react-router\/dist\/esm\/useLocation\.js$/,
  },
  // What stands over a page and holds it still; the sign-in page has nothing of the kind.
  {
    name: 'overlays',
    modules:
      /\/(react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref|get-nonce|tslib)\//,
  },
  { name: 'login', modules: /\/web\/src\/accounts\/LoginPage\.tsx$/ },
  { name: 'toasts', modules: /\/web\/src\/lib\/toast\/toast-display\.tsx$/ },
  { name: 'home', modules: /\/web\/src\/(app\/layout\/AppLayout|dashboard\/DashboardPage)\.tsx$/ },
  {
    name: 'menus',
    modules: /\/web\/src\/(app\/layout\/HeaderMenus|ui\/confirm\/ConfirmHost)\.tsx$/,
  },
  { name: 'sitting', modules: /\/web\/src\/attempts\/sitting\/(SittingPage|leftover-answers)\.tsx?$/ },
  { name: 'formulas', modules: /\/web\/src\/ui\/rich-text\/view\/DrawnFormula\.tsx$/ },
  { name: 'result', modules: /\/web\/src\/attempts\/results\/ResultPage\.tsx$/ },
  { name: 'assigned', modules: /\/web\/src\/attempts\/assigned\/AssignedQuizzesPage\.tsx$/ },
]

export default defineConfig({
  plugins: [
    withoutJsonSchemas(),
    lightContracts(),
    usedStyles(),
    // Only what draws: contracts have nothing to compile.
    react({ compiler: true, exclude: [/\/node_modules\//, /\/contracts\//] }),
    earlyAnswer(),
    earlyFiles(),
    earlyPage(),
    serviceWorker(),
  ],
  define: { __APP_VERSION__: JSON.stringify(packageJson.version) },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // What a student uses together comes in one piece, with all that it needs and nobody before it brought: on a
        // slow line each file costs more than its bytes. The rest is cut by which screens share it.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 10 },
            ...piecesOfStudents.map(({ name, modules }, index) => ({ name, test: modules, priority: 9 - index })),
          ],
        },
      },
    },
    modulePreload: {
      // Browsers of this target preload by themselves.
      polyfill: false,
      // The first script would name every script that any screen needs, 5 kB of it and more with each screen.
      // Screens are fetched ahead when somebody points at their link; those of the first minute are named in the page.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((dependency) => dependency.endsWith('.css')),
    },
  },
  server: { proxy: { '/api': server, '/uploads': server } },
})

/**
 * Every zod schema carries the code that would describe it as JSON Schema. Only the server describes schemas
 * (OpenAPI); without that code the first load of the web app is 6 kB lighter, gzip.
 */
function withoutJsonSchemas(): Plugin {
  // Schemas ask for a method when they are made; only calling that method is refused.
  const method = `() => { throw new Error('JSON Schemas are made on the server') }`
  return {
    name: 'without-json-schemas',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
      handler(code) {
        const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
        const renamed = [...code.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map(([, name]) => name)
        return {
          code: [
            `const refuse = () => ${method}`,
            `export { ${[...names, ...renamed].map((name) => `refuse as ${name}`).join(', ')} }`,
          ].join('\n'),
          map: null,
        }
      },
    },
  }
}
