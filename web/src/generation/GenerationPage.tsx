import { ClassCode } from '@lms/contracts/classes/classes.ts'
import { Difficulty, difficulties } from '@lms/contracts/questions/questions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button } from '@mantine/core'
import { IconListDetails } from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import { useTexts } from '../lib/texts.ts'
import { Page } from '../ui/page/Page.tsx'
import { GenerationForm } from './GenerationForm.tsx'
import { WithOptions } from './WithOptions.tsx'
import type { GenerationValues } from './generation-form.ts'
import { generationTexts } from './generation-texts.ts'

export function GenerationPage() {
  const t = useTexts(generationTexts)
  const known = useKnown()
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <Button
          variant="default"
          leftSection={<IconListDetails size={16} aria-hidden />}
          renderRoot={(button) => <Link {...button} to={screens.aiProcesses.path} />}
        >
          {t('processes')}
        </Button>
      }
    >
      <WithOptions>{(options) => <GenerationForm options={options} known={known} />}</WithOptions>
    </Page>
  )
}

const mostQuestions = 50

/** Whoever knows what is missing says so in the address. */
function useKnown(): Partial<GenerationValues> {
  const { subject, topic, count, ...place } = useSearch({ from: screens.ai.path })
  const code = ClassCode.safeParse(place.class).data
  const wanted = Difficulty.safeParse(place.difficulty).data
  const total = Math.min(mostQuestions, Math.trunc(Number(count ?? '')))
  const counts = Object.fromEntries(
    difficulties.map((difficulty) => [`${difficulty}Questions`, difficulty === wanted ? total : 0]),
  )
  return {
    ...(code !== undefined && { class: code }),
    ...(subject !== undefined && { subject }),
    ...(topic !== undefined && { topic, title: topic }),
    ...(wanted !== undefined && total >= 1 && { totalQuestions: total, ...counts }),
  }
}
