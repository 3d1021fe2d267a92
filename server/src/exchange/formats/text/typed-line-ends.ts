/** What is said word for word, and formulas, in which a command may begin so. */
const kept =
  /"[^"]{0,500}"|“[^”]{0,500}”|(?<![\p{L}\d])[frbFRB]{0,2}'[^']{0,500}'(?!\p{L})|\$[^$]{0,500}\$|\\\([^\n]{0,500}?\\\)|\\\[[^\n]{0,500}?\\\]/gu
const command = String.raw`\\n(?:abla|atural|e|earrow|eg|eq|ewline|exists|geq|i|leftarrow|leq|less|mid|olimits|ormalsize|ot|otin|parallel|rightarrow|sim|subseteq|u|warrow)(?![a-z])`
const lineEnd = new RegExp(
  String.raw`(?<!\b[A-Za-z]:\S{0,80})(?!${command})(?:(?<=\S)\\n(?=$|[\s\p{L}\d(•\\\x60-])|(?<=\s)\\n(?=[\p{L}\d(•\\]))`,
  'gu',
)
/** Beside others, one before a sign of a program is as much. */
const codeEnd = new RegExp(String.raw`(?!${command})\\n(?=["'#{}\[\]<>*+=@/|)&$-])`, 'gu')

/** '\n' typed where a question has to be one line ends a line, unless it is what is asked about. */
export function withTypedLineEnds(text: string): string {
  if (!text.includes(String.raw`\n`)) return text
  const ended = outside(text, (part) => part.replaceAll(lineEnd, '\n'))
  return (ended === text ? text : outside(ended, (part) => part.replaceAll(codeEnd, '\n'))).trim()
}

function outside(text: string, changed: (part: string) => string): string {
  let result = ''
  let end = 0
  for (const found of text.matchAll(kept)) {
    result += changed(text.slice(end, found.index)) + found[0]
    end = found.index + found[0].length
  }
  return result + changed(text.slice(end))
}
