import { useLocation, useNavigate } from '@tanstack/react-router'

/** The code of a link that somebody was sent: it stands where no server sees it, and goes once it was seen here. */
export function useInvitedCode(): { code: string | null; forget: () => void } {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const code = new URLSearchParams(hash).get('join')
  return {
    code,
    forget: () => {
      if (code !== null) void navigate({ to: '.', hash: '', replace: true })
    },
  }
}
