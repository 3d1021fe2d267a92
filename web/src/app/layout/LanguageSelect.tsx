import { type Language, languages } from '@lms/contracts/messages.ts'
import { NativeSelect } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { choose } from '../../lib/preferences/preferences.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { layoutTexts } from './layout-texts.ts'
import { useMenuLanguage } from './menu-language.ts'

/** Each language is called by its own name, so that everyone finds theirs. */
export function useLanguageNames(): Record<Language, string> {
  const t = useTexts(layoutTexts, useMenuLanguage())
  return { default: t('languageDefault'), vi: 'Tiếng Việt', en: 'English' }
}

/** The default wording is what follows the site. */
export function chooseLanguage(language: Language): void {
  choose({ language: language === 'default' ? null : language })
}

export function LanguageSelect() {
  const t = useTexts(layoutTexts, useMenuLanguage())
  const names = useLanguageNames()
  const language = useLanguage()
  return (
    <NativeSelect
      aria-label={t('language')}
      size="xs"
      w={132}
      leftSection={<IconLanguage size={16} aria-hidden />}
      data={languages.map((value) => ({ value, label: names[value] }))}
      value={language}
      onChange={(event) => chooseLanguage(event.currentTarget.value as Language)}
    />
  )
}
