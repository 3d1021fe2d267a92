import type { Scan } from '@lms/contracts/scans/scans.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Alert, Progress, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { z } from 'zod'
import { messageOf } from '../lib/api-error.ts'
import { formatDateTime } from '../lib/formats.ts'
import { translateSent, useTexts } from '../lib/texts.ts'
import { ErrorState } from '../ui/page/ErrorState.tsx'
import { Page } from '../ui/page/Page.tsx'
import { Section } from '../ui/page/Section.tsx'
import { PageSkeleton } from '../ui/page/skeletons.tsx'
import { BatchActions } from './BatchActions.tsx'
import { SendSheets } from './SendSheets.tsx'
import { SheetTable } from './SheetTable.tsx'
import { SheetDialog } from './review/SheetDialog.tsx'
import { scanTexts } from './scan-texts.ts'
import { scanQuery } from './scans-api.ts'
import classes from './scans.module.css'

/** Which sheet is looked at lives in the address. */
const Looking = z.object({ sheet: z.uuid().optional().catch(undefined) })

export function ScanPage() {
  const t = useTexts(scanTexts)
  const { id } = useParams({ from: screens.scan.path })
  const query = useQuery(scanQuery(id))
  const { sheet: looked } = Looking.parse(useSearch({ strict: false }))
  const navigate = useNavigate()
  if (query.data === undefined)
    return query.isError ? (
      <Page title={t('title')}>
        <ErrorState
          title={t('loadFailed')}
          message={messageOf(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Page>
    ) : (
      <PageSkeleton />
    )
  const { scan, sheets, files, missing } = query.data
  const current = sheets.find(({ _id }) => _id === looked)
  const go = (sheet: { _id: string } | null): void =>
    void navigate({ to: screens.scan.path, params: { id }, search: sheet === null ? {} : { sheet: sheet._id } })
  const failed = files.filter(({ state }) => state === 'failed')
  return (
    <Page
      title={t('batchOf', { when: formatDateTime(scan.createdAt) })}
      description={`${scan.quiz.title}. ${
        scan.hasPictures ? t('picturesUntil', { when: formatDateTime(scan.expiresAt) }) : t('picturesGone')
      }`}
      actions={<BatchActions scan={scan} sheets={sheets} onLook={go} />}
    >
      <Progressing scan={scan} />
      {failed.length > 0 && (
        <Alert color="danger" variant="outline" title={t('failedFiles')}>
          <ul className={classes.plain}>
            {failed.map(({ _id, name, failure }) => (
              <li key={_id}>
                {name}: {failure === null ? '' : translateSent(failure)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert color="warning" variant="outline" title={t('missingTitle')}>
          {missing.map(({ name, code }) => t('missingOne', { name, code })).join('; ')}
        </Alert>
      )}
      <SheetTable sheets={sheets} query={query} onLook={go} />
      {scan.hasPictures && (scan.state === 'open' || scan.state === 'reading') && (
        <Section title={t('sendMore')} isWide>
          <SendSheets quizId={scan.quiz._id} scanId={scan._id} onAllArrived={() => undefined} />
        </Section>
      )}
      {current !== undefined && <SheetDialog key={current._id} scanId={id} sheet={current} sheets={sheets} onGo={go} />}
    </Page>
  )
}

function Progressing({ scan }: { scan: Scan }) {
  const t = useTexts(scanTexts)
  if (scan.state === 'open') return null
  const { files, waiting, confirmed, ready } = scan.counts
  const [done, total] = scan.state === 'reading' ? [files - waiting, files] : [confirmed, confirmed + ready]
  return (
    <div className={classes.progressing}>
      <Progress value={total === 0 ? 0 : (100 * done) / total} animated aria-label={t(scan.state)} />
      <Text size="sm" component="output">
        {t(scan.state)}. {t(scan.state === 'reading' ? 'readSoFar' : 'confirmedSoFar', { done, total })}
      </Text>
    </div>
  )
}
