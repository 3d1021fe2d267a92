/** Numbers with their units as the package siunitx has them, and formulas of chemistry as mhchem has them. */

const prefixes: Readonly<Record<string, string>> = {
  pico: 'p',
  nano: 'n',
  micro: 'µ',
  milli: 'm',
  centi: 'c',
  deci: 'd',
  deca: 'da',
  hecto: 'h',
  kilo: 'k',
  mega: 'M',
  giga: 'G',
  tera: 'T',
}

const units: Readonly<Record<string, string>> = {
  meter: 'm',
  metre: 'm',
  second: 's',
  gram: 'g',
  kilogram: 'kg',
  newton: 'N',
  joule: 'J',
  watt: 'W',
  volt: 'V',
  ampere: 'A',
  ohm: 'Ω',
  hertz: 'Hz',
  pascal: 'Pa',
  kelvin: 'K',
  celsius: '°C',
  degreeCelsius: '°C',
  mole: 'mol',
  minute: 'min',
  hour: 'h',
  day: 'd',
  liter: 'L',
  litre: 'L',
  degree: '°',
  percent: '%',
  coulomb: 'C',
  farad: 'F',
  tesla: 'T',
  weber: 'Wb',
  henry: 'H',
  becquerel: 'Bq',
  electronvolt: 'eV',
  candela: 'cd',
  radian: 'rad',
  bar: 'bar',
  tonne: 't',
  kg: 'kg',
  mg: 'mg',
  km: 'km',
  cm: 'cm',
  mm: 'mm',
  parsec: 'pc',
}

const powers: Readonly<Record<string, string>> = { squared: '^{2}', cubed: '^{3}' }
const before: Readonly<Record<string, string>> = { square: '^{2}', cubic: '^{3}' }

/** Null where anything in it is not known: the command then stays, and the question waits. */
function unitOf(source: string): string | null {
  let result = ''
  let power = ''
  const part = /\\([a-zA-Z]+)\s*|([a-zA-Zµμ°Ω%]+)|(\^\{?-?\d\}?)|([./()])|[~\s]+|([^])/gy
  for (const [, command = '', letters = '', raised = '', sign = '', other] of source.trim().matchAll(part)) {
    if (other !== undefined) return null
    if (command === 'per') result += '/'
    else if (command === 'left' || command === 'right') continue
    else if (command === 'cdot') result += String.raw`\cdot `
    else if (command in before) power = before[command] ?? ''
    else if (command in prefixes) result += prefixes[command] ?? ''
    else if (command in powers) result += powers[command] ?? ''
    else if (command in units || letters !== '') {
      const isJoined = /[\p{L}}°%]$/u.test(result) && !/\\(?:[a-z]+)$/u.test(result) && !isPrefixed(result)
      result += (isJoined ? String.raw`\cdot ` : '') + (units[command] ?? letters) + power
      power = ''
    } else if (command !== '') return null
    else if (sign === '.') result += String.raw`\cdot `
    else result += sign + raised
  }
  return result === ''
    ? null
    : `\\mathrm{${result.replaceAll('%', String.raw`\%`).replaceAll('°', String.raw`^{\circ}`)}}`
}

/** Only 'k', 'm' and the like stand there yet. */
function isPrefixed(written: string): boolean {
  return Object.values(prefixes).some(
    (sign) => written === sign || written.endsWith(`/${sign}`) || written.endsWith(` ${sign}`),
  )
}

/** '3.5e-5', '12,5', '-2'. */
function numberOf(source: string): string | null {
  const [, number = '', exponent] = /^\s*([+-]?\s?[\d\s.,]*?)\s*(?:[eE]\s*([+-]?\d{1,3}))?\s*$/u.exec(source) ?? []
  const written = number.replaceAll(/\s+/gu, '').replaceAll(',', '{,}')
  if (written === '' && exponent !== undefined) return `10^{${Number(exponent)}}`
  if (!/\d/u.test(written)) return null
  return exponent === undefined ? written : `${written}\\times 10^{${Number(exponent)}}`
}

const formula = /^(\d{1,3})?((?:(?:[A-Z][a-z]?|[()[\]])\d{0,3}){1,60})(\^\{?\d?[+-]\}?)?(\([a-z]{1,3}\))?$/u
const arrows: Readonly<Record<string, string>> = {
  '+': '+',
  '->': String.raw`\rightarrow `,
  '<-': String.raw`\leftarrow `,
  '<=>': String.raw`\rightleftharpoons `,
}

/** 'H2SO4', '2H2 + O2 -> 2H2O', 'SO4^2-'; null for more than that. */
function chemistryOf(source: string): string | null {
  const parts = source
    .trim()
    .split(/\s+/u)
    .map((part) => {
      if (part in arrows) return arrows[part] ?? null
      const [, count = '', atoms = '', charge = '', state = ''] = formula.exec(part) ?? []
      if (atoms === '') return null
      const indexed = atoms.replaceAll(/(?<=[\p{L})\]])\d+/gu, (digits) => `_{${digits}}`)
      const raised = charge === '' ? '' : `^{${charge.replaceAll(/[\^{}]/gu, '')}}`
      return `${count}\\mathrm{${indexed}}${raised}${state === '' ? '' : `\\mathrm{${state}}`}`
    })
  return parts.every((part) => part !== null) ? parts.join('') : null
}

const commands: Readonly<Record<string, { count: number; write(values: readonly string[]): string | null }>> = {
  SI: { count: 2, write: measured },
  qty: { count: 2, write: measured },
  si: { count: 1, write: ([unit = '']) => unitOf(unit) },
  unit: { count: 1, write: ([unit = '']) => unitOf(unit) },
  num: { count: 1, write: ([number = '']) => numberOf(number) },
  ang: { count: 1, write: ([angle = '']) => (numberOf(angle) === null ? null : `${numberOf(angle)}^{\\circ}`) },
  ce: { count: 1, write: ([source = '']) => chemistryOf(source) },
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
