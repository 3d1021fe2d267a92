import { type Language, type Message, languages } from '@lms/contracts/messages.ts'
import { useSyncExternalStore } from 'react'

/**
 * A slice's texts: one entry per text with the specification's wording and both languages.
 * `{{name}}` in a text takes a value. A lazily loaded screen brings its own.
 */
export interface Texts<Key extends string> {
  readonly namespace: string
  readonly messages: Readonly<Record<Key, Message>>
}

type Values = Record<string, string | number>
export type Translate<Key extends string> = (key: Key, values?: Values) => string

export function defineTexts<const Messages extends Record<string, Message>>(
  namespace: string,
  messages: Messages,
): Texts<Extract<keyof Messages, string>> {
  return { namespace, messages }
}

let language: Language = 'default'
const listeners = new Set<() => void>()

export function currentLanguage(): Language {
  return language
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function changeLanguage(next: Language): void {
  language = next
  for (const listener of listeners) listener()
}

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage)
}

export function useTexts<Key extends string>(texts: Texts<Key>): Translate<Key> {
  const chosen = useLanguage()
  return (key, values) => fill(texts.messages[key][chosen], values)
}

/** For the few places outside of components, such as a toast after a mutation. */
export function translate<Key extends string>(texts: Texts<Key>, key: Key, values?: Values): string {
  return fill(texts.messages[key][language], values)
}

/** A message in its default wording with its values in it, to be translated by `translateMessage` when it is shown. */
export function filledDefault(message: Message, values: Values): string {
  return fill(message.default, values)
}

function fill(text: string, values: Values = {}): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}

const knownMessages = new Map<string, Message>()
const patterns = new Map<string, { message: Message; pattern: RegExp }>()

/** Makes the texts that the server and the contract's schemas speak translatable. */
export function registerMessages(messages: Record<string, Message>): void {
  for (const message of Object.values(messages)) {
    knownMessages.set(message.default, message)
    if (message.default.includes('{{')) patterns.set(message.default, { message, pattern: patternOf(message.default) })
  }
}

/** What the server filled in can be found again in its own wording. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\{(\w+)\}\}/)
  const source = parts.map((part, index) =>
    index % 2 === 0 ? part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`) : `(?<${part}>.+)`,
  )
  return new RegExp(`^${source.join('')}$`)
}

/** A text from the server or a schema, in the chosen language; an unknown one stays as it is. */
export function translateMessage(text: string): string {
  const known = knownMessages.get(text)
  if (known !== undefined) return known[language]
  for (const { message, pattern } of patterns.values()) {
    const values = pattern.exec(text)?.groups
    if (values !== undefined) return fill(message[language], values)
  }
  return text
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((each) => each === value)
}
