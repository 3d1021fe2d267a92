import type { Look } from '../word-looks.ts'

const tints = ['highlight', 'color', 'underline', 'bold'] as const

/**
 * The number that the program draws looks like the end of its paragraph, and that like the last words typed: where these
 * are colored and the first ones are not, the number was never meant.
 */
export function numberLook(number: Look, [first, ...others]: readonly Look[]): Look {
  const last = others.at(-1)
  const look = { ...number }
  for (const tint of tints)
    if (first && last && first[tint] === undefined && last[tint] !== undefined) delete look[tint]
  return look
}
