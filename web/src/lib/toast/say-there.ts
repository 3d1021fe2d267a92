import { useNavigate } from '@tanstack/react-router'
import { toast } from './toast.ts'

type Elsewhere = Parameters<ReturnType<typeof useNavigate>>[0]

/** What cannot be shown is said on the screen that is shown instead: said before, it would go with this one. */
export function useSayThere(): (message: string, elsewhere: Elsewhere) => void {
  const navigate = useNavigate()
  return (message, elsewhere) => void navigate(elsewhere).then(() => toast.error(message))
}
