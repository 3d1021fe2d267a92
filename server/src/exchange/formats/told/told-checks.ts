import { type Item, type Problem, type ReadItem, blocking, placeOf, problem } from '../item.ts'
import { type KeyLists, keyListsOf } from './key-lists.ts'
import { isKeyList } from './printed-lines.ts'
import { keySaidIn } from './said-keys.ts'
import { type Place, type StandingText, isWhole, lettersIn, withoutSigns } from './standing-text.ts'
import { isKeyShown } from './told-keys.ts'
import { type Misplaced, type ToldPlace, isMisplaced, placesOf } from './told-places.ts'
import { type ToldQuestion, hasKey, itemOf, linesIn, picturesIn } from './told-questions.ts'

const longestSaid = 100

/** What a model told, each with what of it does not stand in the paper. */
export function checkedItems(
  questions: readonly ToldQuestion[],
  standing: StandingText,
  pictures: readonly string[],
): ReadItem[] {
  const places = placesOf(questions, standing)
  const lists = keyListsOf(standing)
  const used = new Set(questions.flatMap(picturesIn))
  return questions.map((told, at) => {
    const place = places[at] ?? { wrong: told.content }
    const problems: Problem[] = [
      ...(isMisplaced(place) ? [notInFile(place.wrong)] : picturesWrong(told, place, standing, used)),
      ...keyProblems(told, place, standing, lists),
      problem('readByAi'),
    ]
    return {
      item: withoutInvented(told, itemOf(told, pictures), solutionPlaces(place, lists), standing, problems),
      problems,
      place: placeOf(/^\d{1,4}$/u.test(told.number) ? Number(told.number) : at + 1),
      traces: {
        number: Number(told.number) || 0,
        shared: [],
        stem: linesIn(withoutSigns(told.content)),
        rest: told.answers.map(({ text }) => withoutSigns(text)),
        listed: told.answers.flatMap(({ isCorrect }, index) => (isCorrect ? ['ABCDEFGHIJ'[index] ?? ''] : [])),
      },
    }
  })
}

const notInFile = (text: string): Problem => blocking('notInFile', { text: text.slice(0, longestSaid) })

/** Pictures of other questions; and those, with what nobody can read, that stand in this one and were not told. */
function picturesWrong(
  told: ToldQuestion,
  { asked, to, all }: ToldPlace,
  standing: StandingText,
  used: ReadonlySet<string>,
): Problem[] {
  const own = picturesIn(told)
  if (own.includes('[?]')) return [blocking('pictureUnreadable')]
  const line = standing.lineAt(all.from)
  const above = standing.lines.slice(0, line).findLastIndex(({ text }) => lettersIn(text) !== '')
  const near = standing.objectsIn({ from: standing.lines[above]?.to ?? 0, to: all.to })
  const strange = own.filter((sign) => !near.some(({ text }) => text === sign))
  const missing = near
    .filter(({ at, text }) => !own.includes(text) && ((at >= asked.from && at < to) || !used.has(text)))
    .map(({ text }) => text)
  return [
    ...strange.slice(0, 1).map(notInFile),
    ...(missing.length === 0 ? [] : [blocking('aiPartLeftOut', { text: [...new Set(missing)].join(', ') })]),
  ]
}

function keyProblems(
  told: ToldQuestion,
  place: ToldPlace | Misplaced,
  standing: StandingText,
  lists: KeyLists,
): Problem[] {
  if (told.type === 'essay') return told.explanation === '' ? [blocking('essay')] : []
  if (!hasKey(told)) return [blocking('noKey')]
  // What a question that is not found has for a key cannot be known.
  if (isMisplaced(place) ? isKeyLine(told.keyLine, standing) : isKeyShown(told, place, standing, lists)) return []
  const answers = told.answers.flatMap(({ text, isCorrect }) => (isCorrect ? [text] : [])).join(', ')
  return [blocking('aiKeyUnproven', { answers: answers.slice(0, longestSaid) })]
}

function isKeyLine(text: string, standing: StandingText): boolean {
  return standing.find(text).length > 0 && (keySaidIn(text) !== null || isKeyList(text))
}

/** Behind the question, or under its number among all solutions. */
function solutionPlaces(place: ToldPlace | Misplaced, lists: KeyLists): Place[] {
  if (isMisplaced(place)) return []
  const listed = place.number !== null && lists.isOnly(place.number) ? lists.solutionOf(place.number) : null
  return [{ from: place.to, to: place.all.to }, ...(listed ? [listed] : [])]
}

/** A solution that nobody printed there is none of this question. */
function withoutInvented(
  told: ToldQuestion,
  item: Item,
  places: readonly Place[],
  standing: StandingText,
  problems: Problem[],
): Item {
  const isPrinted = (line: string): boolean =>
    places.some(({ from, to }) => standing.find(line, from, to).some((own) => isWhole(standing, own)))
  const invented = linesIn(told.explanation).find((line) => lettersIn(line) !== '' && !isPrinted(line))
  if (invented === undefined) return item
  problems.push(
    told.type === 'essay' ? notInFile(invented) : problem('aiWordsLeftOut', { text: invented.slice(0, longestSaid) }),
  )
  return told.type === 'essay' ? item : { ...item, explanation: '' }
}
