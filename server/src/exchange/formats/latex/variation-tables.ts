import { escapeText } from '@lms/contracts/rich-text.ts'
import { formulaElement } from '../../formulas-in-text.ts'

/**
 * How a function rises and falls, as 'tkz-tab' draws it: rows of what is true at a place and between two. As a table it
 * says the same; whatever else is drawn beside it makes a picture of it, which is null here.
 */
export function variationTable(source: string): string | null {
  const commands = commandsIn(source.replaceAll(/(?<!\\)%[^\n]*/gu, ''))
  if (!commands || commands.length < 2 || commands[0]?.name !== 'Init') return null
  const [heads = '', places = ''] = commands[0].groups
  const [first = '', ...names] = partsOf(heads, ',').map((part) => partsOf(part, '/')[0] ?? '')
  const at = partsOf(places, ',')
  if (at.length < 2 || names.length !== commands.length - 1) return null
  const rows = commands.slice(1).map(({ name, groups: [group = ''] }, index) => {
    const cells = name === 'Line' ? signsIn(group, at.length) : name === 'Var' ? wayIn(group, at.length) : null
    return cells && [cellOf(names[index] ?? ''), ...cells]
  })
  if (rows.includes(null)) return null
  const head = [cellOf(first), ...at.flatMap((place, index) => (index === 0 ? [cellOf(place)] : ['', cellOf(place)]))]
  const written = [head, ...rows.filter((row) => row !== null)]
  return `<table><tbody>${written.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`
}

interface Command {
  name: string
  groups: string[]
}

const longest = 4000

function commandsIn(source: string): Command[] | null {
  if (source.length > longest) return null
  const commands: Command[] = []
  let rest = source.replace(/^\s*\[[^[\]]{0,300}\]/u, '').trim()
  while (rest !== '') {
    const [whole = '', name = ''] = /^\\tkzTab(Init|Line|Var)(?![A-Za-z])\*?\s*(?:\[[^[\]]{0,300}\])?/u.exec(rest) ?? []
    if (whole === '') return null
    rest = rest.slice(whole.length).trimStart()
    const groups: string[] = []
    while (rest.startsWith('{')) {
      const end = closing(rest)
      if (end === -1) return null
      groups.push(rest.slice(1, end))
      rest = rest.slice(end + 1).trimStart()
    }
    if (groups.length !== (name === 'Init' ? 2 : 1)) return null
    commands.push({ name, groups })
  }
  return commands
}

function closing(text: string): number {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '{') depth += 1
    else if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return -1
}

/** Neither within a formula nor within braces. */
function partsOf(text: string, sign: string): string[] {
  const parts = ['']
  let depth = 0
  let isFormula = false
  for (const letter of text) {
    if (letter === '$') isFormula = !isFormula
    if (letter === '{') depth += 1
    if (letter === '}') depth -= 1
    if (letter === sign && depth === 0 && !isFormula) parts.push('')
    else parts.push((parts.pop() ?? '') + letter)
  }
  return parts.map((part) => part.trim())
}

function cellOf(text: string): string {
  const bare = text.replace(/^\{([^{}]*)\}$/u, '$1').trim()
  return bare
    .split('$')
    .map((piece, at) => (at % 2 === 0 ? escapeText(piece) : piece.trim() === '' ? '' : formulaElement(piece.trim())))
    .join('')
}

const bars = '‖'
const signs: ReadonlyMap<string, string> = new Map([
  ['', ''],
  ['t', ''],
  ['z', '0'],
  ['d', bars],
  ['+', '+'],
  ['-', '−'],
  ['0', '0'],
])

/** What is true at each place, and between two of them. */
function signsIn(text: string, places: number): string[] | null {
  const said = partsOf(text, ',')
  const count = places * 2 - 1
  while (said.length < count) said.push('')
  const cells = said.map((part) => signs.get(part.replaceAll(/[${}\s]/gu, '')) ?? null)
  return said.length === count && !cells.includes(null) ? cells.map((cell) => cell ?? '') : null
}

/** '-/$1$', '+D-/$2$/$3$': low or high, and on which side of two bars. */
function wayIn(text: string, places: number): string[] | null {
  const said = partsOf(text, ',').map((part) => partsOf(part, '/'))
  const steps = said.map(([sign = '', ...values], at) => {
    const [, left = '', bar = '', right = ''] = /^([+-]?)(D?)([+-]?)$/u.exec(sign) ?? []
    const isEdge = (left === '' && at === 0) || (right === '' && at === places - 1)
    const isWhole = bar === '' ? left !== '' && right === '' : (left !== '' && right !== '') || isEdge
    const [one = '', two = ''] = values.map(cellOf)
    if (!isWhole || values.length < 1 || (left !== '' && right !== '' && values.length < 2)) return null
    const isParted = bar !== ''
    const shown = isParted
      ? left === ''
        ? `${bars} ${one}`
        : right === ''
          ? `${one} ${bars}`
          : `${one} ${bars} ${two}`
      : one
    return { shown, comes: left || right, goes: right || left }
  })
  if (steps.length !== places || steps.includes(null)) return null
  return steps.flatMap((step, at) => {
    const before = steps[at - 1]
    const way = before ? [before.goes === step?.comes ? '→' : before.goes === '-' ? '↗' : '↘'] : []
    return [...way, step?.shown ?? '']
  })
}
