import { spacings, textSizes } from '@lms/contracts/settings/site.ts'
import { Button, Popover, SegmentedControl, Stack, Switch, Text } from '@mantine/core'
import { IconTextSize } from '@tabler/icons-react'
import { useDeferredValue, useId, useState, useSyncExternalStore } from 'react'
import { choose } from '../../lib/preferences/preferences.ts'
import { onReadingChange, readingChoice } from '../../lib/preferences/reading.ts'
import { useTexts } from '../../lib/texts.ts'
import { OneKeyChoice } from '../one-key/OneKeyChoice.tsx'
import { readAloudTexts } from './read-aloud-texts.ts'

/** How large and how wide questions are shown; chosen where they are read, kept with the account. */
export function ReadingSettings({ size = 'lg' }: { size?: 'sm' | 'lg' }) {
  const t = useTexts(readAloudTexts)
  const [isOpen, setIsOpen] = useState(false)
  // What opens is made ready after the question is drawn: on a slow phone that alone is a tenth of the wait.
  const isReady = useDeferredValue(true, false)
  const button = (
    <Button
      variant="default"
      size={size}
      leftSection={<IconTextSize size={20} aria-hidden />}
      aria-label={t('settings')}
      onClick={() => setIsOpen(!isOpen)}
    >
      {t('textSize')}
    </Button>
  )
  if (!isReady) return button
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-start"
      width={320}
      shadow="md"
      withinPortal
      trapFocus
      hideDetached={false}
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown aria-label={t('settings')}>
        <ReadingChoices />
        <Button fullWidth size="md" mt="md" onClick={() => setIsOpen(false)}>
          {t('done')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}

export function ReadingChoices() {
  const t = useTexts(readAloudTexts)
  const { textSize, spacing, calm, sound } = useSyncExternalStore(onReadingChange, readingChoice)
  const id = useId()
  return (
    <Stack gap="md">
      <div>
        <Text id={`${id}-size`} fw={600} mb={4}>
          {t('textSize')}
        </Text>
        <SegmentedControl
          fullWidth
          aria-labelledby={`${id}-size`}
          value={textSize}
          data={textSizes.map((value) => ({ value, label: t(`textSize_${value}`) }))}
          onChange={(value) => choose({ textSize: value })}
        />
      </div>
      <div>
        <Text id={`${id}-spacing`} fw={600} mb={4}>
          {t('spacing')}
        </Text>
        <SegmentedControl
          fullWidth
          aria-labelledby={`${id}-spacing`}
          value={spacing}
          data={spacings.map((value) => ({ value, label: t(`spacing_${value}`) }))}
          onChange={(value) => choose({ spacing: value })}
        />
      </div>
      <Switch label={t('calm')} checked={calm} onChange={(event) => choose({ calm: event.currentTarget.checked })} />
      <Switch label={t('sound')} checked={sound} onChange={(event) => choose({ sound: event.currentTarget.checked })} />
      <OneKeyChoice />
    </Stack>
  )
}
