import { postLimits } from '@lms/contracts/posts/posts.ts'
import { type Tag, areNearlyTheSame, nameKey } from '@lms/contracts/taxonomy/taxonomy.ts'
import { Alert, Button, Group, MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { addTag, reloadTaxonomy, similarTagsQuery, tagInTheWay, tagsQuery } from '../../taxonomy/taxonomy-api.ts'
import { useField } from '../../ui/form/field.ts'
import { optionList } from '../../ui/form/option-list.ts'
import type { PostControl } from './post-form.ts'
import { postFormTexts } from './post-form-texts.ts'

interface Named {
  id: string
  name: string
}

const newOne = 'new'

/** Found by typing; what is not there can be made on the spot, unless something like it is there already. */
export function TagsField({ control, known }: { control: PostControl; known: readonly Named[] }) {
  const t = useTexts(postFormTexts)
  const queryClient = useQueryClient()
  const { value, change, shared } = useField({ control, name: 'tags', label: t('tags'), description: t('tagsHint') })
  const chosen = Array.isArray(value) ? (value as string[]) : []
  const [text, setText] = useState('')
  const [search] = useDebouncedValue(text.trim(), 250)
  const { data } = useQuery(tagsQuery({ search, limit: 20 }))
  const [met, setMet] = useState<readonly Named[]>(known)
  const [doubt, setDoubt] = useState<{ name: string; like: Tag } | null>(null)
  const names = new Map([...met, ...known, ...(data?.tags ?? [])].map(({ id, name }) => [id, name]))
  const typed = text.trim()
  const isThere = [...names.values()].some((name) => nameKey(name) === nameKey(typed))

  function add(tag: Named): void {
    setMet([...met, ...(data?.tags ?? []), tag])
    setText('')
    setDoubt(null)
    if (!chosen.includes(tag.id)) change([...chosen, tag.id])
  }

  async function make(name: string): Promise<void> {
    try {
      add(await addTag({ name }))
      void reloadTaxonomy(queryClient)
    } catch (error) {
      const present = tagInTheWay(error)
      if (present === null) toast.error(messageOf(error))
      else add(present)
    }
  }

  async function propose(name: string): Promise<void> {
    const groups = await queryClient.fetchQuery(similarTagsQuery(name)).catch(() => [])
    const like = groups.flat().find((tag) => areNearlyTheSame(tag.name, name))
    if (like === undefined) await make(name)
    else setDoubt({ name, like })
  }

  return (
    <div>
      <MultiSelect
        {...shared}
        {...optionList}
        data={[
          ...[...names].map(([id, name]) => ({ value: id, label: name })),
          ...(typed === '' || isThere ? [] : [{ value: newOne, label: t('createTag', { name: typed }) }]),
        ]}
        // The server has searched already, by its own rules; what is chosen stays, to be named.
        filter={({ options }) => options.filter((option) => 'value' in option && isOffered(option.value))}
        searchable
        searchValue={text}
        onSearchChange={setText}
        hidePickedOptions
        maxValues={postLimits.tagsMaximum}
        comboboxProps={{ shadow: 'sm' }}
        value={chosen}
        onChange={(next) => {
          if (next.includes(newOne)) {
            void propose(typed)
            return
          }
          setMet([...met, ...(data?.tags ?? [])])
          change(next)
        }}
      />
      {doubt !== null && (
        <Alert
          mt="xs"
          color="warning"
          variant="outline"
          role="alert"
          title={t('similarTag', { name: doubt.like.name })}
        >
          <Group gap="xs">
            <Button size="compact-sm" onClick={() => add(doubt.like)}>
              {t('useSimilar', { name: doubt.like.name })}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => void make(doubt.name)}>
              {t('createAnyway', { name: doubt.name })}
            </Button>
          </Group>
        </Alert>
      )}
    </div>
  )

  function isOffered(id: string): boolean {
    return id === newOne || (data?.tags ?? []).some((tag) => tag.id === id)
  }
}
