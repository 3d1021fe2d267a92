/** Other programs write web pages and old XML under the name of a spreadsheet. */
export function writtenSheet(bytes: Uint8Array): 'xml' | 'page' | null {
  // Wide letters have an empty byte beside them.
  const start = Buffer.from(bytes.subarray(0, 4000)).toString('latin1').replaceAll('\0', '')
  if (
    /progid="Excel\.Sheet"|urn:schemas-microsoft-com:office:spreadsheet/.test(start) &&
    /<(?:\w{1,20}:)?Workbook[\s>]/.test(start)
  )
    return 'xml'
  return /^[^<]{0,20}<(?:!DOCTYPE\s+html|!--|html|head|body|style|table|meta|div)\b/i.test(start) ? 'page' : null
}

/** Without a book around it, as programs on servers write it. */
export function isBareSheet(bytes: Uint8Array): boolean {
  const [first, version = 9, length = 0, none] = bytes
  return (
    first === 0x09 && [0, 2, 4, 8].includes(version) && none === 0 && length >= 4 && length <= 16 && length % 2 === 0
  )
}
