import { Button } from '@mantine/core'
import { IconMusic, IconMusicOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { choose } from '../../lib/preferences/preferences.ts'
import { onReadingChange, readingChoice } from '../../lib/preferences/reading.ts'
import { useTexts } from '../../lib/texts.ts'
import { soundTexts } from './sound-texts.ts'

/** One tap, kept with the account. */
export function SoundButton() {
  const t = useTexts(soundTexts)
  const { sound } = useSyncExternalStore(onReadingChange, readingChoice)
  const Icon = sound ? IconMusic : IconMusicOff
  return (
    <Button
      variant="default"
      size="lg"
      leftSection={<Icon size={20} aria-hidden />}
      onClick={() => choose({ sound: !sound })}
    >
      {t(sound ? 'turnOff' : 'turnOn')}
    </Button>
  )
}
