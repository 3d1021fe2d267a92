import {
  type Item,
  type Problem,
  type ReadItem,
  UnreadableFile,
  blocking,
  choiceType,
  emptyItem,
  mostItems,
  placeOf,
  problem,
  settledType,
  titleFrom,
} from '../../item.ts'
import { typedText } from '../../formulas-in-text.ts'

/**
 * As Auto Multiple Choice has its tests: '*' before a question with one right answer, '**' before one with any number,
 * '+' before what is right and '-' before what is wrong; how to show it between brackets right behind the sign.
 */

interface Option {
  isRight: boolean
  lines: string[]
}

interface Question {
  areSeveral: boolean
  isOpen: boolean
  lines: string[]
  options: Option[]
  above: string[]
}

const manner = String.raw`(?:\[(?:[a-z]+(?:=[^[\],\s]*)?)(?:,[a-z]+(?:=[^[\],\s]*)?)*\]|\{[a-z][^{}]{0,80}\}|<lines[^<>]{0,40}>)`
const questionLine = new RegExp(`^(\\*{1,2})(?![*()])((?:${manner}){0,3})\\s*(\\S.*)$`, 'iu')
const optionLine = /^([+-])(?![-+=])(?:\[[^[\]]{0,40}\])?(?:\{[^{}]{0,80}\})?\s*(\S.*)$/u
const setting = /^[A-Z][A-Za-z-]{1,30}:\s/u
const groupLine = /^\*[()]/u
const groupStart = new RegExp(`^\\*[()]\\s*(?:${manner})?\\s*`, 'iu')
const sectionLine = /^\[==.*==\]$/u
/** Bold and lists as others type them. */
const elsewhere = /^\*\*[^*]+\*\*|^\*[^*]+\*$|^\*\s{2,}/u

/** Null where a text is something else: every question has options, and both signs are there. */
export function starredTest(text: string): ReadItem[] | null {
  const questions = questionsIn(text)
  const asked = questions.filter(({ isOpen }) => !isOpen)
  const whole = asked.filter(isWhole)
  if (whole.length === 0 || whole.length * 10 < asked.length * 9) return null
  return questions.map(readQuestion)
}

/** Of what was looked at the last question may be cut. */
export function isStarredTest(sample: string): boolean {
  const asked = questionsIn(sample).filter(({ isOpen }) => !isOpen)
  const seen = asked.length > 1 && !isWhole(asked.at(-1) ?? asked[0]) ? asked.slice(0, -1) : asked
  const whole = seen.filter(isWhole)
  return whole.length > 0 && whole.length * 10 >= seen.length * 9 && hasOwnSigns(sample, whole)
}

/** A star before a question and both signs before options: one question alone may be a list of somebody. */
function hasOwnSigns(sample: string, whole: readonly Question[]): boolean {
  return whole.length > 1 || new RegExp(`^\\*{1,2}${manner}`, 'imu').test(sample)
}

function isWhole(question: Question | undefined): boolean {
  const right = question?.options.filter(({ isRight }) => isRight).length ?? 0
  const count = question?.options.length ?? 0
  return count >= 2 && right > 0 && right < count && (question?.areSeveral === true || right === 1)
}

function questionsIn(text: string): Question[] {
  const questions: Question[] = []
  let above: string[] = []
  /** What is said to all questions of a group; null outside of one. */
  let shared: string[] | null = null
  let open: Question | null = null
  let isParted = false
  for (const line of text.split(/\r\n|\r|\n/u)) {
    const typed = line.trim()
    if (typed.startsWith('#')) continue
    if (typed === '') {
      isParted = true
      continue
    }
    const [, stars = '', options = '', asked = ''] = elsewhere.test(typed) ? [] : (questionLine.exec(typed) ?? [])
    const [, sign = '', offered = ''] = optionLine.exec(typed) ?? []
    if (groupLine.test(typed) || sectionLine.test(typed)) {
      const said = typed.replace(groupStart, '').trim()
      if (!sectionLine.test(typed)) shared = typed.startsWith('*(') ? (said === '' ? [] : [said]) : null
      open = null
    } else if (stars !== '') {
      if (questions.length === mostItems) throw new UnreadableFile('tooMany')
      const isOpen = /<lines/i.test(options)
      open = { areSeveral: stars === '**', isOpen, lines: [asked], options: [], above: [...(shared ?? []), ...above] }
      above = []
      questions.push(open)
    } else if (sign !== '' && open !== null) open.options.push({ isRight: sign === '+', lines: [offered] })
    else if (open === null || (isParted && open.options.length > 0)) {
      // What stands between two questions belongs to the next one, and how the sheet is set to none.
      const isSetting = questions.length === 0 && setting.test(typed)
      if (!isSetting) (open === null && shared !== null ? shared : above).push(typed)
      open = null
    } else (open.options.at(-1)?.lines ?? open.lines).push(line.trimEnd())
    isParted = false
  }
  return questions
}

function readQuestion({ areSeveral, isOpen, lines, options, above }: Question, index: number): ReadItem {
  const problems: Problem[] = []
  const whole = lines.join('\n')
  if (above.length > 0) problems.push(problem('wordingDropped', { text: above.join(' / ').slice(0, 200) }))
  const texts = [whole, ...options.map((option) => option.lines.join('\n'))]
  if (texts.some((text) => picture.test(text))) problems.push(problem('pictureElsewhere'))
  const foreign = texts.map((text) => /\[\[.{0,60}|\[verbatim\]/u.exec(text)?.[0]).find((found) => found !== undefined)
  if (foreign !== undefined) problems.push(blocking('unreadable', { text: foreign.slice(0, 60) }))
  const content = htmlOf(whole)
  const item: Item = { ...emptyItem(), title: titleFrom(content), content }
  const source = [whole, ...options.map(({ isRight, lines: own }) => `${isRight ? '+' : '-'} ${own.join('\n')}`)]
  const read = { problems, place: placeOf(index + 1), source: source.join('\n').slice(0, 2000) }
  // Its options are the points that whoever marks it may give.
  if (isOpen) return { ...read, item: { ...item, type: 'essay' } }
  item.answers = options.map(({ isRight, lines: own }) => ({ text: htmlOf(own.join('\n')), isCorrect: isRight }))
  const right = item.answers.filter(({ isCorrect }) => isCorrect).length
  if (options.length === 0) problems.push(blocking('notAQuestion'))
  else if (right === 0) problems.push(blocking('noKey'))
  else if (right > 1 && !areSeveral) problems.push(blocking('severalRight'))
  item.type = areSeveral ? 'multiple_choice' : choiceType(item.answers)
  return { ...read, item: settledType(item) }
}

const picture = /!(?:\{[^{}!]{0,80}\})?[^\s!]{1,200}\.(?:png|jpe?g|gif|svg|pdf|eps)!/iu

/** '[*bold*]', '[_slanted_]' and '[|typed|]' are set so; their words stay. */
function htmlOf(text: string): string {
  const plain = text.replaceAll(/\[([*_|])([^[\]]{1,500})\1\]/gu, '$2').replaceAll(new RegExp(picture, 'giu'), '')
  return typedText(plain.trim())
}
