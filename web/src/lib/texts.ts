import {
  type Language,
  type Message,
  type SentMessage,
  type Values,
  type Wording,
  filled,
  languages,
  saidBy,
} from '@lms/contracts/messages.ts'
import { createContext, useContext, useSyncExternalStore } from 'react'

/**
 * A slice's texts: one entry per text with the specification's wording and both languages.
 * `{{name}}` in a text takes a value. A lazily loaded screen brings its own.
 */
export interface Texts<Key extends string> {
  readonly namespace: string
  readonly messages: Readonly<Record<Key, Wording>>
}

export type Translate<Key extends string> = (key: Key, values?: Values) => string

export function defineTexts<const Messages extends Record<string, Wording>>(
  namespace: string,
  messages: Messages,
): Texts<Extract<keyof Messages, string>> {
  return { namespace, messages }
}

/** The language of the screen's own title: what a part that every screen uses says where the specification is silent. */
export type ScreenLanguage = 'vi' | 'en'
let screenLanguage: ScreenLanguage = 'en'
let toldLanguage: ScreenLanguage = screenLanguage

/** Before a screen is drawn for the first time, so that nothing on it begins in the language of the one before. */
export function prepareScreenLanguage(next: ScreenLanguage): void {
  screenLanguage = next
}

export function changeScreenLanguage(next: ScreenLanguage): void {
  screenLanguage = next
  if (next === toldLanguage) return
  toldLanguage = next
  for (const listener of listeners) listener()
}

/** For a dialog whose title speaks another language than the screen under it. */
export const DialogLanguage = createContext<ScreenLanguage | null>(null)

function useScreenLanguage(): ScreenLanguage {
  const ofDialog = useContext(DialogLanguage)
  const ofPage = useSyncExternalStore(onLanguageChange, () => screenLanguage)
  return ofDialog ?? ofPage
}

const screenWordings = new WeakSet<Wording>()

/** A wording whose default is that of the screen it stands on. */
export function ofScreen(vi: string, en: string): Wording {
  const wording = { default: en, vi, en }
  screenWordings.add(wording)
  return wording
}

/** The same for a wording that is fixed elsewhere: as it stands there, or in the other language. */
export function followingScreen(fixed: Wording): Wording {
  const wording = { ...fixed }
  screenWordings.add(wording)
  return wording
}

/** The same for every message of a table. */
export function allFollowingScreen<Key extends string>(messages: Readonly<Record<Key, Wording>>): Record<Key, Wording> {
  const followed: Record<Key, Wording> = { ...messages }
  for (const key in messages) if (!fixedWordings.has(messages[key])) followed[key] = followingScreen(messages[key])
  return followed
}

/** Texts of a part that stands on screens of both languages; what the document fixes is said so. */
export function defineScreenTexts<const Messages extends Record<string, Wording>>(
  namespace: string,
  messages: Messages,
): Texts<Extract<keyof Messages, string>> {
  return { namespace, messages: allFollowingScreen<Extract<keyof Messages, string>>(messages) }
}

const fixedWordings = new WeakSet<Wording>()

/** Says the same on every screen, because the document does. */
export function fixed(wording: Wording): Wording {
  const kept = { ...wording }
  fixedWordings.add(kept)
  return kept
}

let language: Language = 'default'
const listeners = new Set<() => void>()

export function currentLanguage(): Language {
  return language
}

function onLanguageChange(listener: () => void): () => void {
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

const vietnameseLetter = /[ăâđêôơưà-ỹ]/u

/** The language that the default wording speaks. */
function ownLanguageOf({ default: shown, vi }: Wording): ScreenLanguage {
  return shown === vi || vietnameseLetter.test(shown.toLowerCase()) ? 'vi' : 'en'
}

function wordsIn(wording: Wording, chosen: Language, screen: ScreenLanguage): string {
  if (chosen !== 'default' || !screenWordings.has(wording)) return wording[chosen]
  return ownLanguageOf(wording) === screen ? wording.default : wording[screen]
}

/** `byDefault`: what is spoken where nobody has chosen a language, if not the default wording. */
export function useTexts<Key extends string>(texts: Texts<Key>, byDefault: Language = 'default'): Translate<Key> {
  const language = useLanguage()
  const chosen = language === 'default' ? byDefault : language
  const screen = useScreenLanguage()
  return (key, values) => filled(wordsIn(texts.messages[key], chosen, screen), values)
}

/** The language that is spoken here: the chosen one, or by default that of the screen. */
export function useSpokenLanguage(): ScreenLanguage {
  const chosen = useLanguage()
  const screen = useScreenLanguage()
  return chosen === 'default' ? screen : chosen
}

/** For the few places outside of components, such as a toast after a mutation. */
export function translate<Key extends string>(texts: Texts<Key>, key: Key, values?: Values): string {
  return translated(texts.messages[key], values)
}

/** A message of the contract in the chosen language. */
export function translated(message: Wording, values?: Values): string {
  return filled(wordsIn(message, language, screenLanguage), values)
}

const knownMessages = new Map<string, Message>()

/** Makes the messages that the server and the contract's schemas send translatable. */
export function registerMessages(messages: Readonly<Record<string, Message>>): void {
  for (const message of Object.values(messages)) knownMessages.set(message.key, message)
}

/** The same for messages that are shown on screens of both languages, but those that the document fixes. */
export function registerScreenMessages<Key extends string>(
  messages: Readonly<Record<Key, Message>>,
  fixed: readonly NoInfer<Key>[] = [],
): void {
  registerMessages(messages)
  for (const key in messages) if (!fixed.includes(key)) screenWordings.add(messages[key])
}

/** What the server sent, in the chosen language; what nobody knows by its key stays as it was sent. */
export function translateSent({ message, key, values }: SentMessage): string {
  const known = key === undefined ? undefined : knownMessages.get(key)
  return known === undefined ? message : translated(known, values)
}

/** The same for the one string in which a schema or a form holds a message. */
export function translateSaid(text: string): string {
  return translateSent(saidBy(text))
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((each) => each === value)
}
