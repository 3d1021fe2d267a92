import type { Role } from '@lms/contracts/roles.ts'

/** Known to everyone on purpose; the server stays on this machine while these accounts exist. */
export const demoPassword = 'Demo1234'

export const demoPeople: readonly { role: Role; username: string; firstName: string; lastName: string }[] = [
  { role: 'administrator', username: 'admin', firstName: 'Hà', lastName: 'Nguyễn Thu' },
  { role: 'parent', username: 'parent', firstName: 'Minh', lastName: 'Trần Đức' },
  { role: 'student', username: 'student', firstName: 'An', lastName: 'Trần Bảo' },
]

export const demoEmail = (username: string): string => `${username}@example.com`
