import type { ScannedSheet, SheetChange, SheetDetails } from '@lms/contracts/scans/scans.ts'
import { Button, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { confirm } from '../../ui/confirm/confirm.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { ErrorState } from '../../ui/page/ErrorState.tsx'
import { PageSkeleton } from '../../ui/page/skeletons.tsx'
import { SheetProblem } from '../SheetProblem.tsx'
import { changeSheet, changedElsewhere, reloadScans, sheetQuery } from '../scans-api.ts'
import { wantsLook } from '../sheet-states.ts'
import { SheetPicture } from './SheetPicture.tsx'
import { StepPanel } from './StepPanel.tsx'
import { WhoseSheet } from './WhoseSheet.tsx'
import { stepsOf } from './review-steps.ts'
import { reviewTexts } from './review-texts.ts'
import classes from './review.module.css'

interface SheetDialogProps {
  scanId: string
  sheet: ScannedSheet
  /** All of the batch, in their order. */
  sheets: readonly ScannedSheet[]
  /** Null closes. */
  onGo: (sheet: ScannedSheet | null) => void
}

/** One sheet with what was read; when it is settled, the next one that wants a look. */
export function SheetDialog({ scanId, sheet, sheets, onGo }: SheetDialogProps) {
  const t = useTexts(reviewTexts)
  const queryClient = useQueryClient()
  const query = useQuery(sheetQuery(scanId, sheet))
  const [newer, setNewer] = useState<SheetDetails | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const isNewer = newer !== null && newer.sheet._id === sheet._id && newer.sheet.revision >= sheet.revision
  const details = isNewer ? newer : query.data
  const place = sheets.findIndex(({ _id }) => _id === sheet._id)
  const nextOpen = sheets.find((other, at) => at > place && wantsLook(other)) ?? null
  const steps = details === undefined ? [] : stepsOf(details)
  const [step] = steps

  async function change(changes: Omit<SheetChange, 'revision'>): Promise<void> {
    if (details === undefined) return
    setIsSaving(true)
    try {
      const saved = await changeSheet(scanId, sheet._id, { ...changes, revision: details.sheet.revision })
      setNewer(saved)
      void reloadScans(queryClient)
      if (changes.discard === true || (!wantsLook(saved.sheet) && nextOpen !== null)) onGo(nextOpen)
    } catch (error) {
      const fresh = changedElsewhere(error)
      if (fresh !== null) setNewer(fresh)
      toast.error(
        fresh === null ? t('saveFailed') : t('changedElsewhere'),
        fresh === null ? messageOf(error) : undefined,
      )
    }
    setIsSaving(false)
  }

  async function discard(): Promise<void> {
    const isWanted = await confirm({
      title: t('discardTitle', { number: sheet.number }),
      message: t('discardMessage'),
      confirmLabel: t('discard'),
      danger: true,
    })
    if (isWanted) await change({ discard: true })
  }

  return (
    <Modal
      opened
      onClose={() => onGo(null)}
      title={t('title', { number: sheet.number })}
      size="full"
      footer={
        <>
          {sheet.state !== 'confirmed' && (
            <Button variant="subtle" color="danger" onClick={() => void discard()}>
              {t('discard')}
            </Button>
          )}
          <Button variant="default" disabled={place <= 0} onClick={() => onGo(sheets[place - 1] ?? null)}>
            {t('previous')}
          </Button>
          <Button
            variant="default"
            disabled={place === -1 || place >= sheets.length - 1}
            onClick={() => onGo(sheets[place + 1] ?? null)}
          >
            {t('next')}
          </Button>
          <Button onClick={() => onGo(null)}>{t('close')}</Button>
        </>
      }
    >
      {details === undefined ? (
        query.isError ? (
          <ErrorState title={t('saveFailed')} message={messageOf(query.error)} onRetry={() => void query.refetch()} />
        ) : (
          <PageSkeleton />
        )
      ) : (
        <div className={classes.columns}>
          <div className={classes.pages}>
            {details.pages.map((page) => (
              <SheetPicture
                key={page._id}
                scanId={scanId}
                page={page}
                {...(step?.kind === 'row' && { current: step.row.id })}
              />
            ))}
          </div>
          <div className={classes.side}>
            <SheetProblem sheet={details.sheet} />
            {details.sheet.state !== 'confirmed' && details.codes.length > 0 && (
              <WhoseSheet
                key={details.sheet.revision}
                details={details}
                isSaving={isSaving}
                onChange={(changes) => void change(changes)}
              />
            )}
            {step === undefined || details.sheet.state === 'confirmed' ? (
              <NothingLeft key={sheet._id} />
            ) : (
              <StepPanel
                scanId={scanId}
                step={step}
                left={steps.length}
                isSaving={isSaving}
                onChange={(changes) => void change(changes)}
              />
            )}
          </div>
        </div>
      )}
    </Modal>
  )
}

/** Takes the focus that the last question had, lest it be nowhere. */
function NothingLeft() {
  const t = useTexts(reviewTexts)
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) words.current?.focus()
  }, [])
  return (
    <Text ref={words} c="dimmed" tabIndex={-1}>
      {t('nothingLeft')}
    </Text>
  )
}
