import { type ListedKey, answerLetters } from '@lms/contracts/exchange/reading.ts'

type KeyList = { keys: ListedKey[] } | { unclear: string }

const words = /câu(?:\s+hỏi)?|question|bài|đáp\s+án|answers?|keys?/giu
/** A number, letters that stand together ('AC', 'A, C'), or anything else. */
const parts = /(\d+)|([a-j](?:\s*[,;&+]\s*[a-j](?![a-z])|[a-j])*)(?![\p{L}\d])|([^\s.:,;|()[\]=\-–—/>]+)/giu

/**
 * '1A 2C 3-B', 'Câu 1: A; Câu 2: A, C', or two rows of a table, numbers above and letters below. What cannot be read
 * for certain is said, and then nothing of it is.
 */
export function keysIn(text: string): KeyList {
  const apart = text
    .normalize('NFC')
    .replaceAll(words, ' ')
    .replaceAll(/(\d)(?=[a-j])/giu, '$1 ')
    .replaceAll(/(?<=[a-j])(?=\d)/giu, ' ')
  const keys = new Map<number, number[]>()
  let numbers: number[] = []
  let answers: string[] = []
  const unclear = (): string => [...numbers, ...answers].join(' ')
  function pair(): boolean {
    if (numbers.length !== answers.length) return false
    for (const [index, number] of numbers.entries()) {
      const places = placesOf(answers[index] ?? '')
      const before = keys.get(number)
      if (before && before.join() !== places.join()) return false
      keys.set(number, places)
    }
    numbers = []
    answers = []
    return true
  }
  for (const [, number, letters, other] of apart.matchAll(parts)) {
    if (other !== undefined) return { unclear: other }
    // Small letters that stand together are a word.
    if (letters !== undefined && /[a-j]{2}|[A-J][a-j]/.test(letters)) return { unclear: letters }
    if (letters !== undefined) answers.push(letters)
    if (number === undefined) continue
    if (answers.length > 0 && !pair()) return { unclear: unclear() }
    numbers.push(Number(number))
  }
  if (!pair()) return { unclear: unclear() }
  return { keys: [...keys].map(([number, places]) => ({ number, places })) }
}

function placesOf(letters: string): number[] {
  const meant = letters.toUpperCase()
  return answerLetters.flatMap((letter, place) => (meant.includes(letter) ? [place] : []))
}
