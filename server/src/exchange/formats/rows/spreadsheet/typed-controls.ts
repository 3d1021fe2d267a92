/** Signs that nobody sees; as '_x0002_' where a file cannot hold them. */
const controls = /_x(?:00(?:0[0-8BCEF]|1[0-9A-F])|FFF[EF])_|(?![\t\n\r])\p{Cc}/giu

export function withoutControls(text: string): string {
  return text.replaceAll(controls, '')
}
