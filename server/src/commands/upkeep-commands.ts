import { checkAll } from '../check/check.ts'
import { upgradePlan } from '../check/upgrade-plan.ts'
import { migrations } from '../migrations.ts'
import { systemClock } from '../platform/clock.ts'
import { relearn } from '../practice/knowledge/learning.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { type Command, beside } from './beside.ts'

export const upkeepCommands: readonly Command[] = [
  { usage: 'check', run: (args) => (args.length > 0 ? null : check()) },
  { usage: 'relearn', run: (args) => (args.length > 0 ? null : relearnAll()) },
  { usage: 'plan', run: (args) => (args.length > 0 ? null : plan()) },
]

async function check(): Promise<string> {
  const found = await beside(({ database, config }) =>
    checkAll({ database, storage: openStorage(config), clock: systemClock }),
  )
  const left = found.filter(({ isMended }) => !isMended)
  if (left.length > 0) process.exitCode = 1
  const lines = found.map(({ what, isMended }) => `${isMended ? 'Mended' : 'Found'}: ${what}`)
  return [...lines, left.length === 0 ? 'All is well.' : `${left.length} things need a person.`].join('\n')
}

function plan(): Promise<string> {
  return beside(async ({ database }) => (await upgradePlan(database, migrations)).join('\n'))
}

/** What follows from answers, anew from all of them. */
async function relearnAll(): Promise<string> {
  return `Learned again from ${await beside(({ database }) => relearn(database))} answers.`
}
