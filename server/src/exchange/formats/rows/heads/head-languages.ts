const named =
  /^(.*[\p{L}\d])[ _-]{1,3}(vi|vn|en|fr|de|es|pt|it|ru|uk|pl|zh|cn|tw|ja|jp|ko|kr|th|id|ms|ar|hi|tr|nl|km|lo)$/iu

/**
 * 'question_vi', 'question_en', 'A_vi', 'A_en': the same columns in several languages. Each name without its language
 * where that is the one which is read, and null where it is another one.
 */
export function inOneLanguage(heads: readonly string[]): (string | null)[] {
  const parts = heads.map((head) => {
    const [, base = '', code = ''] = named.exec(head.trim()) ?? []
    return { base: base.toLowerCase(), code: code.toLowerCase() }
  })
  const groups = Map.groupBy(
    parts.filter(({ code }) => code !== ''),
    ({ code }) => code,
  )
  const bases = (code: string): string[] => (groups.get(code) ?? []).map(({ base }) => base)
  const isLanguage = (code: string): boolean =>
    [...groups.keys()].some(
      (other) => other !== code && bases(code).filter((base) => bases(other).includes(base)).length >= fewestAlike,
    )
  const languages = [...groups.keys()].filter(isLanguage)
  const read = languages.find((code) => code === 'vi' || code === 'vn') ?? languages[0]
  return heads.map((head, column) => {
    const { base = '', code = '' } = parts[column] ?? {}
    if (read === undefined || !languages.includes(code)) return head
    return code === read ? head.trim().slice(0, base.length) : null
  })
}

const fewestAlike = 3
