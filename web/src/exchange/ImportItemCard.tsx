import { classNameOf } from '@lms/contracts/classes/classes.ts'
import { shownContent } from '@lms/contracts/question-types/cloze.ts'
import type { ImportItem } from '@lms/contracts/exchange/exchange.ts'
import { Button, Checkbox, Group, Paper, Stack, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { formatNumber } from '../lib/formats.ts'
import { useTexts } from '../lib/texts.ts'
import { QuestionOptions } from '../questions/view/QuestionOptions.tsx'
import { DifficultyBadge, useTypeLabel } from '../questions/question-badges.tsx'
import { RichTextView } from '../ui/rich-text/RichTextView.tsx'
import { EditItemDialog } from './EditItemDialog.tsx'
import { ItemNotes } from './ItemNotes.tsx'
import { ItemSource } from './review/ItemSource.tsx'
import { exchangeTexts } from './exchange-texts.ts'
import classes from './exchange.module.css'

interface ImportItemCardProps {
  importId: string
  item: ImportItem
  onAccept: (isAccepted: boolean) => void
}

/** A question as it will look, with what is to be said about it. */
export function ImportItemCard({ importId, item, onAccept }: ImportItemCardProps) {
  const t = useTexts(exchangeTexts)
  const [isEditing, setIsEditing] = useState(false)
  const isBlocked = item.problems.some((problem) => problem.isBlocking)
  return (
    <Paper component="li" withBorder p="md" className={classes.item} data-left-out={!item.isAccepted || undefined}>
      <Stack gap="xs">
        <Group gap="sm">
          <Checkbox
            label={t('accept', { number: item.number })}
            checked={item.isAccepted}
            disabled={isBlocked || item.questionId !== null}
            onChange={(event) => onAccept(event.currentTarget.checked)}
          />
          <Text size="sm" c="dimmed" flex={1}>
            {isSameNumber(item) ? '' : t('placeInFile', { place: item.place })}
          </Text>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPencil size={14} aria-hidden />}
            aria-label={t('edit', { number: item.number })}
            onClick={() => setIsEditing(true)}
          >
            {t('editShort')}
          </Button>
        </Group>
        <ItemNotes item={item} />
        <div className={classes.sides}>
          <Stack gap="xs" miw={0}>
            <RichTextView html={shownContent(item)} />
            <QuestionOptions type={item.type} answers={item.answers} parts={item} />
            {item.explanation !== '' && (
              <div>
                <Text size="sm" fw={600}>
                  {t('explanation')}
                </Text>
                <RichTextView html={item.explanation} isCompact />
              </div>
            )}
            <Facts item={item} />
          </Stack>
          <ItemSource item={item} />
        </div>
      </Stack>
      {isEditing && <EditItemDialog importId={importId} item={item} onClose={() => setIsEditing(false)} />}
    </Paper>
  )
}

/** Numbers of a paper that begin anew, or leave one out, are not those of the list. */
const isSameNumber = ({ place, number }: ImportItem): boolean => place === `Câu ${number}`

function Facts({ item }: { item: ImportItem }) {
  const t = useTexts(exchangeTexts)
  const typeLabel = useTypeLabel()
  const place =
    item.class !== null && item.subject !== null ? `${classNameOf(item.class)} · ${item.subject.name}` : null
  return (
    <Group gap="md">
      <Text size="sm">{typeLabel(item.type)}</Text>
      <DifficultyBadge difficulty={item.difficulty} />
      <Text size="sm">{t('pointsOf', { count: formatNumber(item.points) })}</Text>
      <Text size="sm" c={place === null ? undefined : 'dimmed'}>
        {place ?? t('noPlace')}
      </Text>
    </Group>
  )
}
