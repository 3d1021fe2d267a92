/** Some programs write a few lines before the sign. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).toString('latin1').includes('%PDF-') && bytes[0] !== 0x3c
}
