import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createPost, postLimits } from '../contracts/posts/posts.ts'
import { createCategory } from '../contracts/taxonomy/taxonomy.ts'
import { hostileTexts } from '../server/testing/samples/hostile-texts.ts'
import { call, send, signIn } from './call.ts'
import { startProduct } from './processes/product.ts'
import { table } from './table.ts'

/**
 * Somebody sends the longest and oddest texts that a post may have, ten at once, and everybody else asks whether the
 * server is well: how long they wait at most, beside what they wait when nobody does.
 * `npm run bench:hostile-texts -- --at-once 10 --limit 200`
 */
const { values } = parseArgs({
  options: { 'at-once': { type: 'string', default: '10' }, limit: { type: 'string', default: '200' } },
})
const atOnce = Number(values['at-once'])
const limit = Number(values.limit)
const directory = mkdtempSync(path.join(os.tmpdir(), 'lms-bench-'))
const product = await startProduct({ DATA_DIR: directory, LOG_LEVEL: 'silent' })
const token = await signIn(product.url, { email: 'admin@example.com', password: 'Demo1234' })
const { category } = await call(product.url, createCategory, { token, body: { name: 'Thử tải' } })

/** The longest that one of many small questions waits while something is going on. */
async function longestWait(act: () => Promise<void>): Promise<number> {
  const state = { isOver: false }
  const acting = act().finally(() => (state.isOver = true))
  let longest = 0
  do {
    const began = performance.now()
    await (await fetch(`${product.url}/healthz`)).text()
    longest = Math.max(longest, performance.now() - began)
    await delay(5)
  } while (!state.isOver)
  await acting
  return longest
}

const rows: { text: string; 'ms at most': string; answers: string }[] = []
const worst: string[] = []
async function measure(text: string, act: () => Promise<string>): Promise<void> {
  let answers = ''
  const longest = await longestWait(async () => {
    answers = await act()
  })
  if (longest > limit) worst.push(text)
  rows.push({ text, 'ms at most': longest.toFixed(0), answers })
}

await measure('(nobody sends anything)', async () => {
  await delay(1000)
  return ''
})
for (const [text, make] of Object.entries(hostileTexts))
  await measure(text, async () => {
    const content = make(postLimits.contentMaximum - 100)
    const posts = Array.from({ length: atOnce }, (_, number) =>
      send(product.url, createPost, {
        token,
        body: { title: 'Thử', slug: `thu-${number}`, content, category: category.id, status: 'draft' },
      }),
    )
    const answers = await Promise.all(posts)
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    return [...Map.groupBy(answers, ({ status }) => status)]
      .map(([status, all]) => `${status} × ${all.length}`)
      .join(', ')
  })
console.log(table(rows))
console.log(worst.length === 0 ? `Nobody waited longer than ${limit} ms` : `Too long: ${worst.join('; ')}`)
await product.end('SIGTERM')
rmSync(directory, { recursive: true })
process.exit(worst.length === 0 ? 0 : 1)
