const saidKey =
  /(?<![\p{L}\d])(?:đáp án(?:\s+đúng)?|(?:correct\s+|right\s+)?answers?|ans)\s{0,3}(?:là\s{0,3})?[:：=]\s{0,3}[([]?([A-Ja-j])[)\]]?\s{0,3}(?=[.;,)\]]|$)/gimu

/** 'Answer: B' that was left in what is asked: everybody who sits the question would see it. Empty where nothing is. */
export function keyShownIn(texts: readonly string[]): string {
  for (const text of texts)
    for (const [said, letter = ''] of text.matchAll(saidKey))
      if (letter === letter.toUpperCase()) return said.trim().slice(0, 60)
  return ''
}
