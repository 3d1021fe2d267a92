import { toSlug } from '@lms/contracts/slug.ts'

/** The slug itself, or the first with a number behind it that nobody has. */
export async function freeSlug(
  wanted: string,
  { maximum, isTaken }: { maximum: number; isTaken: (slug: string) => Promise<boolean> },
): Promise<string> {
  const base = toSlug(wanted).slice(0, maximum).replace(/-$/, '') || 'muc'
  if (!(await isTaken(base))) return base
  for (let number = 2; ; number += 1) {
    const slug = withNumber(base, number, maximum)
    if (!(await isTaken(slug))) return slug
  }
}

export function withNumber(base: string, number: number, maximum: number): string {
  const ending = `-${number}`
  return `${base.slice(0, maximum - ending.length).replace(/-$/, '')}${ending}`
}
