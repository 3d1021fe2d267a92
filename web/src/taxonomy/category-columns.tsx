import { screens } from '@lms/contracts/screens.ts'
import type { Category } from '@lms/contracts/taxonomy/taxonomy.ts'
import { ActionIcon, Anchor, VisuallyHidden } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import type { DataColumn } from '../ui/data-table/data-column.ts'
import { Label } from './Label.tsx'
import type { PlacedCategory } from './category-tree.ts'
import { taxonomyTexts } from './taxonomy-texts.ts'
import classes from './taxonomy.module.css'

interface CategoryColumns {
  all: readonly Category[]
  closed: ReadonlySet<string>
  /** Found by a search: without the steps of the tree. */
  isFlat: boolean
  onFold: (id: string) => void
}

export function useCategoryColumns({ all, closed, isFlat, onFold }: CategoryColumns): DataColumn<PlacedCategory>[] {
  const t = useTexts(taxonomyTexts)
  return [
    {
      id: 'name',
      header: t('name'),
      rowHeader: true,
      minWidth: 220,
      cell: (category) => (
        <div className={classes.place} style={{ paddingInlineStart: isFlat ? 0 : Math.min(category.depth, 4) * 24 }}>
          {!isFlat && category.hasChildren && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={28}
              aria-expanded={!closed.has(category.id)}
              aria-label={t(closed.has(category.id) ? 'unfold' : 'fold', { name: category.name })}
              onClick={() => onFold(category.id)}
            >
              {closed.has(category.id) ? (
                <IconChevronRight size={16} aria-hidden />
              ) : (
                <IconChevronDown size={16} aria-hidden />
              )}
            </ActionIcon>
          )}
          {!isFlat && !category.hasChildren && <span className={classes.leaf} />}
          <Label label={category} />
          <Parent name={all.find(({ id }) => id === category.parent)?.name} />
        </div>
      ),
    },
    { id: 'slug', header: t('slug'), minWidth: 120, cell: ({ slug }) => <span className={classes.slug}>{slug}</span> },
    { id: 'description', header: t('description'), minWidth: 180, cell: ({ description }) => description || '—' },
    {
      id: 'postCount',
      header: t('posts'),
      numeric: true,
      minWidth: 80,
      cell: ({ id, name, postCount }) => (
        <Anchor
          size="sm"
          aria-label={`${formatNumber(postCount)}, ${t('postsOf', { name })}`}
          renderRoot={(link) => <Link {...link} to={screens.posts.path} search={{ category: id }} />}
        >
          {formatNumber(postCount)}
        </Anchor>
      ),
    },
  ]
}

function Parent({ name }: { name: string | undefined }) {
  const t = useTexts(taxonomyTexts)
  return name === undefined ? null : <VisuallyHidden>{t('inside', { name })}</VisuallyHidden>
}
