import { type ListedKey, answerLetters } from '@lms/contracts/exchange/reading.ts'

type KeyList = { keys: ListedKey[] } | { unclear: string }

const words = /câu(?:\s+hỏi)?|question|bài|đáp\s+án|answers?|keys?/giu
/** A number, the truths of statements ('ĐSĐS', 'Đ-S-S'), letters that stand together ('AC', 'A, C'), or anything else. */
const parts =
  /(\d+)|((?:[ĐS](?:\s*[,;\-–/]\s*(?=[ĐS]))?){2,10})(?![\p{L}\d])|([a-j](?:\s*[,;&+]\s*[a-j](?![a-z])|[a-j])*)(?![\p{L}\d])|([^\s.:,;|()[\]=\-–—/>]+)/giu

/**
 * '1A 2C 3-B', 'Câu 1: A; Câu 2: A, C', '1 ĐSĐS' of statements, or two rows of a table, numbers above and letters below. What cannot be read
 * for certain is said, and then nothing of it is.
 */
export function keysIn(text: string): KeyList {
  const apart = text
    .normalize('NFC')
    .replaceAll(words, ' ')
    .replaceAll(/(\d)(?=[a-j])/giu, '$1 ')
    .replaceAll(/(?<=[a-j])(?=\d)/giu, ' ')
  const keys = new Map<number, ListedKey>()
  let numbers: number[] = []
  let answers: string[] = []
  const unclear = (): string => [...numbers, ...answers].join(' ')
  function pair(): boolean {
    if (numbers.length !== answers.length) return false
    for (const [index, number] of numbers.entries()) {
      const key = keyOf(number, answers[index] ?? '')
      const before = keys.get(number)
      if (before && JSON.stringify(before) !== JSON.stringify(key)) return false
      keys.set(number, key)
    }
    numbers = []
    answers = []
    return true
  }
  for (const [, number, truths, letters, other] of apart.matchAll(parts)) {
    if (other !== undefined) return { unclear: other }
    // Small letters that stand together are a word.
    if (letters !== undefined && /[a-j]{2}|[A-J][a-j]/.test(letters)) return { unclear: letters }
    if (letters !== undefined || truths !== undefined) answers.push(letters ?? truths ?? '')
    if (number === undefined) continue
    if (answers.length > 0 && !pair()) return { unclear: unclear() }
    numbers.push(Number(number))
  }
  if (!pair()) return { unclear: unclear() }
  return { keys: [...keys.values()] }
}

function keyOf(number: number, said: string): ListedKey {
  const truths = said.match(/[ĐS]/gu)
  if (!truths) return { number, places: placesOf(said) }
  return { number, places: truths.flatMap((truth, place) => (truth === 'Đ' ? [place] : [])), statements: truths.length }
}

function placesOf(letters: string): number[] {
  const meant = letters.toUpperCase()
  return answerLetters.flatMap((letter, place) => (meant.includes(letter) ? [place] : []))
}
