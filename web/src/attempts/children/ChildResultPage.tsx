import { screens } from '@lms/contracts/screens.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useSignedInUser } from '../../lib/session/session.ts'
import type { AttemptLinkProps } from '../results/AttemptSwitch.tsx'
import { ResultBack } from '../results/ResultBack.tsx'
import { ResultView } from '../results/ResultView.tsx'
import { childResultQuery } from '../results/result-api.ts'

/** What became of a child's attempt, for those who look after the child. */
export function ChildResultPage() {
  const { historyId } = useParams({ from: screens.childResult.path })
  const { child_id: childId } = useSearch({ from: screens.childResult.path })
  const { role } = useSignedInUser()
  const list = role === 'parent' ? screens.children.path : screens.studentQuizzes.path
  return (
    <ResultView
      query={useQuery(childResultQuery(historyId, childId))}
      back={<ResultBack place={childId === undefined ? { to: list } : { childId }} />}
      AttemptLink={ChildAttemptLink}
    />
  )
}

function ChildAttemptLink({ historyId, ...link }: AttemptLinkProps) {
  const search = useSearch({ from: screens.childResult.path })
  return <Link {...link} to={screens.childResult.path} params={{ historyId }} search={search} />
}
