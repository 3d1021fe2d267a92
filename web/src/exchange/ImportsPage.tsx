import { ClassCode } from '@lms/contracts/classes/classes.ts'
import { exchangeFailures } from '@lms/contracts/exchange/exchange-failures.ts'
import { exchangeFiles, exchangeLimits, templateFormats } from '@lms/contracts/exchange/exchange.ts'
import { may } from '@lms/contracts/permissions.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button, FileButton, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { z } from 'zod'
import { useSignedInUser } from '../lib/session/session.ts'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { confirm } from '../ui/confirm/confirm.ts'
import { Page } from '../ui/page/Page.tsx'
import { Section } from '../ui/page/Section.tsx'
import { DropArea } from '../ui/upload/DropArea.tsx'
import { UploadProgress } from '../ui/upload/UploadProgress.tsx'
import { useUpload } from '../ui/upload/upload.ts'
import { KeyReviewList } from './KeyReviewList.tsx'
import { PaperRules } from './PaperRules.tsx'
import { RecentImports } from './RecentImports.tsx'
import { TemplateButton } from './TemplateButton.tsx'
import { photoReaderQuery, sendImport } from './exchange-api.ts'
import { exchangeTexts } from './exchange-texts.ts'
import classes from './exchange.module.css'

/** What the wizard of quizzes says when it sends somebody here. */
const Coming = z.object({
  for: z.literal('quiz').optional().catch(undefined),
  class: ClassCode.optional().catch(undefined),
  subject: z.uuid().optional().catch(undefined),
})

export function ImportsPage() {
  const t = useTexts(exchangeTexts)
  const mayReviewKeys = may(useSignedInUser(), 'question:review-keys')
  return (
    <Page title={t('title')} description={t('description')}>
      <div className={classes.columns}>
        <Section title={t('file')}>
          <FileDrop />
        </Section>
        <Section title={t('templates')} description={t('templatesHint')}>
          <div className={classes.buttons}>
            {templateFormats.map((format) => (
              <TemplateButton key={format} format={format} label={exchangeFiles[format].name} />
            ))}
          </div>
        </Section>
      </div>
      <PaperRules />
      {mayReviewKeys && <KeyReviewList />}
      <RecentImports />
    </Page>
  )
}

function FileDrop() {
  const t = useTexts(exchangeTexts)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const coming = Coming.parse(useSearch({ strict: false }))
  const upload = useUpload({
    refusalOf: (file) => (file.size > exchangeLimits.bytes ? translated(exchangeFailures.tooLarge) : undefined),
    send: (file, options) =>
      sendImport(
        file,
        {
          class: coming.class,
          subject: coming.subject,
          format: file.type.startsWith('image/') ? 'photo' : undefined,
        },
        options,
      ),
    onDone: ({ _id }) =>
      void navigate({
        to: screens.questionImport.path,
        params: { id: _id },
        search: coming.for === undefined ? {} : { for: coming.for },
      }),
  })

  /** A photograph goes to whoever reads it only when somebody says so; where nobody does, it is refused unasked. */
  async function take(file: File): Promise<void> {
    if (file.type.startsWith('image/') && (await queryClient.fetchQuery(photoReaderQuery()).catch(() => true))) {
      const isWanted = await confirm({
        title: t('photoTitle'),
        message: t('photoMessage'),
        confirmLabel: t('photoSend'),
      })
      if (!isWanted) return
    }
    upload.start(file)
  }

  function drop([file, ...further]: readonly File[]): void {
    if (further.length > 0) toast.error(t('oneFile'))
    else if (file !== undefined) void take(file)
  }

  return (
    <DropArea hint={t('fileHint')} onFiles={drop}>
      {upload.progress === null ? (
        <FileButton
          accept=".docx,.doc,.odt,.rtf,.xlsx,.xls,.ods,.csv,.tsv,.txt,.md,.tex,.gift,.xml,.json,.zip,.imscc,.pdf,.jpg,.jpeg,.png,.webp"
          inputProps={{ 'aria-label': t('file') }}
          onChange={(file) => file !== null && void take(file)}
        >
          {(props) => <Button {...props}>{t('chooseFile')}</Button>}
        </FileButton>
      ) : (
        <UploadProgress progress={upload.progress} onCancel={upload.cancel} />
      )}
      {upload.failure !== null && (
        <Text size="sm" role="alert" className={classes.failure}>
          {upload.failure}
        </Text>
      )}
    </DropArea>
  )
}
