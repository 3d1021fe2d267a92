import { ActionIcon, TextInput, Tooltip } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts.ts'
import { cardTexts } from './card-texts.ts'
import { randomBelow, readablePassword } from '@lms/contracts/children/child-password.ts'
import classes from './card.module.css'

interface GeneratedPasswordProps {
  value: string
  error: string | undefined
  onChange: (password: string) => void
}

/** Made here and not to be typed: nobody has to think of one. */
export function GeneratedPassword({ value, error, onChange }: GeneratedPasswordProps) {
  const t = useTexts(cardTexts)
  return (
    <TextInput
      readOnly
      variant="filled"
      label={t('password')}
      description={t('passwordHint')}
      value={value}
      error={error}
      autoComplete="off"
      classNames={{ input: classes.password }}
      rightSectionWidth={44}
      rightSection={
        <Tooltip label={t('anotherPassword')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('anotherPassword')}
            onClick={() => onChange(readablePassword(randomBelow))}
          >
            <IconRefresh size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      }
    />
  )
}
