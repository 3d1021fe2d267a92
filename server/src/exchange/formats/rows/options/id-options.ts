import { foldText } from '@lms/contracts/text-folding.ts'

const id = /^(?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]{24}|[0-9a-f]{32}|[0-9a-f]{40})$/i
const ofIds = /\b(?:uuid|guid|hash\w*|md5|sha-?\d+|hex\w*|object ?id|ids?|checksum|tokens?)\b/

/** By what a database knows a record: nobody can choose among such, or type one, unless a question is about them. */
export function areIds(texts: readonly string[], asked: string): boolean {
  const isId = (text: string): boolean => id.test(text.trim()) && /\d/.test(text) && /[a-f]/i.test(text)
  return texts.length > 0 && texts.every(isId) && !ofIds.test(foldText(asked))
}

/** '[1f0c…, 77ab…]' in one cell. */
export function isListOfIds(cell: string, asked: string): boolean {
  const parts = cell.split(/[\s,;|[\]"'{}]+/).filter((part) => part !== '')
  return areIds(parts, asked)
}
