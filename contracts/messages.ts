import { z } from 'zod'

/**
 * What people read. `default` is the default wording, which mixes both languages on purpose;
 * `vi` and `en` are complete languages that a person can choose instead.
 * The server always speaks `default`; the web app shows the chosen one.
 */
export interface Wording {
  readonly default: string
  readonly vi: string
  readonly en: string
}

/** A wording that both sides know by its key: two may read alike in one language and differ in another. */
export interface Message extends Wording {
  readonly key: string
}

export const languages = ['default', 'vi', 'en'] as const
export type Language = (typeof languages)[number]

/** What stands for the `{{placeholders}}` of a wording. */
export type Values = Readonly<Record<string, string | number>>

/** A message as it travels: in its default wording, and with what it takes to say it in another. */
export const SentMessage = z.object({
  message: z.string(),
  key: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type SentMessage = Readonly<z.infer<typeof SentMessage>>

export function defineMessages<const Wordings extends Record<string, Wording>>(
  namespace: string,
  wordings: Wordings,
): Readonly<Record<keyof Wordings, Message>> {
  const messages: Partial<Record<string, Message>> = {}
  for (const [name, wording] of Object.entries(wordings)) messages[name] = { ...wording, key: `${namespace}.${name}` }
  return messages as Record<keyof Wordings, Message>
}

/** `{{name}}` takes a value; `{{count:post|posts}}` is the word for one, or that for any other number. */
export function filled(text: string, values: Values = {}): string {
  return text.replaceAll(
    /\{\{(\w+)(?::([^|{}]*)\|([^|{}]*))?\}\}/g,
    (placeholder, name: string, one: string | undefined, many: string | undefined) => {
      const value = values[name]
      if (value === undefined) return placeholder
      return one === undefined || many === undefined ? String(value) : String(value) === '1' ? one : many
    },
  )
}

export function sentMessage(message: Message, values?: Values): SentMessage {
  return { message: filled(message.default, values), key: message.key, ...(values && { values }) }
}

/** No wording begins with it. */
const mark = '\u001F'

/** A schema and a form can hold a message only as one string: this is that string, and `saidBy` reads it again. */
export function says(message: Message, values?: Values): string {
  return packed(sentMessage(message, values))
}

export function packed(message: SentMessage): string {
  return mark + JSON.stringify(message)
}

/** What a schema or a form said; a text that is none of ours, such as zod's own, is only that text. */
export function saidBy(text: string): SentMessage {
  return text.startsWith(mark) ? SentMessage.parse(JSON.parse(text.slice(mark.length))) : { message: text }
}
