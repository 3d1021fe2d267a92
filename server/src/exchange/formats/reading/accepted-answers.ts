import { textOf } from '@lms/contracts/rich-text.ts'
import { type Item, type ItemAnswer, type Problem, type ReadItem, blocking, problem } from '../item.ts'
import { isSentence, isWritten } from '../text/typed-sentences.ts'

/** 'Hà Nội.' ends a line of keys, not what a child types: without its full stop it is right as well. */
export function withAnswersAccepted(read: ReadItem): ReadItem {
  if (read.problems.some(({ isBlocking }) => isBlocking)) return read
  const { gaps = [] } = read.item
  const typed = gaps.flatMap(({ kind, answers }) => (kind === 'choice' ? [] : unitProblem(answers)))
  if (gaps.length > 0) return { ...read, problems: [...read.problems, ...typed.slice(0, 1)] }
  if (read.item.type !== 'fill_blank') return read
  const unit = unitBehindGap(textOf(read.item.content))
  const answers = read.item.answers.flatMap(acceptedAs).flatMap((answer) => withoutUnit(answer, unit))
  const known = new Set<string>()
  const distinct = answers.filter(({ text }) => !known.has(text) && known.add(text))
  const item: Item = { ...read.item, answers: distinct }
  return { ...read, item, problems: [...read.problems, ...unitProblem(distinct)] }
}

const gapAtEnd = /(?:…|\.{2,200}|_{2,200}|[☐□])\s{0,5}(\p{L}{1,10}[²³]?\d?)\s?\.?$/u

/** '5 m = … cm' has its unit already. */
function unitBehindGap(content: string): string {
  return gapAtEnd.exec(content.trim())?.[1]?.toLowerCase() ?? ''
}

function withoutUnit(answer: ItemAnswer, unit: string): ItemAnswer[] {
  const [, number = '', said = ''] = /^(-?[\d\s.,]{1,20}?)\s?(\p{L}{1,10}[²³]?\d?)$/u.exec(answer.text) ?? []
  return unit !== '' && said.toLowerCase() === unit ? [{ ...answer, text: number.trim() }, answer] : [answer]
}

/** '16 quả', '1.500.000 đồng', '45 km/giờ', '1 200 m2': who types the number alone has not typed it. */
const withUnit =
  /^-?\d{1,12}(?:[.,\s]\d{1,6}){0,4}(?:\s\p{L}{1,10}[²³23]?(?:\s\p{L}{1,10})?|\s?(?:[kmcd]?m[²³23]?|k?g|m?l|ha|h|s|đ|°C))(?:\/\p{L}{1,10}[²³23]?)?$/u

function unitProblem(answers: readonly { text: string }[]): Problem[] {
  const bare = answers.every(({ text }) => withUnit.test(text.replace(/\.$/u, '')))
  return bare && answers[0] ? [problem('unitTyped', { answer: answers[0].text })] : []
}

function acceptedAs(answer: ItemAnswer): ItemAnswer[] {
  const [, bare = ''] = /^([^.]*[\p{L}\d)])\.$/su.exec(answer.text) ?? []
  return bare === '' ? [answer] : [{ ...answer, text: bare }, answer]
}

/** A sentence is nothing that anybody types just so, whatever a program takes it for. */
export function withoutSentences(read: ReadItem): ReadItem {
  const { type, content, answers } = read.item
  if (type !== 'fill_blank' || answers.length === 0 || read.isTypeSaid) return read
  if (read.problems.some(({ code }) => code === 'typedLong' || code === 'typedSeveral')) return read
  const asked = textOf(content)
  const typed = answers.map(({ text }) => textOf(text))
  if (!typed.every((text) => isWritten(text) || isSentence(text, asked))) return read
  return { ...read, problems: [...read.problems, blocking('typedLong', { answer: (typed[0] ?? '').slice(0, 60) })] }
}
