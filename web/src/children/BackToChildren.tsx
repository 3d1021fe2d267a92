import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../lib/texts.ts'
import { childTexts } from './child-texts.ts'

export function BackToChildren() {
  const t = useTexts(childTexts)
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
      renderRoot={(button) => <Link {...button} to={screens.children.path} />}
    >
      {t('back')}
    </Button>
  )
}
