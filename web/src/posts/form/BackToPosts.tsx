import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/texts.ts'
import { postFormTexts } from './post-form-texts.ts'

export function BackToPosts() {
  const t = useTexts(postFormTexts)
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
      renderRoot={(button) => <Link {...button} to={screens.posts.path} />}
    >
      {t('back')}
    </Button>
  )
}
