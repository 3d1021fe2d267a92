const longest = 80

/**
 * A name as it may stand in a mail. Whoever chooses a name writes into mails that carry our sender: so it is one line,
 * without what mail readers make links of, and without characters that nobody sees.
 */
export function nameInMail(name: string): string {
  return (
    name
      // Line breaks, controls, marks of direction and of no width.
      .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
      .replaceAll(/[:/\\@<>[\](){}|]+/g, ' ')
      // `www.example.com`, also with the dots of other scripts.
      .replaceAll(/[.。．｡·・](?=\S)/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, longest)
  )
}
