import { useTexts } from '../lib/texts.ts'
import { RelativeTime } from '../ui/time/RelativeTime.tsx'
import { securityTexts } from './security-texts.ts'

export function LastUse({ moment }: { moment: string | null }) {
  const t = useTexts(securityTexts)
  if (moment === null) return t('neverUsed')
  return (
    <>
      {t('lastUsed')} <RelativeTime moment={moment} />
    </>
  )
}
