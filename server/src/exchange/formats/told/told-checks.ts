import { type Item, type Problem, type ReadItem, blocking, placeOf, problem } from '../item.ts'
import { type StandingText, lettersIn, withoutSigns } from './standing-text.ts'
import { isKeyShown } from './told-keys.ts'
import { type ToldPlace, placesOf } from './told-places.ts'
import { type ToldQuestion, hasKey, itemOf, linesIn, picturesIn } from './told-questions.ts'

const longestSaid = 100
const mostSaid = 3

/** What a model told, each with what of it does not stand in the paper. */
export function checkedItems(
  questions: readonly ToldQuestion[],
  standing: StandingText,
  pictures: readonly string[],
): ReadItem[] {
  const places = placesOf(questions, standing)
  const used = new Set(questions.flatMap(picturesIn))
  return questions.map((told, at) => {
    const place = places[at] ?? { lines: [], answers: [], all: { from: 0, to: 0 } }
    const problems: Problem[] = [
      ...unwritten(told, place, standing).map((text) => blocking('notInFile', { text: text.slice(0, longestSaid) })),
      ...leftOut(told, place, standing, used),
      ...keyProblems(told, place, standing),
      problem('readByAi'),
    ]
    return {
      item: withoutInvented(told, itemOf(told, pictures), standing, problems),
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

function unwritten({ content, answers, type }: ToldQuestion, place: ToldPlace, standing: StandingText): string[] {
  const asked = linesIn(content).filter((line, at) => !stands(line, place.lines[at] ?? null, standing))
  // Truths are ours to word, and what is typed may stand in any list.
  const offered = type === 'true_false' ? [] : answers
  const wrong = offered.flatMap(({ text }, at) => {
    const own = type === 'fill_blank' ? standing.find(text) : (place.answers[at] ?? null)
    return stands(text, own, standing) ? [] : [text]
  })
  return [...asked, ...wrong].slice(0, mostSaid)
}

function stands(text: string, place: StandingText['length'] | object | null, standing: StandingText): boolean {
  if (lettersIn(text) !== '') return place !== null
  const signs = withoutSigns(text).trim()
  return signs === '' || standing.hasSigns(signs)
}

/** Pictures, and what nobody can read, that stand in the question and that no question was told with. */
function leftOut(
  told: ToldQuestion,
  { lines, answers }: ToldPlace,
  standing: StandingText,
  used: ReadonlySet<string>,
): Problem[] {
  const places = [...lines, ...answers].filter((own) => own !== null)
  const [first] = places
  if (!first) return []
  const own = picturesIn(told)
  const missing = standing
    .objectsIn({
      from: first.from,
      to: Math.max(...places.filter(({ from }) => from >= first.from).map(({ to }) => to)),
    })
    .filter((sign) => !own.includes(sign) && (sign === '[?]' || !used.has(sign)))
  if (own.includes('[?]')) return [blocking('pictureUnreadable')]
  return missing.length === 0 ? [] : [blocking('aiPartLeftOut', { text: [...new Set(missing)].join(', ') })]
}

function keyProblems(told: ToldQuestion, place: ToldPlace, standing: StandingText): Problem[] {
  if (told.type === 'essay') return told.explanation === '' ? [blocking('essay')] : []
  if (!hasKey(told)) return [blocking('noKey')]
  if (isKeyShown(told, place, standing)) return []
  const answers = told.answers.flatMap(({ text, isCorrect }) => (isCorrect ? [text] : [])).join(', ')
  return [blocking('aiKeyUnproven', { answers: answers.slice(0, longestSaid) })]
}

/** A solution that nobody printed is none of the paper's. */
function withoutInvented(told: ToldQuestion, item: Item, standing: StandingText, problems: Problem[]): Item {
  const lines = linesIn(told.explanation)
  const invented = lines.find((line) => lettersIn(line) !== '' && !standing.find(line))
  if (invented === undefined) return item
  problems.push(
    told.type === 'essay'
      ? blocking('notInFile', { text: invented.slice(0, longestSaid) })
      : problem('aiWordsLeftOut', { text: invented.slice(0, longestSaid) }),
  )
  return told.type === 'essay' ? item : { ...item, explanation: '' }
}
