import { useTexts } from '../../lib/texts.ts'
import { StatusBadge } from '../../ui/page/StatusBadge.tsx'
import { templateFormTexts } from './template-form-texts.ts'

/** Its numbers differ from paper to paper. */
export function TemplateBadge() {
  const t = useTexts(templateFormTexts)
  return <StatusBadge color="brand">{t('badge')}</StatusBadge>
}
