import { mkdirSync } from 'node:fs'
import os from 'node:os'
import { parseArgs } from 'node:util'
import type { Actor } from '../contracts/permissions.ts'
import { defaultSettings } from '../contracts/settings/settings.ts'
import { createMarking } from '../server/src/attempts/marking/marking-service.ts'
import { createPapers } from '../server/src/attempts/papers.ts'
import { migrations } from '../server/src/migrations.ts'
import { createDashboards } from '../server/src/dashboard/dashboard-service.ts'
import { createSystemHealth } from '../server/src/dashboard/system-health.ts'
import { type DatabaseSettings, openDatabase } from '../server/src/platform/database/database.ts'
import { createHtmlCleaner } from '../server/src/platform/html/html-cleaner.ts'
import { createQuestions } from '../server/src/questions/question-service.ts'
import { createQuizLists } from '../server/src/quizzes/quiz-lists.ts'
import { countStudents } from '../server/src/assignments/assignment-store.ts'
import { hasQuizFor } from '../server/src/attempts/sitting/assigned-quizzes.ts'
import { createSubjects } from '../server/src/subjects/subject-service.ts'
import { type School, buildSchool } from './home/school.ts'
import { compareInTurns, onEachEngine } from './sizes.ts'
import { table } from './table.ts'

/**
 * What a hundred times as many children cost the home screens. Without HTTP, so that nothing hides behind it.
 * `npm run bench:home -- --small 100 --children 10000 --attempts 100 --times 100 --engines sqlite,postgres`
 */
const { values } = parseArgs({
  options: {
    small: { type: 'string', default: '100' },
    children: { type: 'string', default: '10000' },
    attempts: { type: 'string', default: '100' },
    times: { type: 'string', default: '100' },
    engines: { type: 'string', default: 'sqlite,postgres' },
  },
})
const sizes = { small: Number(values.small), large: Number(values.children) }
const pace = { times: Number(values.times), warmUp: 10 }

type Ask = () => Promise<unknown>

/** Each screen, as the running product answers it; once more with a clock on which nothing that is remembered lasts. */
function screensOf({ database, administrator, parent, student }: School): Record<string, Ask> {
  const audit = { record: async () => {} }
  const build = (clock: { now(): Date }) => {
    const learning = { database, clock, audit }
    return createDashboards({
      database,
      clock,
      settings: { current: async () => defaultSettings },
      health: createSystemHealth({
        database,
        clock,
        version: 'bench',
        dataDirectory: os.tmpdir(),
        isMailConfigured: false,
      }),
      subjects: createSubjects({ ...learning, quizzes: { hasQuizFor, countStudents } }),
      questions: createQuestions({ ...learning, html: createHtmlCleaner() }),
      quizLists: createQuizLists({ database, random: Math.random }),
      marking: createMarking({
        ...learning,
        papers: createPapers(),
        notifications: { notify: async () => {}, dropUnread: async () => {} },
        events: {
          publish: () => {},
          subscribe: () => () => {},
          onMissed: () => () => {},
          isHealthy: () => true,
          isDeaf: () => false,
          close: async () => {},
        },
        whenGraded: async () => {},
        whenResultsChange: async () => {},
      }),
    })
  }
  const product = build({ now: () => new Date() })
  let ahead = 0
  const forgetful = build({ now: () => new Date(Date.now() + (ahead += 61_000)) })
  const home = (actor: Actor) => () => product.read(actor)
  return {
    'administrator, home': home(administrator),
    'administrator, home, days counted anew': () => forgetful.read(administrator),
    'parent, home': home(parent),
    'student, home': home(student),
    'administrator, learning': () => product.education(administrator),
    'parent, learning': () => product.education(parent),
  }
}

async function build(place: DatabaseSettings, children: number): Promise<School> {
  mkdirSync(place.directory, { recursive: true })
  const database = openDatabase(place, () => {})
  await database.migrate(migrations)
  const began = performance.now()
  const school = await buildSchool(database, children, Number(values.attempts))
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(
    `${database.dialect}: ${children} children, ${children * Number(values.attempts)} attempts in ${seconds} s`,
  )
  return school
}

async function measure(engine: string, small: School, large: School) {
  const lines = []
  const [ofSmall, ofLarge] = [screensOf(small), screensOf(large)]
  for (const [screen, askSmall] of Object.entries(ofSmall)) {
    const [one = 0, many = 0] = await compareInTurns([askSmall, ofLarge[screen] ?? askSmall], pace)
    lines.push({
      engine,
      screen,
      [`ms at ${sizes.small}`]: one.toFixed(2),
      [`ms at ${sizes.large}`]: many.toFixed(2),
      ratio: (many / one).toFixed(2),
    })
  }
  return lines
}

await onEachEngine(values.engines, async (engine, place) => {
  const small = await build(await place('small'), sizes.small)
  const large = await build(await place('large'), sizes.large)
  console.log(`\n${table(await measure(engine, small, large))}\n`)
  await small.database.close()
  await large.database.close()
})
