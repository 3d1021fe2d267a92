import { findSign } from './gift-syntax.ts'

const fewestLines = 2
const begun = /^\s*[=~]+(?:%[^%\n]{1,20}%)?/

/**
 * Where every answer has a line of its own, a sign of equality inside a line is one, as its author forgot to say:
 * '~int n = 5;'. One that stands close to its word ('=mèo =con mèo') begins another answer.
 */
export function withLinesEscaped(text: string): string {
  const lines = text.split('\n')
  const filled = lines.filter((line) => line.trim() !== '')
  const isByLines = filled.length >= fewestLines && filled.every((line) => /^\s*[=~#]/.test(line))
  if (!isByLines || !filled.some((line) => /^\s*~?=/.test(line))) return text
  return lines.map(escapedLine).join('\n')
}

function escapedLine(line: string): string {
  const lead = begun.exec(line)?.[0] ?? ''
  const isSpaced = /^\s/.test(line.slice(lead.length))
  let result = ''
  let done = 0
  for (let at = findSign(line, '=', lead.length); at !== -1; at = findSign(line, '=', at + 1)) {
    const around = [line[at - 1] ?? '', line[at + 1] ?? '']
    const isSign = around.some((one) => /[=<>!+*/-]/.test(one)) || (!isSpaced && around.every((one) => /\s/.test(one)))
    if (!isSign) continue
    result += `${line.slice(done, at)}\\=`
    done = at + 1
  }
  return result + line.slice(done)
}
