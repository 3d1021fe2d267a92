import { decimalOf } from '@lms/contracts/question-types/decimals.ts'
import { plainDecimal } from '@lms/contracts/question-types/part-texts.ts'
import { checkExpression, evaluate } from '@lms/contracts/questions/templates/evaluation.ts'
import { type Fraction, compare, fractionOf } from '@lms/contracts/questions/templates/fractions.ts'
import { attempted } from '@lms/contracts/questions/templates/template-failure.ts'
import { type TemplateVariable, templateLimits } from '@lms/contracts/questions/templates/templates.ts'
import { type Scope, number } from '@lms/contracts/questions/templates/values.ts'
import { escapeText } from '@lms/contracts/rich-text.ts'
import { type ReadItem, blocking, problem } from '../../item.ts'
import { type XmlElement, childOf, elementsOf, textOfElement } from '../../xml-tree.ts'
import { allBelow } from '../qti-tree.ts'

/** Canvas draws the numbers of '5 + [x]': its names become the variables of a template. */

interface Drawn {
  variables: TemplateVariable[]
  /** What has to be typed. */
  formula: string
  places: number
  /** What the file itself drew, and what it holds for right then. */
  rows: { scope: Scope; answer: number }[]
}

export function readCalculated(written: XmlElement, read: ReadItem): void {
  const [calculated] = allBelow(written, (name) => name === 'calculated')
  const drawn = calculated ? drawnIn(calculated) : null
  const room = calculated && drawn ? roomOf(calculated, drawn, read) : null
  if (!drawn || room === null || !isAsTheFileSays(drawn))
    return void read.problems.splice(0, read.problems.length, ...toldOnce(read))
  const names = new Set(drawn.variables.map(({ name }) => name))
  const filled = (text: string): string =>
    text.replaceAll(/\[([^[\]\s]{1,60})\]/g, (whole, name: string) => (names.has(name) ? `{{${name}}}` : whole))
  const { item } = read
  item.content = filled(item.content)
  item.explanation = filled(item.explanation)
  item.template = { variables: drawn.variables, constraints: [] }
  const answer = { text: escapeText(`{{${rounded(drawn)}}}`), isCorrect: true, ...(room > 0 && { tolerance: room }) }
  Object.assign(item, { type: 'numeric', unit: null, answers: [answer], gaps: undefined })
}

/** Whatever else keeps it out follows from that. */
function toldOnce({ problems }: ReadItem): ReadItem['problems'] {
  return [blocking('calculated'), ...problems.filter(({ isBlocking }) => !isBlocking)]
}

function drawnIn(calculated: XmlElement): Drawn | null {
  const formulas = childOf(calculated, 'formulas')
  const vars = childOf(calculated, 'vars')
  const sets = childOf(calculated, 'var_sets')
  if (!formulas || !vars || !sets) return null
  const variables = [...elementsOf(vars, 'var')].map(variableOf)
  const lines = [...elementsOf(formulas, 'formula')].map((one) => textOfElement(one).trim())
  const formula = lines.at(-1) ?? ''
  for (const line of lines.slice(0, -1)) {
    const [, name = '', source = ''] = /^([\p{L}_][\p{L}\p{N}_]*)\s*=\s*(\S.*)$/u.exec(line) ?? []
    variables.push(name === '' ? null : { ...nothing, name, kind: 'computed', formula: source })
  }
  const known = variables.filter((variable) => variable !== null)
  const names = new Set(known.map(({ name }) => name))
  const isGood =
    known.length > 0 &&
    known.length === variables.length &&
    names.size === known.length &&
    known.length <= templateLimits.variables &&
    known.every(({ kind, formula: source }) => kind !== 'computed' || isKnown(source, names)) &&
    isKnown(formula, names)
  if (!isGood) return null
  const places = Number.parseInt(formulas.attributes['decimal_places'] ?? '2', 10)
  const rows = [...elementsOf(sets, 'var_set')].slice(0, 100).map((set) => rowOf(set, known))
  return { variables: known, formula, places: Math.min(8, Math.max(0, places || 0)), rows }
}

const nothing = { from: '', to: '', step: '', values: [], formula: '' }

function variableOf(element: XmlElement): TemplateVariable | null {
  const { name = '', scale = '0' } = element.attributes
  const [from, to] = ['min', 'max'].map((end) => plainDecimal(textOfElement(childOf(element, end)).trim()))
  const [low, high] = [fractionOf(from ?? ''), fractionOf(to ?? '')]
  const places = Number.parseInt(scale, 10)
  const isGood = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) && name.length <= templateLimits.nameLength && places >= 0
  if (!isGood || !low || !high || places > 8 || compare(low, high) > 0) return null
  const ends = [from, to].map((end) => String(Number(end)))
  if (places === 0 && ends.some((end) => !/^-?\d+$/.test(end))) return null
  const step = places === 0 ? '1' : (10 ** -places).toFixed(places)
  const kind = places === 0 ? 'whole' : 'decimal'
  return { ...nothing, name, kind, from: ends[0] ?? '', to: ends[1] ?? '', step }
}

function isKnown(source: string, names: ReadonlySet<string>): boolean {
  return !/[{}%]|\*\*/.test(source) && 'result' in attempted(() => checkExpression(source, names))
}

function rowOf(set: XmlElement, variables: readonly TemplateVariable[]): Drawn['rows'][number] {
  const scope = new Map<string, ReturnType<typeof number>>()
  for (const element of elementsOf(set, 'var')) {
    const value = fractionOf(plainDecimal(textOfElement(element).trim()))
    if (value) scope.set(element.attributes['name'] ?? '', number(value))
  }
  for (const { name, kind, formula } of variables) {
    const value = kind === 'computed' ? numberFrom(formula, scope) : null
    if (value) scope.set(name, number(value))
  }
  return { scope, answer: Number(plainDecimal(textOfElement(childOf(set, 'answer')).trim())) }
}

function numberFrom(source: string, scope: Scope): Fraction | null {
  const outcome = attempted(() => evaluate(source, scope))
  return 'result' in outcome && outcome.result.kind === 'number' ? outcome.result.value : null
}

/** The same formula may mean something else there: it is held against every answer that the file has. */
function isAsTheFileSays({ variables, formula, places, rows }: Drawn): boolean {
  return (
    rows.length > 0 &&
    rows.every(({ scope, answer }) => {
      const isDrawn = variables.every(({ name, kind, from, to }) => {
        const value = scope.get(name)
        const size = value?.kind === 'number' ? Number(value.value.top) / Number(value.value.bottom) : Number.NaN
        return kind === 'computed' || (size >= Number(from) && size <= Number(to))
      })
      if (!isDrawn) return false
      const value = numberFrom(formula, scope)
      return value !== null && Math.abs(Number(value.top) / Number(value.bottom) - answer) <= 0.6 * 10 ** -places
    })
  )
}

/** What may have more decimals than the file shows is rounded as it does. */
function rounded({ formula, places, variables }: Drawn): string {
  const isWhole = variables.every(({ kind, formula: source }) => kind === 'whole' || /^[^/.^a-z]*$/i.test(source))
  return isWhole && !/[/.^]|[a-z]\(/i.test(formula) ? formula : `round(${formula}, ${places})`
}

/** Ours is a distance. A share of the answer becomes that of the smallest answer, which is never too generous. */
function roomOf(calculated: XmlElement, { rows }: Drawn, { problems }: ReadItem): number | null {
  const said = textOfElement(childOf(calculated, 'answer_tolerance')).trim() || '0'
  const kind = childOf(calculated, 'answer_tolerance')?.attributes['margin_type'] ?? ''
  const share = /^([\d.,]+)\s*%$/.exec(said)?.[1] ?? (/percent/i.test(kind) ? said : undefined)
  if (decimalOf(share ?? said) === null) return null
  const given = Math.abs(Number(plainDecimal(share ?? said)))
  if (share === undefined) return given
  const kept = Number(((given / 100) * Math.min(...rows.map(({ answer }) => Math.abs(answer)))).toPrecision(2))
  if (!Number.isFinite(kept)) return null
  problems.push(problem('toleranceChanged', { given: `${share}%`, kept: String(kept) }))
  return kept
}
