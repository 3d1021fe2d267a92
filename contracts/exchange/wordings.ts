import type { Wording } from '../messages.ts'

/** For screens whose default language is Vietnamese. */
export const vietnamese = (vi: string, en: string): Wording => ({ default: vi, vi, en })
