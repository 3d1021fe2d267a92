/**
 * A text that people read. `default` is the default wording, which mixes both languages on purpose;
 * `vi` and `en` are complete languages that a person can choose instead.
 * The server always speaks `default`; the web app translates what it shows.
 */
export interface Message {
  readonly default: string
  readonly vi: string
  readonly en: string
}

export const languages = ['default', 'vi', 'en'] as const
export type Language = (typeof languages)[number]

export function defineMessages<const Messages extends Record<string, Message>>(messages: Messages): Messages {
  return messages
}
