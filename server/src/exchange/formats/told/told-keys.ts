import type { KeyLists } from './key-lists.ts'
import { isSolution } from './printed-lines.ts'
import { isTypedAs, keySaidIn, namedBy, truthsIn } from './said-keys.ts'
import { type Place, type StandingText, signedText } from './standing-text.ts'
import type { OptionPlace, ToldPlace } from './told-places.ts'
import type { ToldQuestion } from './told-questions.ts'

interface Statement {
  said: string
  shown: string
}

/**
 * A model that solves a question instead of copying its key finds nothing to show for it: the key stands behind the
 * question, or under its number in a list, and nothing else that is said of it differs.
 */
export function isKeyShown(told: ToldQuestion, place: ToldPlace, standing: StandingText, lists: KeyLists): boolean {
  const statements = [...statementsBehind(place, standing), ...listedFor(told, place, lists)]
  if (!statements.every(({ said }) => isAgreed(said, told, place))) return false
  const line = small(told.keyLine)
  const isSaid =
    line !== '' && statements.some(({ shown }) => small(shown).includes(line) || line.includes(small(shown)))
  return isSaid || isSeen(told, place, standing) || isSigned(told, place) || areTruthsBehind(told, place, standing)
}

const small = (text: string): string => signedText(text).toLowerCase()

const rightOf = ({ answers }: ToldQuestion) => answers.filter(({ isCorrect }) => isCorrect)

/** Directly behind a question, or in the solution that stands there. */
function statementsBehind({ to, all }: ToldPlace, standing: StandingText): Statement[] {
  const texts = standing.raw.slice(to, all.to).split('\n')
  const statements: Statement[] = []
  let isSolved = false
  for (const [at, text] of texts.entries()) {
    if (isSolution(text)) isSolved = true
    const said = keySaidIn(text)
    if (said !== null) statements.push({ said, shown: text })
    else if (at > 0 && !isSolved && /[\p{L}\p{N}]/u.test(text)) break
  }
  return statements
}

function listedFor({ number }: ToldQuestion, place: ToldPlace, lists: KeyLists): readonly Statement[] {
  const [told] = /\d+/u.exec(number) ?? []
  if (place.number === null || place.asked.from >= lists.from || !lists.isOnly(place.number)) return []
  return told !== undefined && Number(told) !== place.number ? [] : lists.of(place.number)
}

function isAgreed(said: string, told: ToldQuestion, place: ToldPlace): boolean {
  const { type, answers } = told
  if (type === 'fill_blank')
    return isTypedAs(
      said,
      rightOf(told).map(({ text }) => text),
    )
  if (type === 'statements') {
    const truths = truthsIn(said)
    return truths.length === answers.length && answers.every(({ isCorrect }, at) => truths[at] === isCorrect)
  }
  const named = namedBy(
    said,
    answers.map(({ text }, at) => ({ text, letter: place.options[at]?.letter ?? '' })),
  )
  return named !== null && answers.every(({ isCorrect }, at) => named.includes(at) === isCorrect)
}

const isChoice = ({ type }: ToldQuestion): boolean => type !== 'fill_blank' && type !== 'statements'

/** All that is right looks as nothing else does: an option, or its letter. */
function isSeen(told: ToldQuestion, { options }: ToldPlace, standing: StandingText): boolean {
  if (!isChoice(told) || options.length !== told.answers.length || options.length < 2) return false
  const looks: ((own: OptionPlace) => Place)[] = [(own) => own, ({ label }) => label]
  return looks.some((placeOf) => {
    const marks = options.map(placeOf).map((own) => (own.to > own.from ? standing.markOf(own) : 0))
    const shared = told.answers.reduce((both, { isCorrect }, at) => (isCorrect ? both & (marks[at] ?? 0) : both), 7)
    const elsewhere = told.answers.reduce((any, { isCorrect }, at) => (isCorrect ? any : any | (marks[at] ?? 0)), 0)
    return (shared & ~elsewhere) !== 0
  })
}

/** '*B. Hà Nội', 'B. Hà Nội (đúng)' */
function isSigned(told: ToldQuestion, { options }: ToldPlace): boolean {
  return (
    isChoice(told) &&
    options.length === told.answers.length &&
    told.answers.every(({ isCorrect }, at) => options[at]?.isSigned === isCorrect)
  )
}

/** 'a) 6 là số chẵn. Đ', each with its own. */
function areTruthsBehind({ type, answers }: ToldQuestion, { options }: ToldPlace, standing: StandingText): boolean {
  if (type !== 'statements' || options.length !== answers.length) return false
  return options.every(({ to }, at) => {
    const end = options[at + 1]?.label.from ?? standing.lines[standing.lineAt(to - 1)]?.to ?? to
    const [truth, ...more] = truthsIn(standing.raw.slice(to, end))
    return more.length === 0 && truth === answers[at]?.isCorrect
  })
}
