import type { DataOf } from '@lms/contracts/endpoint.ts'
import { type Actor, can } from '@lms/contracts/permissions.ts'
import { explanationMessages as messages } from '@lms/contracts/practice/explanation-messages.ts'
import * as contract from '@lms/contracts/practice/explanations.ts'
import { practiceMessages } from '@lms/contracts/practice/practice-messages.ts'
import { isAnswered } from '@lms/contracts/question-types/registry.ts'
import { attemptMessages } from '@lms/contracts/attempts/attempt-messages.ts'
import { askedIn } from '../../attempts/attempt-view.ts'
import type { Papers } from '../../attempts/papers.ts'
import { mayUse } from '../../children/consent-store.ts'
import { ProviderFailure } from '../../generation/model/model-request.ts'
import { richTextOf } from '../../generation/model/model-text.ts'
import type { Providers } from '../../generation/model/providers.ts'
import { type Clock, days, seconds } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { authorizeRole } from '../../platform/http/authorize.ts'
import { conflict, forbidden, notFound, tooMany } from '../../platform/http/errors.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Settings } from '../../settings/settings-service.ts'
import { settingsOf } from '../knowledge/practice-settings-store.ts'
import { reservedAmong } from '../practice-sight.ts'
import { type PracticeAnswer, answersIn, findSession } from '../practice-store.ts'
import * as store from './explanation-store.ts'
import { isFit } from './fitness.ts'
import { type Told, explanationPrompt, hashOfTold, promptAbout, toldAbout } from './told.ts'

/** A child waits for it. */
const patience = seconds(25)
const perChild = { points: contract.explanationsPerDay, windowMilliseconds: days(1) }

interface ExplanationDependencies {
  database: Database
  clock: Clock
  limits: Limits
  settings: Pick<Settings, 'current'>
  providers: Providers
  papers: Papers
}

/** A mistake explained by a model: after the child's own tries, where a parent wants it, and without the child in it. */
export function explanationRoutes(dependencies: ExplanationDependencies): Route[] {
  const { database, clock, limits, settings, providers, papers } = dependencies
  const offered = providers.offered.find(({ isAvailable, models }) => isAvailable && models.length > 0)
  const asked = offered && { provider: offered.provider, model: offered.models[0]?.model ?? '' }

  async function isOn(childId: string): Promise<boolean> {
    if (!asked) return false
    const queries = database.read()
    return (await settingsOf(queries, childId)).explainsWithAi && (await mayUse(queries, childId, 'ai'))
  }

  async function countFor(childId: string): Promise<void> {
    const own = await limits.count(`explanation:${childId}`, perChild)
    if (!own.allowed) throw tooMany(own.retryAfterSeconds, 'explanation_limit', messages.limit)
    const { generationsPerDay } = await settings.current()
    const all = await limits.count('explanation:site', { points: generationsPerDay, windowMilliseconds: days(1) })
    if (all.allowed) return
    await limits.giveBack(`explanation:${childId}`)
    throw tooMany(all.retryAfterSeconds, 'explanation_limit', messages.limit)
  }

  /** Also what could not be used was paid for. */
  async function write(questionId: string, told: Told): Promise<string> {
    if (!asked) throw forbidden('explanations_off', messages.off)
    const day = clock.now().toISOString().slice(0, 10)
    const cost = { ...asked, day }
    const signal = AbortSignal.timeout(patience)
    const answer = await providers
      .write({ ...asked, system: explanationPrompt, prompt: promptAbout(told), signal })
      .catch(async (error: unknown) => {
        const tokens = (error instanceof ProviderFailure ? error.tokens : null) ?? { inputTokens: 0, outputTokens: 0 }
        await database.transaction((tx) => store.addCost(tx, { ...cost, ...tokens, isRefused: true }))
        throw conflict('explanation_failed', messages.failed)
      })
    const { text, ...tokens } = answer
    const isRefused = !isFit(text)
    await database.transaction(async (tx) => {
      await store.addCost(tx, { ...cost, ...tokens, isRefused })
      if (isRefused) return
      const now = clock.now().toISOString()
      const written = { ...asked, text: richTextOf(text.trim()), now }
      await store.keepExplanation(tx, { questionId, toldHash: hashOfTold(told), ...written })
    })
    if (isRefused) throw conflict('explanation_failed', messages.failed)
    return richTextOf(text.trim())
  }

  async function explain(
    actor: Actor,
    sessionId: string,
    questionId: string,
  ): Promise<DataOf<typeof contract.explainMistake>> {
    authorizeRole(actor, 'practice:take')
    const queries = database.read()
    const session = await findSession(queries, sessionId)
    if (!session || !can(actor, 'practice:take', { userId: session.studentId }))
      throw notFound(practiceMessages.missing)
    const place = session.paper.filter((item) => item.questionId === questionId)
    const [one] = askedIn(place, await papers.read(queries, place))
    if (!one) throw notFound(attemptMessages.questionMissing)
    const given = mistakeIn((await answersIn(queries, sessionId)).find((answer) => answer.questionId === questionId))
    if (given === null) throw conflict('not_tried', messages.tryFirst)
    if ((await reservedAmong(queries, actor.id, [questionId], clock.now())).has(questionId))
      throw conflict('question_reserved', practiceMessages.reserved)
    if (!(await isOn(actor.id))) throw forbidden('explanations_off', messages.off)
    const told = toldAbout(one.question, given)
    const known = await store.findExplanation(queries, { questionId, toldHash: hashOfTold(told) })
    if (known === null) await countFor(actor.id)
    return { explanation: { text: known ?? (await write(questionId, told)), isByAi: true } }
  }

  return [
    route(contract.readExplaining, async ({ actor }) => {
      authorizeRole(actor, 'practice:take')
      return { isOn: await isOn(actor.id) }
    }),
    route(contract.explainMistake, ({ actor, params, body }) => explain(actor, params.id, body.question)),
  ]
}

/** The last answer of one's own that was wrong, once all tries are over; giving nothing is no try. */
function mistakeIn(answer: PracticeAnswer | undefined) {
  if (!answer || answer.state === 'again') return null
  const wrong = answer.tries.findLast(({ given, isRight }) => !isRight && given !== null && isAnswered(given))
  return wrong?.given ?? null
}
