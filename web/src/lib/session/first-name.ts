/** What somebody is called: the last word of a Vietnamese name. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/u).at(-1) ?? ''
}
