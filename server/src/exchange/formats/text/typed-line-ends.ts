/** What is said word for word, and formulas, in which a command may begin so. */
const kept =
  /"[^"]{0,500}"|“[^”]{0,500}”|(?<![\p{L}\d])'[^']{0,500}'(?!\p{L})|\$[^$]{0,500}\$|\\\([^\n]{0,500}?\\\)|\\\[[^\n]{0,500}?\\\]/gu
const command = String.raw`\\n(?:abla|atural|e|earrow|eg|eq|exists|geq|i|leq|mid|ot|otin|parallel|sim|subseteq|u|warrow)(?![a-z])`
const lineEnd = new RegExp(
  String.raw`(?<!\b[A-Za-z]:\S{0,80})(?!${command})(?:(?<=\S)\\n(?=$|[\s\p{L}\d(•\\\x60-])|(?<=\s)\\n(?=[\p{L}\d(•\\]))`,
  'gu',
)

/** '\n' typed where a question has to be one line ends a line, unless it is what is asked about. */
export function withTypedLineEnds(text: string): string {
  if (!text.includes(String.raw`\n`)) return text
  let result = ''
  let end = 0
  for (const found of text.matchAll(kept)) {
    result += text.slice(end, found.index).replaceAll(lineEnd, '\n') + found[0]
    end = found.index + found[0].length
  }
  return (result + text.slice(end).replaceAll(lineEnd, '\n')).trim()
}
