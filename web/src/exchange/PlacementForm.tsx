import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { Section } from '../ui/page/Section.tsx'
import { PlacementFields } from './PlacementFields.tsx'
import { placeAll, reloadImports } from './exchange-api.ts'
import { exchangeTexts } from './exchange-texts.ts'
import { type Placement, isPlaced, nowhere, placementToSend } from './placement.ts'
import classes from './exchange.module.css'

/** What is left open stays as the file says. */
export function PlacementForm({ one }: { one: QuestionImport }) {
  const t = useTexts(exchangeTexts)
  const queryClient = useQueryClient()
  const [wanted, setWanted] = useState<Placement>({
    ...nowhere,
    schoolClass: one.class ?? '',
    subject: one.subject?._id ?? '',
  })
  const [isSaving, setIsSaving] = useState(false)

  async function apply(event: FormEvent): Promise<void> {
    event.preventDefault()
    setIsSaving(true)
    try {
      await placeAll(one._id, placementToSend(wanted))
      await reloadImports(queryClient)
      toast.success(t('applied'))
    } catch (error) {
      toast.error(messageOf(error))
    }
    setIsSaving(false)
  }

  return (
    <Section title={t('placement')} description={t('placementHint')} isWide>
      <form onSubmit={(event) => void apply(event)} className={classes.placement}>
        <PlacementFields
          value={wanted}
          onChange={(changes) => setWanted((before) => ({ ...before, ...changes }))}
          unchanged={t('asInFile')}
        />
        <Button type="submit" variant="light" className={classes.apply} disabled={!isPlaced(wanted)} loading={isSaving}>
          {t('apply')}
        </Button>
      </form>
    </Section>
  )
}
