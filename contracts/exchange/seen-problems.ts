import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ById } from '../fields.ts'
import { exchangeProblems } from './reading-problems.ts'
import { QuestionImport } from './exchange.ts'
import { reviewMessages as messages } from './review-messages.ts'

/**
 * Doubts about what was read right perhaps: who has looked at the questions may say that it was. Whether a question
 * needs the picture that is missing is theirs to say as well; which of two keys is meant no look settles.
 */
const lookedAt = [
  'attachmentsLost',
  'braceMissing',
  'cellsShifted',
  'dateCell',
  'formulaShown',
  'fromPdf',
  'keyInText',
  'keysUnasked',
  'lettersMended',
  'lineUnclear',
  'markupShown',
  'pictureElsewhere',
  'pictureInCommands',
  'pictureInSheet',
  'pictureMissing',
  'pictureNamed',
  'pictureSpokenOf',
  'pictureUnreadable',
  'rowHidden',
  'textBelow',
  'titleAsked',
  'tooComplex',
  'tornApart',
  'unreadable',
  'wordingDropped',
] as const satisfies readonly (keyof typeof exchangeProblems)[]

const SeenProblem = z.enum(lookedAt.map((code) => exchangeProblems[code].key))
export const canBeSeen = (key: string | undefined): boolean => SeenProblem.safeParse(key).success

export const passSeenProblem = endpoint('POST', '/questions/imports/:id/seen', {
  access: 'question:import',
  summary:
    'Somebody has looked at all questions of which this is said: it keeps none of them out any more, and stays said',
  message: messages.mended,
  params: ById,
  body: z.object({ problem: SeenProblem }),
  data: z.object({
    import: QuestionImport,
    /** Of these it was said. */
    seen: z.int(),
    /** Of them, those that something else keeps out. */
    blocked: z.int(),
  }),
})
