import type { Author } from '@lms/contracts/fields.ts'
import { Button, Text } from '@mantine/core'
import { IconLink, IconLinkOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTexts } from '../lib/texts.ts'
import { SearchBox } from '../ui/filter-bar/SearchBox.tsx'
import { usersQuery } from '../users/user-api.ts'
import { parentLinkTexts } from './parent-link-texts.ts'
import classes from './children.module.css'

export type LinkedParent = Author

interface ParentPickerProps {
  parents: readonly LinkedParent[]
  isBusy?: boolean
  onAdd: (parent: LinkedParent) => void
  onRemove: (parent: LinkedParent) => void
}

/** Who is linked, and a search for who shall be. */
export function ParentPicker({ parents, isBusy = false, onAdd, onRemove }: ParentPickerProps) {
  const t = useTexts(parentLinkTexts)
  const id = useId()
  const [search, setSearch] = useState('')
  return (
    <div className={classes.picker}>
      <Text fw={500} id={id}>
        {t('linked')}
      </Text>
      {parents.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('nobodyLinked')}
        </Text>
      ) : (
        <ul className={classes.people} aria-labelledby={id}>
          {parents.map((parent) => (
            <li key={parent._id}>
              <Person parent={parent} />
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<IconLinkOff size={14} aria-hidden />}
                aria-label={t('unlinkOf', { name: nameOf(parent) })}
                disabled={isBusy}
                onClick={() => onRemove(parent)}
              >
                {t('unlink')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <SearchBox placeholder={t('search')} value={search} onSearch={setSearch} />
      {search !== '' && <Found search={search} parents={parents} isBusy={isBusy} onAdd={onAdd} />}
    </div>
  )
}

function Found({ search, parents, isBusy, onAdd }: Omit<ParentPickerProps, 'onRemove'> & { search: string }) {
  const t = useTexts(parentLinkTexts)
  const { data } = useQuery(usersQuery({ role: 'parent', search, page: 1, limit: 5 }))
  const linked = new Set(parents.map(({ _id }) => _id))
  const found = data?.users
    .filter((user) => !linked.has(user.id))
    .map((user) => ({ _id: user.id, name: user.fullName, username: user.username }))
  if (found === undefined) return null
  if (found.length === 0) {
    return (
      <Text component="output" size="sm" c="dimmed">
        {t('nobodyFound')}
      </Text>
    )
  }
  return (
    <ul className={classes.people} aria-label={t('found')}>
      {found.map((parent) => (
        <li key={parent._id}>
          <Person parent={parent} />
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconLink size={14} aria-hidden />}
            aria-label={t('linkOf', { name: nameOf(parent) })}
            disabled={isBusy}
            onClick={() => onAdd(parent)}
          >
            {t('link')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Person({ parent }: { parent: LinkedParent }) {
  return (
    <span className={classes.person}>
      <span>{nameOf(parent)}</span>
      <Text span size="sm" c="dimmed">
        {parent.username}
      </Text>
    </span>
  )
}

export function nameOf({ name, username }: LinkedParent): string {
  return name || username
}
