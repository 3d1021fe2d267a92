/**
 * How many cases of something slow are drawn. `npm test` draws the same ones each time, so that more of them show nothing new on the
 * second day; `npm run test:properties` draws as many as are named, and new ones.
 */
export function casesOf(whole: number): number {
  return process.env['PROPERTY_SEED'] === undefined ? Math.ceil(whole * 0.4) : whole
}
