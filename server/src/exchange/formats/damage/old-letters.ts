/**
 * Text that was typed for fonts of another time (.VnTime, VNI-Times) and lost them on its way: 'C©u hái', 'Caâu hoûi'.
 * Its letters are others than those that its author saw.
 */
export function isInOldLetters(text: string): boolean {
  const sample = text.slice(0, 5000)
  if (ofToday.test(sample)) return false
  const words = sample.match(/\S+/g)?.length ?? 0
  return signs.some(({ pairs, fewest }) => {
    const found = sample.match(pairs)?.length ?? 0
    return found >= fewest && found * 6 > words
  })
}

/** Letters that neither of them can write. */
const ofToday = /[ăđơưĂĐƠƯ\u1EA0-\u1EF9]/u

const signs: readonly { pairs: RegExp; fewest: number }[] = [
  // Signs in the midst of a word.
  { pairs: /[A-Za-zÀ-ÿ][µ¶·¸¹¨ª«¬]|[©®µ¶·¸¹¨ª«¬][A-Za-z]/g, fewest: 2 },
  // A vowel, and behind it a letter that Vietnamese does not have or never puts there.
  { pairs: /[aeiouy][øûïäåëü]|[aeo]â|[ae]ù|aõ|ö[ôùøû]/gi, fewest: 3 },
]
