import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/texts.ts'
import { resultTexts } from './result-texts.ts'

type Place = { to: typeof screens.studentQuizzes.path } | { to: typeof screens.children.path } | { childId: string }

/** To the list that the result belongs to. */
export function ResultBack({ place }: { place: Place }) {
  const t = useTexts(resultTexts)
  return (
    <Button
      variant="default"
      size="lg"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
      renderRoot={(button) =>
        'to' in place ? (
          <Link {...button} to={place.to} />
        ) : (
          <Link {...button} to={screens.childResults.path} params={{ id: place.childId }} />
        )
      }
    >
      {t('back')}
    </Button>
  )
}
