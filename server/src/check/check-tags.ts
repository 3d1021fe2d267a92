import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { tagsOfAll } from '../questions/tags/tag-tables.ts'
import type { Finding } from './finding.ts'

/** Which questions have a tag, read again from what they say; see `tag-tables.ts`. */
export async function checkTags(database: Database): Promise<Finding[]> {
  const wanted = sql.raw(tagsOfAll(database.dialect))
  const columns = sql.raw(
    'tag, question_id, topic_id, class, subject_id, type, difficulty, by_administrator, author_id',
  )
  const isWrong = await database.transaction(async (tx) => {
    const { rows } = await sql<{ amount: number }>`
      select count(*) as amount from (
        select * from (${wanted} except select ${columns} from questions_by_tag) as missing
        union all
        select * from (select ${columns} from questions_by_tag except ${wanted}) as surplus
      ) as differing`.execute(tx)
    if ((rows[0]?.amount ?? 0) === 0) return false
    await sql`delete from questions_by_tag`.execute(tx)
    await sql`insert into questions_by_tag (${columns}) ${wanted}`.execute(tx)
    return true
  })
  return isWrong ? [{ what: 'questions were not found by their tags', isMended: true }] : []
}
