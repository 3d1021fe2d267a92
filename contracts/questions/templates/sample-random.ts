/** Weyl's steps, mixed: from 0 to 1, without 1, the same for the same seed. For samples; papers draw by the server's own. */
export function sampleRandom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e_37_79_b1) >>> 0
  return () => {
    state = (state + 0x9e_37_79_b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21_f0_aa_ad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x73_5a_2d_97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296
  }
}
