// Everything that is drawn by chance is drawn anew, round after round, until the time is over or something does not hold.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { newNode, root } from './install.mjs'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string' } } })
const files = globSync('{contracts,server/src,web/src}/**/*.test.ts', { cwd: root }).filter((file) =>
  readFileSync(path.join(root, file), 'utf8').includes("from 'fast-check'"),
)
const ends = Date.now() + Number(values.minutes) * 60_000
let rounds = 0
do {
  const seed = Number(values.seed ?? randomInt(2 ** 31))
  const run = ['run', '--project', 'rules', '--project', 'sqlite', ...files]
  const { status } = spawnSync(newNode(), [path.join(root, 'node_modules/vitest/vitest.mjs'), ...run], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PROPERTY_SEED: String(seed) },
  })
  if (status !== 0) {
    console.error(`Did not hold: npm run test:properties -- --seed ${seed} draws the same again.`)
    process.exit(1)
  }
  rounds += 1
} while (values.seed === undefined && Date.now() < ends)
console.log(`${rounds} rounds held.`)
