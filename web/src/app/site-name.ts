import { defaultPublicSettings } from '@lms/contracts/settings/site.ts'
import { useSite } from '../lib/site.ts'
import { useTexts } from '../lib/texts.ts'
import { appTexts } from './app-texts.ts'

/** The name that the site gave itself; while it has none of its own, the product's in the chosen language. */
export function useSiteName(): string {
  const t = useTexts(appTexts)
  const { siteName } = useSite()
  return siteName === defaultPublicSettings.siteName ? t('productName') : siteName
}
