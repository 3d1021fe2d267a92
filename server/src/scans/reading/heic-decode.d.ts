/** The part of it that reading uses; the package has no types of its own. */
declare module 'heic-decode' {
  interface Decoded {
    readonly width: number
    readonly height: number
    readonly data: Uint8ClampedArray
  }
  interface Found {
    readonly width: number
    readonly height: number
    decode(): Promise<Decoded>
  }
  interface All extends ReadonlyArray<Found> {
    dispose(): void
  }
  const decode: { all(from: { buffer: Uint8Array }): Promise<All> }
  export default decode
}
