import { parseArgs } from 'node:util'
import { type Installation, buildInstallation } from './family/many-children.ts'
import { pagesOf } from './family/pages.ts'
import { compareInTurns, onEachEngine } from './sizes.ts'
import { table } from './table.ts'

/**
 * What a hundred times as many children cost a family that opens its pages, each child with as many attempts at both
 * sizes. Without HTTP, so that nothing hides behind it.
 * `npm run bench:family -- --small 100 --children 10000 --attempts 100 --times 100 --engines sqlite,postgres --folder kept`
 */
const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '100' },
    children: { type: 'string', default: '10000' },
    attempts: { type: 'string', default: '100' },
    times: { type: 'string', default: '100' },
    engines: { type: 'string', default: 'sqlite,postgres' },
    /** Where the families stay for the next time. */
    folder: { type: 'string' },
  },
})
const sizes = { small: Number(values.small), large: Number(values.children) }
const attempts = Number(values.attempts)
const pace = { times: Number(values.times), warmUp: 10 }
/** What a page may cost at the large size, as a multiple of the small one. */
const allowed = 2

async function measure(engine: string, small: Installation, large: Installation) {
  const [smallPages, largePages] = [pagesOf(small), pagesOf(large)]
  const lines = []
  for (const [page, ask] of Object.entries(smallPages)) {
    const [one = 0, many = 0] = await compareInTurns([ask, largePages[page] ?? ask], pace)
    if (many > one * allowed) process.exitCode = 1
    lines.push({
      engine,
      page,
      [`ms at ${sizes.small}`]: one.toFixed(2),
      [`ms at ${sizes.large}`]: many.toFixed(2),
      ratio: (many / one).toFixed(2),
    })
  }
  return lines
}

await onEachEngine(
  values.engines,
  async (engine, place) => {
    const small = await buildInstallation(await place('small'), { children: sizes.small, attempts })
    const large = await buildInstallation(await place('large'), { children: sizes.large, attempts })
    console.log(`\n${table(await measure(engine, small, large))}\n`)
    await small.database.close()
    await large.database.close()
  },
  values.folder,
)
if (process.exitCode === 1) console.log(`A page costs more than ${allowed} times as much as in the small installation.`)
