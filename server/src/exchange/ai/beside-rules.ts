import { textOf } from '@lms/contracts/rich-text.ts'
import { type Problem, type ReadItem, blocking, problem } from '../item.ts'
import { lettersIn } from './standing-text.ts'

/** Types that a model can tell. */
const tellable = new Set(['single_choice', 'multiple_choice', 'true_false', 'fill_blank', 'statements'])
const isTaken = ({ problems }: ReadItem): boolean => !problems.some(({ isBlocking }) => isBlocking)
const mostNamed = 20

/**
 * What a model told beside what our rules read in the same paper. Where both have the same key the rules' question
 * stays, which has its pictures and its looks; where they do not, a person decides. What only the rules took is kept.
 */
export function besideRules(
  told: readonly ReadItem[],
  ruled: readonly ReadItem[],
): { items: ReadItem[]; notes: Problem[] } {
  const left = new Set(ruled)
  const seen = new Map([...told, ...ruled].map((one) => [one, seenIn(one)]))
  const items = told.map((one) => {
    const same = left.values().find((other) => isSame([one, seen.get(one)], [other, seen.get(other)]))
    if (same) left.delete(same)
    return same && isTaken(same) ? settled(one, same) : one
  })
  const taken = [...left].filter(isTaken)
  const held = [...left].filter((one) => !isTaken(one) && !isTold(one, told, ruled)).map(({ place }) => place)
  const places = `${held.slice(0, mostNamed).join(', ')}${held.length > mostNamed ? ', …' : ''}`
  return {
    items: [
      ...items,
      ...taken.map((one) => ({ ...one, problems: [...one.problems, problem('aiDiffers', one.place)] })),
    ],
    notes: held.length > 0 ? [problem('linesLeftOver', places)] : [],
  }
}

/** Told in other words: as many questions have this number as the rules found. */
function isTold({ place }: ReadItem, told: readonly ReadItem[], ruled: readonly ReadItem[]): boolean {
  const count = (items: readonly ReadItem[]): number => items.filter((one) => one.place === place).length
  return count(told) >= count(ruled)
}

interface Seen {
  asked: string
  options: string
}

const seenIn = (one: ReadItem): Seen => ({ asked: lettersIn(textOf(one.item.content)), options: optionsOf(one) })

/** The same words are asked; or the same options are offered, and one of both has a few words more. */
function isSame([one, own]: [ReadItem, Seen | undefined], [other, others]: [ReadItem, Seen | undefined]): boolean {
  if (!own?.asked || !others?.asked) return false
  const isAsked = own.asked === others.asked
  if (own.options === others.options)
    return isAsked || (own.options !== '' && (own.asked.includes(others.asked) || others.asked.includes(own.asked)))
  return (
    isAsked && (one.place === other.place || isKeyShared(one, other) || own.options === '' || others.options === '')
  )
}

const answersOf = ({ item }: ReadItem): readonly { text: string; isCorrect: boolean }[] =>
  item.statements?.map(({ text, isTrue }) => ({ text, isCorrect: isTrue })) ?? item.answers

const lettersOf = ({ text }: { text: string }): string => lettersIn(textOf(text)) || textOf(text)

const optionsOf = (one: ReadItem): string => answersOf(one).map(lettersOf).toSorted().join('\n')

const rightOf = (one: ReadItem) => answersOf(one).filter(({ isCorrect }) => isCorrect)

const keyOf = (one: ReadItem): string[] => [...new Set(rightOf(one).map(lettersOf))].toSorted()

/** Of what is typed the file may accept several spellings. */
function isKeyShared(told: ReadItem, ruled: ReadItem): boolean {
  const [said, read] = [keyOf(told), keyOf(ruled)]
  if (told.item.type === 'fill_blank' && ruled.item.type === 'fill_blank')
    return said.every((one) => read.includes(one)) || read.every((one) => said.includes(one))
  return said.join('\n') === read.join('\n')
}

function settled(told: ReadItem, ruled: ReadItem): ReadItem {
  const isKeyless = told.problems.some(({ code }) => code === 'noKey')
  const isShared = !isKeyless && tellable.has(ruled.item.type) && isKeyShared(told, ruled)
  const isConflict = !isKeyless && !isShared && tellable.has(ruled.item.type)
  const isDoubted = told.problems.some(({ code, isBlocking }) => isBlocking && code !== 'keyUnclear')
  const isOther = (tellable.has(ruled.item.type) || ruled.item.type === 'essay') && optionsOf(told) !== optionsOf(ruled)
  const base =
    isOther && !isDoubted
      ? {
          ...told,
          problems: isShared || isConflict ? told.problems.filter(({ code }) => code !== 'keyUnclear') : told.problems,
        }
      : { ...ruled, problems: [...ruled.problems, problem('readByAi')] }
  if (!isConflict) return base
  return { ...base, problems: [...base.problems, blocking('keyConflict', `${saidKey(ruled)} / AI: ${saidKey(told)}`)] }
}

function saidKey(one: ReadItem): string {
  return rightOf(one)
    .map(({ text }) => textOf(text))
    .join(', ')
}
