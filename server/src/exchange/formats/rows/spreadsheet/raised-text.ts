/** A cell is plain text: what stands higher or lower in it is written with signs of its own, or said with one in front. */

const plainHigh = '0123456789+-−=()abcdefghijklmnoprstuvwxyz'
const high = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ'
const plainLow = '0123456789+-−=()aehijklmnoprstuvx'
const low = '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'

export type Position = 'sub' | 'sup'

export function raised(text: string, position: Position | null): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  if (position === null || words === '') return text
  const [from, to, sign] = position === 'sup' ? [plainHigh, high, '^'] : [plainLow, low, '_']
  const places = words.split('').map((letter) => from.indexOf(letter))
  const said = words.length === 1 ? `${sign}${words}` : `${sign}(${words})`
  return `${before}${places.includes(-1) ? said : places.map((place) => to[place]).join('')}${after}`
}
