/** What a program for notes shows of links: their words, and nothing of where they lead. */

const defined =
  /^\s{0,3}\[([^\][]{1,60})\]:\s{1,9}<?(https?:\/\/[^\s<>]{1,2000})>?(?:\s{1,9}["'(].{0,500}["')])?\s{0,9}$/iu
const reference = /(?<![!\]])\[([^\][]{1,200})\]\[([^\][]{0,60})\]/gu
const inLine = /(?<![!\]])\[([^\][]{1,200})\]\(<?https?:\/\/[^\s()<>]{1,1000}>?(?:\s"[^"]{0,200}")?\)/giu
/** '([Portal][1], [Escola][2])' */
const cited = /\s{0,9}\(\s?(?:\[[^\][]{1,200}\]\[[^\][]{0,60}\](?:[,;]?\s)?){1,9}\)/gu
/** Chats cite what they found somewhere; nobody asks it. */
const byChat = /[?&]utm_source=(?:chatgpt|openai|perplexity|copilot)/iu

export function withLinksRead(texts: readonly string[]): readonly string[] {
  const addresses = new Map<string, string>()
  for (const text of texts) {
    const [, name, address = ''] = defined.exec(text) ?? []
    if (name !== undefined) addresses.set(name.toLowerCase(), address)
  }
  // Where such notes are what is asked about, a link may be an option.
  const isOfNotes = texts.some((text) => /\bmarkdown\b/iu.test(text))
  const addressOf = (words: string, name: string): string | undefined =>
    addresses.get((name === '' ? words : name).toLowerCase())
  const isCitation = (all: string): boolean =>
    [...all.matchAll(reference)].every(([, words = '', name = '']) => byChat.test(addressOf(words, name) ?? ''))
  const shown = (text: string): string =>
    text
      .replace(cited, (all) => (isCitation(all) ? '' : all))
      .replace(reference, (all, words: string, name: string) => (addressOf(words, name) === undefined ? all : words))
      .replace(inLine, (all, words: string) => (isOfNotes ? all : words))
  return texts.map((text) =>
    defined.test(text) ? '' : text.includes('](') || text.includes('][') ? shown(text) : text,
  )
}
