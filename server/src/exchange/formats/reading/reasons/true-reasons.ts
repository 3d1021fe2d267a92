import { type Problem, type ReadItem, blocking, problem } from '../../item.ts'
import { countedAgain } from './counted-again.ts'
import { keyForms } from './key-forms.ts'
import { linesBelow } from './lines-below.ts'
import { type OwnParts, ownParts } from './own-parts.ts'
import { questionInside } from './questions-inside.ts'

/** 'Nothing was found', where the file may show more than was understood. */
const bareCodes: ReadonlySet<string> = new Set(['essay', 'optionsBare'])

/**
 * Readers say what they did not find. Beside each other the questions of a paper show whether something stands there that
 * was not understood: then that is the reason, and not that there is nothing.
 */
export function withTrueReasons(items: readonly ReadItem[]): ReadItem[] {
  const counted = countedAgain(items)
  const rest = items.filter((one) => !counted.has(one))
  const open = rest.filter((one) => isOut(one, bareCodes)).flatMap((one) => ownParts(one) ?? [])
  const swallowed = byItem(
    open.flatMap((own) => {
      const inside = questionInside(own)
      return inside === null ? [] : [[own, inside] as const]
    }),
  )
  const bare = open.filter(({ one }) => !swallowed.has(one))
  const chosen = rest.filter((one) => isOut(one, new Set(['noKey']))).flatMap((one) => ownParts(one) ?? [])
  const forms = byItem([...keyForms(chosen), ...keyForms(bare)])
  const answers = byItem([...linesBelow(bare.filter(({ one }) => isOut(one, new Set(['essay']))))])
  return items.map((one) => {
    const inside = swallowed.get(one)
    if (inside) return withReason(one, ['essay', 'optionsBare'], blocking('questionsInside', inside))
    const form = forms.get(one)
    if (form !== undefined) return withReason(one, ['noKey', 'essay', 'optionsBare'], blocking('keyFormUnknown', form))
    if (counted.has(one)) return withReason(one, ['essay'], blocking('optionCounted'))
    const answer = answers.get(one)
    return answer === undefined ? one : withReason(one, ['essay'], blocking('lineMayAnswer', answer))
  })
}

function byItem(found: readonly (readonly [OwnParts, string])[]): Map<ReadItem, { text: string }> {
  return new Map(found.map(([{ one }, text]) => [one, { text }]))
}

function isOut({ problems }: ReadItem, codes: ReadonlySet<string>): boolean {
  return problems.some(({ code, isBlocking }) => isBlocking && codes.has(code))
}

function withReason(one: ReadItem, codes: readonly string[], reason: Problem): ReadItem {
  return {
    ...one,
    problems: one.problems.map((said) => (said.isBlocking && codes.includes(said.code) ? reason : said)),
  }
}

/** What is said where lines stand there whose meaning is not known. */
const unreadCodes: ReadonlySet<string> = new Set([
  'keyFormUnknown',
  'questionsInside',
  'lineMayAnswer',
  'optionCounted',
  'optionsBare',
  'optionsMissing',
  'unreadable',
  'textBelow',
])
const fewestUnread = 3

/** Where most questions of a paper are so, who reads this should know once that the lines can be marked. */
export function paperUnread(items: readonly ReadItem[]): Problem[] {
  const unread = items.filter((one) => isOut(one, unreadCodes))
  if (unread.length < fewestUnread || unread.length * 5 < items.length * 3) return []
  const below = unread.flatMap((one) => ownParts(one)?.below ?? [])
  const lines = below.length > 0 ? below : unread.map(({ item }) => item.title)
  const count = String(Math.max(below.length, unread.length))
  return [problem('paperUnread', { count, text: (lines[0] ?? '').slice(0, 100) })]
}
