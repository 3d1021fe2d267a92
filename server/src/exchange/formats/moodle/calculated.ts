import { decimalOf } from '@lms/contracts/question-types/decimals.ts'
import { plainDecimal } from '@lms/contracts/question-types/part-texts.ts'
import { checkExpression, evaluate } from '@lms/contracts/questions/templates/evaluation.ts'
import { type Fraction, compare, fractionOf } from '@lms/contracts/questions/templates/fractions.ts'
import { attempted } from '@lms/contracts/questions/templates/template-failure.ts'
import { type QuestionTemplate, templateLimits } from '@lms/contracts/questions/templates/templates.ts'
import { type Scope, number } from '@lms/contracts/questions/templates/values.ts'
import { escapeText, textOf } from '@lms/contracts/rich-text.ts'
import { blocking, problem } from '../../item.ts'
import { fullyRight, sayDropped } from '../part-marks.ts'
import { type XmlElement, childOf, elementsOf, textOfElement } from '../../xml-tree.ts'
import { type MoodleReading, unitOf } from './moodle-parts.ts'

/** Questions with numbers that are drawn: Moodle's wildcards become the variables of a template. */

type Variable = QuestionTemplate['variables'][number]

interface Wildcards {
  variables: Variable[]
  names: Set<string>
  /** What the file says that was drawn, a set at a time. */
  rows: Scope[]
}

export function readCalculated(reading: MoodleReading): void {
  const { question, item, problems, rich } = reading
  const wildcards = wildcardsIn(question)
  item.type = 'numeric'
  item.unit = unitOf(question, problems)
  const answers = [...elementsOf(question, 'answer')].map((element) => ({
    element,
    text: textOfElement(childOf(element, 'text')).trim(),
    share: Number.parseFloat(element.attributes['fraction'] ?? '0'),
    note: '',
  }))
  const { right, dropped, notes } = fullyRight(answers)
  sayDropped(dropped, notes, problems)
  const expressions = right.map(({ text }) => expressionOf(text, wildcards))
  if (wildcards === null || right.length === 0 || expressions.includes(null) || !fillsTexts(reading, wildcards))
    return void problems.push(blocking('typeUnknown', 'calculated'))
  for (const [index, { element }] of right.entries()) {
    const expression = expressions[index] ?? ''
    const explanation = rich(childOf(element, 'feedback'))
    const tolerance = toleranceOf(element, expression, wildcards, reading)
    if (tolerance === null) return void problems.push(blocking('typeUnknown', 'calculated'))
    item.answers.push({
      text: escapeText(`{{${rounded(expression, element)}}}`),
      isCorrect: true,
      ...(tolerance > 0 && { tolerance }),
      ...(explanation !== '' && { explanation }),
    })
  }
  item.template = { variables: wildcards.variables, constraints: [] }
}

/** Options that are calculated: each of them is a text with formulas in it. */
export function readCalculatedChoices(reading: MoodleReading, readChoices: (reading: MoodleReading) => void): void {
  const { question, item, problems } = reading
  readChoices(reading)
  const wildcards = wildcardsIn(question)
  const texts = wildcards && item.answers.map(({ text }) => filledIn(text, wildcards))
  if (wildcards === null || texts === null || texts.includes(null) || !fillsTexts(reading, wildcards))
    return void problems.push(blocking('typeUnknown', 'calculated'))
  item.answers = item.answers.map((answer, index) => ({ ...answer, text: texts[index] ?? '' }))
  item.template = { variables: wildcards.variables, constraints: [] }
}

function fillsTexts({ item }: MoodleReading, wildcards: Wildcards): boolean {
  const [content, explanation] = [filledIn(item.content, wildcards), filledIn(item.explanation, wildcards)]
  if (content === null || explanation === null) return false
  item.content = content
  item.explanation = explanation
  return true
}

/** '{a}' and '{={a}*2}' as our own signs; null when one of them cannot be calculated here. */
function filledIn(html: string, wildcards: Wildcards): string | null {
  let isGood = true
  const written = html.replaceAll(
    /\{=((?:[^{}]|\{[^{}]{0,60}\}){1,500})\}|\{([\p{L}_][\p{L}\p{N}_]{0,60})\}/gu,
    (whole, formula: string | undefined, name: string | undefined) => {
      if (name !== undefined) return wildcards.names.has(name) ? `{{${name}}}` : whole
      const expression = expressionOf(textOf(formula ?? ''), wildcards)
      if (expression === null) isGood = false
      return `{{${escapeText(expression ?? '')}}}`
    },
  )
  return isGood ? written : null
}

/** With names instead of wildcards; null where something is called that we do not know. */
function expressionOf(formula: string, wildcards: Wildcards | null): string | null {
  if (wildcards === null) return null
  const source = formula.replaceAll(/\{([\p{L}_][\p{L}\p{N}_]{0,60})\}/gu, '$1').trim()
  const isGood = !/[{}%]|\*\*/.test(source) && 'result' in attempted(() => checkExpression(source, wildcards.names))
  return isGood ? source : null
}

/** What can have no end is rounded as the file rounds it. */
function rounded(expression: string, answer: XmlElement): string {
  const places = Number.parseInt(textOfElement(childOf(answer, 'correctanswerlength')) || '2', 10)
  return /\/|sqrt/i.test(expression) ? `round(${expression}, ${Math.min(8, Math.max(0, places))})` : expression
}

/** Ours is a distance. A share of the answer becomes that of the smallest answer, which is never too generous. */
function toleranceOf(
  answer: XmlElement,
  expression: string,
  { rows }: Wildcards,
  { problems }: MoodleReading,
): number | null {
  const text = textOfElement(childOf(answer, 'tolerance')).trim() || '0'
  const kind = textOfElement(childOf(answer, 'tolerancetype')).trim() || '1'
  if (decimalOf(text) === null) return null
  const given = Number(plainDecimal(text))
  if (given === 0 || kind === '2') return given
  const sizes = rows.map((row) => attempted(() => evaluate(expression, row)))
  const values = sizes.map((outcome) =>
    'result' in outcome && outcome.result.kind === 'number'
      ? Math.abs(Number(outcome.result.value.top) / Number(outcome.result.value.bottom))
      : null,
  )
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return null
  const kept = Number((given * Math.min(...known)).toPrecision(2))
  problems.push(problem('answerUnclear', `± ${given * 100}% → ± ${kept}`))
  return kept
}

function wildcardsIn(question: XmlElement): Wildcards | null {
  const list = childOf(question, 'dataset_definitions')
  const definitions = list ? [...elementsOf(list, 'dataset_definition')] : []
  const text = (element: XmlElement, name: string): string => textOfElement(childOf(element, name)).trim()
  const variables = definitions.map((definition): Variable | null => {
    const [name, from, to] = ['name', 'minimum', 'maximum'].map((field) => text(definition, field))
    const places = Number.parseInt(text(definition, 'decimals') || '1', 10)
    const [low, high] = [fractionOf(plainDecimal(from ?? '')), fractionOf(plainDecimal(to ?? ''))]
    const isGood = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name ?? '') && low && high && compare(low, high) <= 0
    if (!isGood || !(places >= 0 && places <= 8)) return null
    const kind = places === 0 ? 'whole' : 'decimal'
    const ends = { from: plainDecimal(from ?? ''), to: plainDecimal(to ?? '') }
    if (places === 0 && Object.values(ends).some((end) => !Number.isInteger(Number(end)))) return null
    const step = places === 0 ? '1' : (10 ** -places).toFixed(places)
    // Numbers that somebody typed hang together: others of the same range would not.
    if (valuesOf(definition).some((value) => !isBetween(low, fractionOf(plainDecimal(value)), high))) return null
    return { name: name ?? '', kind, ...ends, step, values: [], formula: '' }
  })
  const known = variables.filter((variable) => variable !== null)
  if (known.length === 0 || known.length !== variables.length || known.length > templateLimits.variables) return null
  const drawn = definitions.map((definition) => valuesOf(definition))
  const count = Math.min(100, ...drawn.map(({ length }) => length))
  const rows = Array.from({ length: count }, (_, index) => {
    const values = known.map(({ name }, at) => [name, fractionOf(plainDecimal(drawn[at]?.[index] ?? ''))] as const)
    return new Map(values.flatMap(([name, value]) => (value ? [[name, number(value)]] : [])))
  })
  return { variables: known, names: new Set(known.map(({ name }) => name)), rows }
}

function isBetween(low: Fraction, value: Fraction | null, high: Fraction): boolean {
  return value !== null && compare(low, value) <= 0 && compare(value, high) <= 0
}

function valuesOf(definition: XmlElement): string[] {
  const list = childOf(definition, 'dataset_items')
  const items = list ? [...elementsOf(list, 'dataset_item')] : []
  return items
    .map((item) => ({
      place: Number(textOfElement(childOf(item, 'number'))),
      value: textOfElement(childOf(item, 'value')).trim(),
    }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ value }) => value)
}
