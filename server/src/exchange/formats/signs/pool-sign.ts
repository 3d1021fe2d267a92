/** What Blackboard writes since its version 7 are items of QTI, and read as those. */
export function isPool(bytes: Uint8Array): boolean {
  return /<(?:POOL|ASSESSMENT)\b/.test(Buffer.from(bytes.subarray(0, 2000)).toString('latin1'))
}
