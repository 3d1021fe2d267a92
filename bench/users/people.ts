import type { Database } from '../../server/src/platform/database/database.ts'
import { json } from '../../server/src/platform/database/tables.ts'
import { newId } from '../../server/src/platform/ids.ts'
import { searchTextOf, sortNameOf } from '../../server/src/users/user.ts'

const families = ['Nguyễn', 'Nguyễn', 'Nguyễn', 'Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Đặng', 'Bùi', 'Đỗ']
const middles = ['Thị', 'Văn', 'Đức', 'Minh', 'Thu', 'Bảo', 'Ngọc', 'Quốc', 'Hữu', 'Thanh', 'Xuân']
const givens = ['An', 'Bình', 'Chi', 'Dũng', 'Giang', 'Hà', 'Khánh', 'Lan', 'Mai', 'Nam', 'Oanh', 'Phúc', 'Quân']
const departments = ['Tổ Toán', 'Tổ Văn', 'Tổ Anh', null, null, null]

/** What the searches look for, and how many people it fits. */
export const searches = {
  'many hits': 'nguyễn',
  'two words': 'lan trần',
  'some hits': 'thẩm',
  'few hits': 'tôn nữ hạnh',
  'no hit': 'quỳnh hươngg',
} as const

const rowsPerInsert = 400
const twoYears = 730 * 24 * 3600 * 1000

/** Spread over two years, mostly students, one in twenty inactive; the same for every engine and size. */
export async function addPeople(database: Database, count: number): Promise<void> {
  const now = Date.now()
  for (let start = 0; start < count; start += rowsPerInsert) {
    const rows = Array.from({ length: Math.min(rowsPerInsert, count - start) }, (_, offset) =>
      personOf(start + offset, new Date(now - twoYears + Math.floor(((start + offset) / count) * twoYears))),
    )
    await database.transaction((tx) => tx.insertInto('users').values(rows).execute())
  }
}

function personOf(number: number, created: Date) {
  const pick = <Value>(values: readonly Value[], step: number): Value =>
    values[Math.floor(number / step) % values.length] as Value
  const isRare = number % 200 === 7
  const isRarest = number < 1000 && number % 250 === 13
  const names = {
    firstName: isRarest ? 'Hạnh' : pick(givens, 1),
    lastName: isRarest ? 'Tôn Nữ' : isRare ? 'Thẩm' : `${pick(families, 13)} ${pick(middles, 5)}`,
    email: `person.${number}@school-${number % 97}.example`,
    username: `person.${number}`,
    department: pick(departments, 3),
  }
  const createdAt = created.toISOString()
  return {
    id: newId(),
    email: names.email,
    username: names.username,
    password_hash: '',
    first_name: names.firstName,
    last_name: names.lastName,
    department: names.department,
    role: number % 10 === 0 ? ('parent' as const) : ('student' as const),
    is_active: number % 20 !== 3,
    approval: number % 500 === 10 ? ('waiting' as const) : ('approved' as const),
    is_email_verified: number % 3 === 0,
    is_demo: false,
    login_attempts: 0,
    last_login_at: number % 4 === 0 ? null : new Date(created.getTime() + 3_600_000).toISOString(),
    preferences: json({}),
    metadata: json({}),
    search_text: searchTextOf(names),
    sort_name: sortNameOf(names),
    version: 1,
    created_at: createdAt,
    updated_at: createdAt,
  }
}
