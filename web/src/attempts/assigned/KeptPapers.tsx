import { screens } from '@lms/contracts/screens.ts'
import { Alert, Button } from '@mantine/core'
import { IconPlayerTrackNext } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSignedInUser } from '../../lib/session/session.ts'
import { useTexts } from '../../lib/texts.ts'
import { papersOf } from '../sitting/keeping/kept-papers.ts'
import { assignedTexts } from './assigned-texts.ts'
import classes from './assigned.module.css'

/** When the list cannot be had: what somebody is in the middle of is on this device, and can be gone on with. */
export function KeptPapers() {
  const t = useTexts(assignedTexts)
  const person = useSignedInUser().id
  const { data = [] } = useQuery({
    queryKey: ['kept-papers', person],
    queryFn: () => papersOf(person),
    staleTime: 0,
    gcTime: 0,
  })
  if (data.length === 0) return null
  return (
    <Alert variant="outline" color="brand" title={t('keptTitle')}>
      <ul className={classes.kept}>
        {data.map(({ assignedId, title }) => (
          <li key={assignedId}>
            <span>{title}</span>
            <Button
              size="lg"
              leftSection={<IconPlayerTrackNext size={20} aria-hidden />}
              aria-label={t('actionFor', { action: t('resume'), title })}
              renderRoot={(button) => <Link {...button} to={screens.studentQuiz.path} params={{ id: assignedId }} />}
            >
              {t('resume')}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
