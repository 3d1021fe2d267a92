const pair =
  /^(\d{1,2}|[A-J])\s{0,3}[.)]?(?:\s[^;]{0,100}?)?\s{0,3}(?:[-–—→>:]|nối với|với){1,3}\s{0,3}(\d{1,2}|[A-Ja-j])(?:\s{0,3}[.):].{0,100})?$/u

/** '1 - c, 2 - a, 3 - b' or '1. Bò – c. gặm cỏ; …': what belongs to what; null where anything else is said. */
export function pairsIn(text: string): ReadonlyMap<string, string> | null {
  const said = text
    // '1+b': what is added to a number is no letter.
    .replaceAll(/(?<=(?:^|[\s;,])\d{1,2})\s?\+\s?(?=[a-j](?![\p{L}\d]))/gu, '-')
    .split(/[;,\n]|(?<=[-–—→>:]\s{0,3}(?:[a-j]|\d))\s+(?=(?:\d|[A-J])\s{0,3}[-–—→.)])/u)
    .map((part) => part.trim().replace(/\.$/u, ''))
    .filter((part) => part !== '')
  const found = said.map((part) => pair.exec(part))
  const pairs = new Map(found.flatMap((one) => (one ? [[one[1] ?? '', (one[2] ?? '').toLowerCase()] as const] : [])))
  return said.length > 1 && pairs.size === said.length ? pairs : null
}
