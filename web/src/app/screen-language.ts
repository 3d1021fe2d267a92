import type { ScreenLanguage } from '../lib/texts.ts'
import { type PageTitle, pageTitleTexts } from './page-title-texts.ts'

/** Screens whose heading speaks another language than their entry in the breadcrumb. */
const exceptions: Partial<Record<PageTitle, ScreenLanguage>> = {
  home: 'vi',
  dashboard: 'vi',
  blog: 'vi',
  blogPost: 'vi',
  forgotPassword: 'en',
}

/** The language of a screen's own title, in the default wording. */
export function screenLanguageOf(title: PageTitle | undefined): ScreenLanguage {
  if (title === undefined) return 'vi'
  const { default: shown, en } = pageTitleTexts.messages[title]
  return exceptions[title] ?? (shown.toLowerCase() === en.toLowerCase() ? 'en' : 'vi')
}
