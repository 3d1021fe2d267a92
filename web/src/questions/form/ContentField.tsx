import { SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { contentPictures } from '../../media/pictures.ts'
import { useTexts } from '../../lib/texts.ts'
import { RichTextField } from '../../ui/rich-text/RichTextField.tsx'
import { RichTextView } from '../../ui/rich-text/RichTextView.tsx'
import type { QuestionControl } from '../values/question-form.ts'
import { questionFormTexts } from './question-form-texts.ts'
import classes from './question-form.module.css'

/** Written, or seen as it will be read. */
export function ContentField({ control }: { control: QuestionControl }) {
  const t = useTexts(questionFormTexts)
  const [view, setView] = useState<'write' | 'read'>('write')
  const content = useWatch({ control, name: 'content' })
  return (
    <div className={classes.content}>
      <SegmentedControl
        size="xs"
        className={classes.contentView}
        aria-label={t('contentView')}
        value={view}
        onChange={setView}
        data={[
          { value: 'write', label: t('write') },
          { value: 'read', label: t('read') },
        ]}
      />
      <div hidden={view === 'read'}>
        <RichTextField control={control} name="content" label={t('content')} pictures={contentPictures} required />
      </div>
      {view === 'read' && (
        <div>
          <Text size="sm" fw={500} mb={4}>
            {t('content')}
          </Text>
          <div className={classes.contentShown}>
            {content === '' ? <Text c="dimmed">{t('nothingYet')}</Text> : <RichTextView html={content} />}
          </div>
        </div>
      )}
    </div>
  )
}
