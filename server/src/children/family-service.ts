import type { Relative, getFamily } from '@lms/contracts/children/family.ts'
import type { DataOf } from '@lms/contracts/endpoint.ts'
import type { Actor } from '@lms/contracts/permissions.ts'
import { userMessages } from '@lms/contracts/users/user-messages.ts'
import type { Database } from '../platform/database/database.ts'
import { authorizeRole } from '../platform/http/authorize.ts'
import { notFound } from '../platform/http/errors.ts'
import { findUserEvenDeleted, findUsers } from '../users/user-store.ts'
import { type User, fullNameOf } from '../users/user.ts'
import { childIdsOf, parentIdsOf } from './child-store.ts'

export interface Families {
  of(actor: Actor, id: string): Promise<DataOf<typeof getFamily>>
}

export function createFamilyView({ database }: { database: Database }): Families {
  async function relatives(ids: readonly string[], role: User['role']): Promise<Relative[]> {
    const users = (await findUsers(database.read(), ids)).filter((user) => user.role === role)
    return users
      .map((user) => ({ id: user.id, name: fullNameOf(user), username: user.username, isActive: user.isActive }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'vi'))
  }

  return {
    async of(actor, id) {
      authorizeRole(actor, 'user:read')
      const user = await findUserEvenDeleted(database.read(), id)
      if (!user) throw notFound(userMessages.notFound)
      const isChild = user.role === 'student'
      return {
        children: isChild ? [] : await relatives(await childIdsOf(database.read(), id), 'student'),
        parents: isChild ? await relatives(await parentIdsOf(database.read(), id), 'parent') : [],
      }
    },
  }
}
