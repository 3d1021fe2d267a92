import { screens } from '@lms/contracts/screens.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { AttemptLinkProps } from './AttemptSwitch.tsx'
import { ResultBack } from './ResultBack.tsx'
import { ResultView } from './ResultView.tsx'
import { ownResultQuery } from './result-api.ts'

/** What became of one's own attempt. */
export function ResultPage() {
  const { historyId } = useParams({ from: screens.attemptResult.path })
  return (
    <ResultView
      query={useQuery(ownResultQuery(historyId))}
      back={<ResultBack place={{ to: screens.studentQuizzes.path }} />}
      AttemptLink={OwnAttemptLink}
    />
  )
}

function OwnAttemptLink({ historyId, ...link }: AttemptLinkProps) {
  return <Link {...link} to={screens.attemptResult.path} params={{ historyId }} />
}
