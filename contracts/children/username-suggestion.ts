import { foldText } from '../text-folding.ts'

/** The name as a child can type it: small letters without marks or spaces. Empty while there is nothing to go by. */
export function suggestedUsername(lastName: string, firstName: string): string {
  return foldText(`${lastName}${firstName}`)
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 40)
}

/** Another one for the case that somebody has it: the same with three digits, none of which looks like a letter. */
export function anotherUsername(username: string, below: (limit: number) => number): string {
  const digits = '346789'
  const pick = (): string => digits.charAt(below(digits.length))
  return `${username}${pick()}${pick()}${pick()}`
}
