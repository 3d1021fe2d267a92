import type { MediaUse } from '@lms/contracts/media/media.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Anchor, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../lib/texts.ts'
import { libraryTexts } from './library-texts.ts'
import { mediaQuery } from './media-api.ts'
import classes from './library.module.css'

const pages = {
  post: screens.postView.path,
  question: screens.questionView.path,
  user: screens.userView.path,
} as const

export function MediaUses({ id }: { id: string }) {
  const t = useTexts(libraryTexts)
  const { data, isError } = useQuery(mediaQuery(id))
  return (
    <section>
      <Text size="sm" fw={500}>
        {t('whereUsed')}
      </Text>
      {isError && data === undefined && <Text size="sm">{t('usesFailed')}</Text>}
      {!isError && data === undefined && <Skeleton height={16} mt={4} />}
      {data?.uses.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('usedNowhere')}
        </Text>
      )}
      {data !== undefined && data.uses.length > 0 && (
        <ul className={classes.uses}>
          {data.uses.map((use) => (
            <li key={`${use.kind}-${use.id}`}>
              <Use use={use} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Use({ use: { kind, id, name } }: { use: MediaUse }) {
  const t = useTexts(libraryTexts)
  const words = t('useOf', { kind: t(kind), name: name ?? t('hiddenRecord') })
  // What a student handed in has no page here.
  if (name === null || kind === 'attempt') return <Text size="sm">{words}</Text>
  return (
    <Anchor size="sm" renderRoot={(link) => <Link {...link} to={pages[kind]} params={{ id }} />}>
      {words}
    </Anchor>
  )
}
