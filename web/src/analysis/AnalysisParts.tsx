import type { AnalysisFormat, ItemAnalysis } from '@lms/contracts/analysis/analysis.ts'
import type { Difficulty } from '@lms/contracts/questions/questions.ts'
import { Alert, Button } from '@mantine/core'
import { IconDownload, IconTag } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { StatusBadge } from '../ui/page/StatusBadge.tsx'
import { type AnalysisSource, relabel, reloadLabels, saveAnalysis } from './analysis-api.ts'
import { figureText, judgementOf } from './analysis-figures.ts'
import { analysisTexts } from './analysis-texts.ts'
import classes from './analysis.module.css'

export function ExportButtons({ source }: { source: AnalysisSource }) {
  const t = useTexts(analysisTexts)
  const [saving, setSaving] = useState<AnalysisFormat | null>(null)

  async function save(format: AnalysisFormat): Promise<void> {
    setSaving(format)
    try {
      await saveAnalysis(source, format)
    } catch {
      toast.error(t('exportFailed'))
    } finally {
      setSaving(null)
    }
  }

  return (['csv', 'xlsx'] as const).map((format) => (
    <Button
      key={format}
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={saving === format}
      onClick={() => void save(format)}
    >
      {t(format)}
    </Button>
  ))
}

export function DifficultyMark({ difficulty }: { difficulty: Difficulty | null }) {
  const t = useTexts(analysisTexts)
  if (difficulty === null) return <StatusBadge color="gray">{t('tooFew')}</StatusBadge>
  return <StatusBadge color={difficulty}>{t(difficulty)}</StatusBadge>
}

export function Discrimination({ value }: { value: number | null }) {
  const t = useTexts(analysisTexts)
  const judgement = judgementOf(value)
  return (
    <span className={classes.judged}>
      {figureText(value)}
      {judgement !== null && <StatusBadge color={judgement.color}>{t(judgement.word)}</StatusBadge>}
    </span>
  )
}

/** Sets the label that fits better, by the normal change of the question. */
export function RelabelSuggestion({ item, isInline = false }: { item: ItemAnalysis; isInline?: boolean }) {
  const t = useTexts(analysisTexts)
  const queryClient = useQueryClient()
  const [isSaving, setIsSaving] = useState(false)
  const { question, suggestedDifficulty: suggested } = item
  if (suggested === null) return null

  async function change(difficulty: Difficulty): Promise<void> {
    setIsSaving(true)
    try {
      await relabel(question, difficulty)
      toast.success(t('relabelled'))
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      // Also after a refusal: somebody else may have changed the question.
      await reloadLabels(queryClient)
      setIsSaving(false)
    }
  }

  const button = question.mayChange && !question.isDeleted && (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconTag size={14} aria-hidden />}
      loading={isSaving}
      aria-label={t('relabelNamed', { title: question.title, difficulty: t(suggested) })}
      onClick={() => void change(suggested)}
    >
      {t('relabel', { difficulty: t(suggested) })}
    </Button>
  )
  if (isInline) return button === false ? null : button
  return (
    <Alert color="brand" variant="outline">
      <div className={classes.suggestion}>
        {t('suggestion', { difficulty: t(suggested) })}
        {button}
      </div>
    </Alert>
  )
}
