import { publishDateStepMinutes } from '@lms/contracts/posts/posts.ts'
import { Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { DateTimeField } from '../../ui/date/DateTimeField.tsx'
import { isMoment } from '../../ui/date/date-values.ts'
import { dayFormat, today, useMoments } from '../post-moments.ts'
import { useNow } from '../use-now.ts'
import type { PostControl } from './post-form.ts'
import { postFormTexts } from './post-form-texts.ts'

/** When it goes out; empty means at once, or as it was. */
export function PublishFields({ control, before }: { control: PostControl; before: string | null }) {
  const t = useTexts(postFormTexts)
  const isVietnamese = useLanguage() === 'vi'
  const { moment } = useMoments()
  const now = useNow()
  const date = useWatch({ control, name: 'publishDate' })
  const words = (): string => {
    if (date === null || !isMoment(date)) return t(before === null ? 'publishNow' : 'publishKeeps')
    return t(new Date(date) > now ? 'publishAt' : 'publishedAt', { moment: moment(date) })
  }
  return (
    <div>
      <DateTimeField
        control={control}
        name="publishDate"
        label={t('publishDate')}
        format={dayFormat()}
        isHalfDay={!isVietnamese}
        step={publishDateStepMinutes}
        defaultTime="08:00"
        minDate={today()}
      />
      <Text size="xs" c="dimmed" mt={4} aria-live="polite">
        {words()}
      </Text>
    </div>
  )
}
