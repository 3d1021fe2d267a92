import { Button, Group } from '@mantine/core'
import { useTexts } from '../../lib/texts.ts'
import { Page } from '../page/Page.tsx'
import { ThemeToggle } from '../theme/ThemeToggle.tsx'
import { CardsSkeleton, FormSkeleton, ListSkeleton } from '../page/skeletons.tsx'
import { BasicsPreview } from './BasicsPreview.tsx'
import { ChartPreview } from './ChartPreview.tsx'
import { FormPreview } from './FormPreview.tsx'
import { OverlayPreview } from './OverlayPreview.tsx'
import { PagerPreview } from './PagerPreview.tsx'
import { previewTexts } from './preview-texts.ts'
import { RichTextPreview } from './RichTextPreview.tsx'
import { Section } from './Section.tsx'
import { TablePreview } from './TablePreview.tsx'

/** The living catalogue of this folder. */
export function UiPreviewPage() {
  const t = useTexts(previewTexts)
  return (
    <Page title={t('title')} description={t('description')} actions={<Button>{t('primary')}</Button>}>
      <Section title={t('theme')}>
        <Group>
          <ThemeToggle size="sm" />
          <ThemeToggle size="md" />
          <ThemeToggle size="lg" />
        </Group>
      </Section>
      <BasicsPreview />
      <Section title={t('table')}>
        <TablePreview />
      </Section>
      <Section title={t('pager')}>
        <PagerPreview />
      </Section>
      <Section title={t('charts')}>
        <ChartPreview />
      </Section>
      <Section title={t('forms')}>
        <FormPreview />
      </Section>
      <Section title={t('richText')}>
        <RichTextPreview />
      </Section>
      <Section title={t('overlays')}>
        <OverlayPreview />
      </Section>
      <Section title={t('skeletons')}>
        <ListSkeleton rows={3} />
        <CardsSkeleton cards={3} />
        <FormSkeleton fields={2} />
      </Section>
    </Page>
  )
}
