import type { ClassCode } from '@lms/contracts/classes/classes.ts'
import type { QuestionType } from '@lms/contracts/question-types/registry.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import { sql } from 'kysely'
import type { DialectName, Migrations } from '../../platform/database/migrations.ts'
import { withoutHurry } from '../../platform/database/postgres/lines.ts'
import { tagEdge } from '../question.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** Which questions have a tag, with all that a list is filtered by; triggers keep it, without deleted ones. */
    questions_by_tag: {
      tag: string
      question_id: string
      topic_id: string
      class: ClassCode
      subject_id: string
      type: QuestionType
      difficulty: Difficulty
      by_administrator: boolean
      author_id: string | null
    }
  }
}

/** A longer word is no tag: a tag has 50 letters at most, each of which may fold into a few. */
export const longestTagWord = 400

const copied = ['topic_id', 'class', 'subject_id', 'type', 'difficulty', 'by_administrator', 'author_id']
const edge = tagEdge.codePointAt(0)

export const tagMigrations: Migrations = {
  '2026-11-16-71-questions-by-tag': async (db, types, dialect) => {
    const table = db.schema
      .createTable('questions_by_tag')
      .addColumn('tag', 'text', (column) => column.notNull())
      .addColumn('question_id', 'text', (column) => column.notNull())
      .addColumn('topic_id', 'text', (column) => column.notNull())
      .addColumn('class', 'text', (column) => column.notNull())
      .addColumn('subject_id', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('difficulty', 'text', (column) => column.notNull())
      .addColumn('by_administrator', types.boolean, (column) => column.notNull())
      .addColumn('author_id', 'text')
      .addPrimaryKeyConstraint('questions_by_tag_key', ['tag', 'question_id'] as never[])
    await (dialect === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table).execute()
    const statements = [
      `${intoTags} ${tagsOfAll(dialect)}`,
      `create index questions_by_tag_topic on questions_by_tag (tag, topic_id, question_id,
         type, difficulty, class, subject_id, by_administrator, author_id)`,
      `create index questions_by_tag_class on questions_by_tag (tag, class, question_id,
         type, difficulty, subject_id, by_administrator, author_id)`,
      `create index questions_by_tag_subject on questions_by_tag (tag, subject_id, question_id,
         type, difficulty, class, by_administrator, author_id)`,
      'create index questions_by_tag_question on questions_by_tag (question_id)',
      ...(dialect === 'sqlite' ? sqliteTriggers : postgresTriggers),
    ]
    if (dialect === 'postgres') await sql.raw(withoutHurry).execute(db)
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const intoTags = `insert into questions_by_tag (tag, question_id, ${copied.join(', ')})`

/** What the table has to hold. */
export function tagsOfAll(dialect: DialectName): string {
  return tagsOf(dialect, 'questions as new cross join')
}

/** Tags are words of the searched text, the last ones of it; see `searchTextOf`. */
function tagsOf(dialect: DialectName, from = ''): string {
  const [place, sign] = dialect === 'sqlite' ? ['instr', `char(${edge})`] : ['strpos', `chr(${edge})`]
  const tags = `substr(new.search_text, ${place}(new.search_text, ${sign}))`
  const [words, last] =
    dialect === 'sqlite'
      ? [`json_each('[' || replace(json_quote(${tags}), ' ', '","') || ']') as words`, 'substr(words.value, -1)']
      : [`unnest(string_to_array(${tags}, ' ')) as words (value)`, 'right(words.value, 1)']
  return `
    select distinct words.value as tag, new.id as question_id, ${copied.map((column) => `new.${column}`).join(', ')}
    from ${from} ${words}
    where new.deleted_at is null and ${place}(new.search_text, ${sign}) > 0
      and substr(words.value, 1, 1) = ${sign} and ${last} = ${sign}
      and length(words.value) between 3 and ${longestTagWord}`
}

const watched = ['search_text', 'deleted_at', ...copied]
const forget = 'delete from questions_by_tag where question_id = old.id'

const sqliteTriggers = [
  `create trigger questions_by_tag_insert after insert on questions
     when instr(new.search_text, char(${edge})) > 0 begin ${intoTags} ${tagsOf('sqlite')}; end`,
  `create trigger questions_by_tag_update after update of ${watched.join(', ')} on questions
     when ${watched.map((column) => `new.${column} is not old.${column}`).join(' or ')}
     begin ${forget}; ${intoTags} ${tagsOf('sqlite')}; end`,
  `create trigger questions_by_tag_delete after delete on questions begin ${forget}; end`,
]

const postgresTriggers = [
  `create function questions_by_tag_keep() returns trigger language plpgsql as $tags$ begin
     if tg_op <> 'INSERT' then ${forget}; end if;
     if tg_op <> 'DELETE' then ${intoTags} ${tagsOf('postgres')}; end if;
     return null;
   end $tags$`,
  `create trigger questions_by_tag_insert after insert on questions for each row
     when (strpos(new.search_text, chr(${edge})) > 0) execute function questions_by_tag_keep()`,
  `create trigger questions_by_tag_update after update of ${watched.join(', ')} on questions for each row
     when (${watched.map((column) => `new.${column} is distinct from old.${column}`).join(' or ')})
     execute function questions_by_tag_keep()`,
  `create trigger questions_by_tag_delete after delete on questions for each row
     when (strpos(old.search_text, chr(${edge})) > 0) execute function questions_by_tag_keep()`,
]
