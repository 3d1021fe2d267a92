import type { Language } from '@lms/contracts/messages.ts'
import { useSession } from '../../lib/session/session.ts'

/** The default wording mixes two languages; around a child's work there is one. */
export function useMenuLanguage(): Language {
  return useSession().user?.role === 'student' ? 'vi' : 'default'
}
