import { oneKeyPaces } from '@lms/contracts/settings/site.ts'
import { SegmentedControl, Text } from '@mantine/core'
import { useId, useSyncExternalStore } from 'react'
import { oneKeyPace, onOneKeyChange } from '../../lib/preferences/one-key.ts'
import { choose } from '../../lib/preferences/preferences.ts'
import { useSession } from '../../lib/session/session.ts'
import { useTexts } from '../../lib/texts.ts'
import { oneKeyChoiceTexts } from './one-key-choice-texts.ts'

/** Whether the controls light up one after the other, and how quickly: for those who sit quizzes. */
export function OneKeyChoice() {
  const t = useTexts(oneKeyChoiceTexts)
  const pace = useSyncExternalStore(onOneKeyChange, oneKeyPace)
  const id = useId()
  const { user } = useSession()
  if (user?.role !== 'student') return null
  return (
    <div>
      <Text id={id} fw={600} mb={4}>
        {t('oneKey')}
      </Text>
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        value={pace}
        data={oneKeyPaces.map((value) => ({ value, label: t(value) }))}
        onChange={(value) => choose({ oneKey: value })}
      />
      <Text id={`${id}-hint`} size="sm" c="dimmed" mt={4}>
        {t('hint')}
      </Text>
    </div>
  )
}
