/** By its first element. */
export function isPage(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4000))
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)/, '')
  return /^\s*(?:<!--[\s\S]{0,3000}?-->\s*)*<(?:!DOCTYPE\s+html|html|head|body)\b/i.test(start)
}
