import type { PaperFormat } from '@lms/contracts/quizzes/quiz-papers.ts'
import { Button, Group } from '@mantine/core'
import { IconFileTypeDocx, IconFileTypeHtml, IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Section } from '../../ui/page/Section.tsx'
import { PaperDialog } from '../paper/PaperDialog.tsx'
import type { PaperSource } from '../paper/quiz-paper-api.ts'
import { quizPaperTexts } from '../paper/quiz-paper-texts.ts'

const exports = [
  { format: 'pdf', label: 'exportPdf', icon: IconFileTypePdf },
  { format: 'docx', label: 'exportDocx', icon: IconFileTypeDocx },
  { format: 'html', label: 'exportHtml', icon: IconFileTypeHtml },
] as const

/** On paper before it is saved. */
export function PaperSection({ source }: { source: PaperSource }) {
  const t = useTexts(quizPaperTexts)
  const [opened, setOpened] = useState<PaperFormat | null>(null)
  return (
    <Section title={t('section')} description={t('sectionHint')}>
      <Group gap="xs">
        {exports.map(({ format, label, icon: Icon }) => (
          <Button
            key={format}
            variant="default"
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => setOpened(format)}
          >
            {t(label)}
          </Button>
        ))}
      </Group>
      <PaperDialog source={source} format={opened} onClose={() => setOpened(null)} />
    </Section>
  )
}
