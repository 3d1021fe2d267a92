import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../lib/texts.ts'
import { userTexts } from './user-texts.ts'

export function BackToUsers() {
  const t = useTexts(userTexts)
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
      renderRoot={(props) => <Link to={screens.users.path} {...props} />}
    >
      {t('backToUsers')}
    </Button>
  )
}
