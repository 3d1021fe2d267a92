import { z } from 'zod'

export const roles = ['administrator', 'parent', 'student'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

const aliases = new Map<string, Role>(
  Object.entries({
    administrator: 'administrator',
    admin: 'administrator',
    '1': 'administrator',
    parent: 'parent',
    '2': 'parent',
    student: 'student',
    user: 'student',
    '3': 'student',
  }),
)

/** What people write in a form, never what decides about access: anything unknown is a student. */
export function roleFromInput(input: string): Role {
  return aliases.get(input.trim().toLowerCase()) ?? 'student'
}

/** An administrator may act as any role; the others only as themselves. */
export function actsAs(role: Role, wanted: Role): boolean {
  return role === 'administrator' || role === wanted
}
