import { type Language, type Message, languages } from '@lms/contracts/messages.ts'
import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'

/**
 * A slice's texts: one entry per text with the specification's wording and both languages.
 * `{{name}}` in a text takes a value. Importing the module is what makes its texts known,
 * so that a lazily loaded screen brings its own.
 */
export interface Texts<Key extends string> {
  readonly namespace: string
  readonly messages: Readonly<Record<Key, Message>>
}

type Values = Record<string, string | number>
export type Translate<Key extends string> = (key: Key, values?: Values) => string

void i18next.use(initReactI18next).init({
  lng: 'spec',
  fallbackLng: 'spec',
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  initAsync: false,
})

export function defineTexts<const Messages extends Record<string, Message>>(
  namespace: string,
  messages: Messages,
): Texts<Extract<keyof Messages, string>> {
  for (const language of languages) {
    const bundle = Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, message[language]]))
    i18next.addResourceBundle(language, namespace, bundle, true, true)
  }
  return { namespace, messages } as Texts<Extract<keyof Messages, string>>
}

export function useTexts<Key extends string>(texts: Texts<Key>): Translate<Key> {
  const { t } = useTranslation(texts.namespace)
  return (key, values) => t(key, values ?? {})
}

/** For the few places outside of components, such as a toast after a mutation. */
export function translate<Key extends string>(texts: Texts<Key>, key: Key, values?: Values): string {
  return i18next.t(key, { ns: texts.namespace, ...values })
}

const knownMessages = new Map<string, Message>()

/** Makes the texts that the server and the contract's schemas speak translatable. */
export function registerMessages(messages: Record<string, Message>): void {
  for (const message of Object.values(messages)) knownMessages.set(message.spec, message)
}

/** A text from the server or a schema, in the chosen language; an unknown one stays as it is. */
export function translateMessage(text: string): string {
  return knownMessages.get(text)?.[currentLanguage()] ?? text
}

export function currentLanguage(): Language {
  return i18next.language as Language
}

export function changeLanguage(language: Language): void {
  void i18next.changeLanguage(language)
  document.documentElement.lang = language === 'en' ? 'en' : 'vi'
}
