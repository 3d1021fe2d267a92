import type { QuestionImport } from '@lms/contracts/exchange/exchange.ts'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { Section } from '../ui/page/Section.tsx'
import { PlacementFields } from './PlacementFields.tsx'
import { placeAll } from './exchange-api.ts'
import { useAct } from './act.ts'
import { exchangeTexts } from './exchange-texts.ts'
import { type Placement, isPlaced, nowhere, placementToSend } from './placement.ts'
import classes from './exchange.module.css'

/** What is left open stays as the file says. */
export function PlacementForm({ one }: { one: QuestionImport }) {
  const t = useTexts(exchangeTexts)
  const { run, isBusy } = useAct()
  const [wanted, setWanted] = useState<Placement>({
    ...nowhere,
    schoolClass: one.class ?? '',
    subject: one.subject?._id ?? '',
  })

  function apply(event: FormEvent): void {
    event.preventDefault()
    run(async () => {
      await placeAll(one._id, placementToSend(wanted))
      toast.success(t('applied'))
    })
  }

  return (
    <Section title={t('placement')} description={t('placementHint')} isWide>
      <form onSubmit={apply} className={classes.placement}>
        <PlacementFields
          value={wanted}
          onChange={(changes) => setWanted((before) => ({ ...before, ...changes }))}
          unchanged={t('asInFile')}
        />
        <Button type="submit" variant="light" className={classes.apply} disabled={!isPlaced(wanted)} loading={isBusy}>
          {t('apply')}
        </Button>
      </form>
    </Section>
  )
}
