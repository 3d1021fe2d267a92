import { blocking } from '../../item.ts'
import { cutLine, plainLine, trimLine, withoutFeature } from '../line-text.ts'
import { type FormWidth, formWidth, optionsOf } from './form-options.ts'
import { type FormPart, isLettered, numbered, pointedForm } from './pointed-forms.ts'
import { type PrintLine, lineOf, textIn } from './print-lines.ts'
import { correctHead } from './print-signs.ts'
import { type PrintedQuestion, newPrinted } from './printed-question.ts'

/** A form of Microsoft that somebody answered: '(1/1 Point)' below what is asked, and what is right where it says so. */
export function formResult(lines: readonly PrintLine[]): PrintedQuestion[] | null {
  const form = pointedForm(lines)
  if (!form?.parts.some(({ score }) => score?.got != null)) return null
  const scored = form.parts.filter(({ score }) => score !== null)
  const width = formWidth(scored.map((part) => ({ ...part, below: partedBelow(part).offered })))
  const questions = scored.map((part) => questionOf(part, width))
  const left = form.parts.flatMap(({ score, stem }) => (score === null ? stem : []))
  questions[0]?.dropped.push(...[...form.above, ...left].map(({ text }) => text))
  return questions
}

function partedBelow({ below }: FormPart): { offered: PrintLine[]; said: PrintLine[] } {
  const at = below.findIndex(({ text }) => correctHead.test(text.slice(0, longest)))
  return at === -1 ? { offered: below, said: [] } : { offered: below.slice(0, at), said: below.slice(at) }
}

const longest = 120
const sign = /[✓✔✗✘×]\s*$|^\s*[✓✔✗✘×]/u

function questionOf(part: FormPart, width: FormWidth): PrintedQuestion {
  const question = newPrinted(part.number, part.score)
  question.stem = part.stem.map((line, at) => withoutSigns(line, at === 0, at === part.stem.length - 1))
  const { offered, said } = partedBelow(part)
  for (const { text } of said) question.said.push(text.replace(correctHead, '').trim())
  question.said = question.said.filter((text) => text !== '')
  const options = isLettered(offered) ? offered.map(withoutLetter) : optionsOf(offered, width)
  const shown = offered.map(({ text }) => text).join(' / ')
  if (!options) question.doubts.push(blocking('optionsBare', { text: shown.slice(0, 200) }))
  else if (options.length === 1) question.picks.push(shown)
  else question.options = options.map(withoutLooks)
  const odd = offered.find(({ text }) => sign.test(text))
  if (odd) question.doubts.push(blocking('unreadable', { text: odd.text.slice(0, 60) }))
  return question
}

/** How it looks is what was chosen. */
function withoutLooks({ lines, ...own }: PrintLine): PrintLine {
  return { ...own, lines: lines.map((line) => withoutFeature(withoutFeature(line, 'color'), 'highlight')) }
}

function withoutLetter(line: PrintLine): PrintLine {
  const [first = [], ...others] = line.lines
  const label = /^\s*[([]?[a-jA-J]\s?[.)\]]\s*(?=\S)/u.exec(plainLine(first))?.[0].length ?? 0
  const lines = [trimLine(cutLine(first, label)), ...others]
  return { ...line, lines, text: textIn(lines) }
}

/** Its number, and the star of what has to be answered. */
function withoutSigns(line: PrintLine, isFirst: boolean, isLast: boolean): PrintLine {
  const [first = [], ...others] = line.lines
  const text = plainLine(first)
  const from = isFirst ? (numbered.exec(text)?.[0].length ?? 0) : 0
  const to = isLast ? (/\s?\*\s*$/u.exec(text)?.index ?? text.length) : text.length
  return others.length > 0 ? line : { ...lineOf(trimLine(cutLine(first, from, to)), line.isCell), ...rowsOf(line) }
}

const rowsOf = ({ rows }: PrintLine): Pick<PrintLine, 'rows'> => (rows ? { rows } : {})
