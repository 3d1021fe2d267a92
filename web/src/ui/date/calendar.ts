import 'dayjs/locale/vi'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import type { DateFormat } from './date-values.ts'
import { formTexts } from '../form/form-texts.ts'

/** The words of a calendar. Screens that write the day first are the Vietnamese ones. */
export function useCalendarProps(format: DateFormat) {
  const t = useTexts(formTexts)
  const language = useLanguage()
  const isVietnamese = language === 'vi' || (language === 'default' && format === 'DD/MM/YYYY')
  return {
    locale: isVietnamese ? 'vi' : 'en',
    // Days of the next month look like mistakes and are too pale to read.
    hideOutsideDates: true,
    ariaLabels: {
      previousMonth: t('previous'),
      nextMonth: t('next'),
      previousYear: t('previous'),
      nextYear: t('next'),
      previousDecade: t('previous'),
      nextDecade: t('next'),
    },
  }
}
