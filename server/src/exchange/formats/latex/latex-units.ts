import { paired } from '../letters/latex-signs.ts'

/** Numbers with their units as the package siunitx has them. */

const prefixes: Readonly<Record<string, string>> = Object.fromEntries(
  paired('pico p nano n micro µ milli m centi c deci d deca da hecto h kilo k mega M giga G tera T'),
)

const units: Readonly<Record<string, string>> = Object.fromEntries(
  paired(
    [
      'meter m metre m second s gram g kilogram kg newton N joule J watt W volt V ampere A ohm Ω hertz Hz pascal Pa',
      'kelvin K celsius °C degreeCelsius °C mole mol minute min hour h day d liter L litre L degree ° percent %',
      'coulomb C farad F tesla T weber Wb henry H becquerel Bq electronvolt eV candela cd radian rad bar bar tonne t',
      'kg kg mg mg km km cm cm mm mm parsec pc',
    ].join(' '),
  ),
)

const powers: Readonly<Record<string, string>> = { squared: '^{2}', cubed: '^{3}' }
const before: Readonly<Record<string, string>> = { square: '^{2}', cubic: '^{3}' }

const has = (list: Readonly<Record<string, string>>, name: string): boolean => Object.hasOwn(list, name)

/** '\text{lít}' is a unit in words. */
const worded = (source: string): string => source.replaceAll(/\\(?:text|textrm|mathrm)\s*\{([^{}\\]{1,40})\}/gu, '$1')

/** Null where anything in it is not known, or may be meant otherwise: the command then stays, and the question waits. */
function unitOf(source: string): string | null {
  let result = ''
  let power = ''
  /** What the next unit is joined to: nothing, its prefix, or the unit before it. */
  let isJoined = false
  let isPer = false
  const part = /\\([a-zA-Z]+)\s*|([\p{L}°%]+)|(\^\{?-?\d\}?)|([./()])|[~\s]+|([^])/guy
  for (const [, command = '', letters = '', raised = '', sign = '', other] of worded(source).trim().matchAll(part)) {
    if (other !== undefined) return null
    if (command === 'left' || command === 'right') continue
    if (has(prefixes, command) || has(units, command) || letters !== '') {
      // Behind one that is divided by, nobody can see whether it is divided by as well.
      if (isJoined && isPer) return null
      result += (isJoined ? String.raw`\cdot ` : '') + (prefixes[command] ?? units[command] ?? letters)
      isJoined = !has(prefixes, command)
      if (isJoined) result += power
      if (isJoined) power = ''
    } else if (has(powers, command)) result += powers[command] ?? ''
    else if (has(before, command)) power = before[command] ?? ''
    else if (command === 'per') {
      result += '/'
      ;[isJoined, isPer] = [false, true]
    } else if (command === 'cdot' || sign === '.') {
      result += String.raw`\cdot `
      isJoined = false
    } else if (command !== '') return null
    else {
      result += sign + raised
      if (sign !== '') isJoined = sign === ')'
    }
  }
  if (result === '') return null
  return `\\mathrm{${result.replaceAll('%', String.raw`\%`).replaceAll('°', String.raw`^{\circ}`)}}`
}

/** '3.5e-5', '12,5', '-2'. */
function numberOf(source: string): string | null {
  const [, number = '', exponent] = /^\s*([+-]?\s?[\d\s.,]*?)\s*(?:[eE]\s*([+-]?\d{1,3}))?\s*$/u.exec(source) ?? []
  const written = number.replaceAll(/\s+/gu, '').replaceAll(',', '{,}')
  if (written === '' && exponent !== undefined) return `10^{${Number(exponent)}}`
  if (!/\d/u.test(written)) return null
  return exponent === undefined ? written : `${written}\\times 10^{${Number(exponent)}}`
}

const commands: Readonly<Record<string, { count: number; write(values: readonly string[]): string | null }>> = {
  SI: { count: 2, write: measured },
  qty: { count: 2, write: measured },
  si: { count: 1, write: ([unit = '']) => unitOf(unit) },
  unit: { count: 1, write: ([unit = '']) => unitOf(unit) },
  num: { count: 1, write: ([number = '']) => numberOf(number) },
  ang: { count: 1, write: ([angle = '']) => (numberOf(angle) === null ? null : `${numberOf(angle)}^{\\circ}`) },
}

function measured([number = '', unit = '']: readonly string[]): string | null {
  const [written, own] = [numberOf(number), unitOf(unit)]
  if (number.trim() === '') return own
  if (written === null || own === null) return null
  return own.startsWith(String.raw`\mathrm{^`) ? `${written}${own}` : `${written}\\,${own}`
}

/** What such a command writes, as a formula in whatever stands around it. */
export function writtenOf(name: string, values: readonly string[]): string | null {
  const written = Object.hasOwn(commands, name) ? commands[name]?.write(values) : null
  return written ? `\\ensuremath{${written}}` : null
}

export function valuesOf(name: string): number {
  return Object.hasOwn(commands, name) ? (commands[name]?.count ?? 0) : 0
}
