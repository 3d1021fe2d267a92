import { ClassCode } from '@lms/contracts/classes/classes.ts'
import { exchangeFailures } from '@lms/contracts/exchange/exchange-failures.ts'
import { exchangeFiles, exchangeLimits, templateFormats } from '@lms/contracts/exchange/exchange.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button, FileButton, Group, SimpleGrid, Text } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { z } from 'zod'
import { translated, useTexts } from '../lib/texts.ts'
import { toast } from '../lib/toast/toast.ts'
import { Page } from '../ui/page/Page.tsx'
import { Section } from '../ui/page/Section.tsx'
import { DropArea } from '../ui/upload/DropArea.tsx'
import { UploadProgress } from '../ui/upload/UploadProgress.tsx'
import { useUpload } from '../ui/upload/upload.ts'
import { PaperRules } from './PaperRules.tsx'
import { RecentImports } from './RecentImports.tsx'
import { TemplateButton } from './TemplateButton.tsx'
import { sendImport } from './exchange-api.ts'
import { exchangeTexts } from './exchange-texts.ts'
import { useConsent } from './review/ReadByAi.tsx'

/** What the wizard of quizzes says when it sends somebody here. */
const Coming = z.object({
  for: z.literal('quiz').optional().catch(undefined),
  class: ClassCode.optional().catch(undefined),
  subject: z.uuid().optional().catch(undefined),
})

const endings =
  '.docx,.doc,.odt,.rtf,.xlsx,.xls,.ods,.csv,.tsv,.txt,.md,.tex,.gift,.xml,.json,.zip,.imscc,.pdf,.jpg,.jpeg,.png,.webp'
const isPhoto = ({ type }: File): boolean => type.startsWith('image/')

export function ImportsPage() {
  const t = useTexts(exchangeTexts)
  return (
    <Page title={t('title')} description={t('description')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Section title={t('file')}>
          <FileDrop />
        </Section>
        <Section title={t('templates')} description={t('templatesHint')}>
          <Group gap="xs">
            {templateFormats.map((format) => (
              <TemplateButton key={format} format={format} label={exchangeFiles[format].name} />
            ))}
          </Group>
        </Section>
      </SimpleGrid>
      <PaperRules />
      <RecentImports />
    </Page>
  )
}

function FileDrop() {
  const t = useTexts(exchangeTexts)
  const navigate = useNavigate()
  const consent = useConsent()
  const { for: goal, ...place } = Coming.parse(useSearch({ strict: false }))
  const upload = useUpload({
    refusalOf: (file) => (file.size > exchangeLimits.bytes ? translated(exchangeFailures.tooLarge) : undefined),
    send: (file, options) => sendImport(file, { ...place, format: isPhoto(file) ? 'photo' : undefined }, options),
    onDone: ({ _id }) =>
      void navigate({
        to: screens.questionImport.path,
        params: { id: _id },
        search: goal === undefined ? {} : { for: goal },
      }),
  })

  async function take(file: File): Promise<void> {
    if (!isPhoto(file) || (await consent('pages'))) upload.start(file)
  }

  function drop([file, ...further]: readonly File[]): void {
    if (further.length > 0) toast.error(t('oneFile'))
    else if (file !== undefined) void take(file)
  }

  return (
    <DropArea hint={t('fileHint')} onFiles={drop}>
      {upload.progress === null ? (
        <FileButton
          accept={endings}
          inputProps={{ 'aria-label': t('file') }}
          onChange={(file) => file !== null && void take(file)}
        >
          {(props) => <Button {...props}>{t('chooseFile')}</Button>}
        </FileButton>
      ) : (
        <UploadProgress progress={upload.progress} onCancel={upload.cancel} />
      )}
      {upload.failure !== null && (
        <Text size="sm" role="alert" c="danger">
          {upload.failure}
        </Text>
      )}
    </DropArea>
  )
}
