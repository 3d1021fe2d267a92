import { listMessages } from '@lms/contracts/groups/student-list-messages.ts'
import { listFileFormats, listLimits } from '@lms/contracts/groups/student-lists.ts'
import type { Group } from '@lms/contracts/groups/groups.ts'
import { screens } from '@lms/contracts/screens.ts'
import { Button, FileButton, Text } from '@mantine/core'
import { IconDownload, IconFileUpload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { messageOf } from '../../lib/api-error.ts'
import { translated, useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toast/toast.ts'
import { Modal } from '../../ui/modal/Modal.tsx'
import { UploadProgress } from '../../ui/upload/UploadProgress.tsx'
import { useUpload } from '../../ui/upload/upload.ts'
import classes from '../groups.module.css'
import { saveListTemplate, sendList } from './student-list-api.ts'
import { studentListTexts } from './student-list-texts.ts'

interface UploadListDialogProps {
  /** Where lines without a group go. */
  group?: Group
  opened: boolean
  onClose: () => void
}

export function UploadListDialog({ group, opened, onClose }: UploadListDialogProps) {
  const t = useTexts(studentListTexts)
  const title = group === undefined ? t('uploadTitle') : t('uploadInto', { group: group.name })
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <UploadForm group={group} />
    </Modal>
  )
}

function UploadForm({ group }: { group: Group | undefined }) {
  const t = useTexts(studentListTexts)
  const navigate = useNavigate()
  const upload = useUpload({
    refusalOf: (file) => (file.size > listLimits.bytes ? translated(listMessages.tooLarge) : undefined),
    send: (file, options) => sendList(file, group?._id, options),
    onDone: ({ _id }) => void navigate({ to: screens.studentList.path, params: { id: _id } }),
  })

  async function save(format: (typeof listFileFormats)[number]): Promise<void> {
    try {
      await saveListTemplate(format)
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  return (
    <div className={classes.stack}>
      <Text size="sm">{t('uploadAbout')}</Text>
      {upload.progress === null ? (
        <div className={classes.buttons}>
          <FileButton
            accept=".xlsx,.csv,.tsv,.txt"
            inputProps={{ 'aria-label': t('file') }}
            onChange={(file) => file !== null && upload.start(file)}
          >
            {(props) => (
              <Button {...props} leftSection={<IconFileUpload size={16} aria-hidden />}>
                {t('chooseFile')}
              </Button>
            )}
          </FileButton>
          {listFileFormats.map((format) => (
            <Button
              key={format}
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() => void save(format)}
            >
              {`${t('template')} (${format.toUpperCase()})`}
            </Button>
          ))}
        </div>
      ) : (
        <UploadProgress progress={upload.progress} onCancel={upload.cancel} />
      )}
      {upload.failure !== null && (
        <Text size="sm" role="alert" className={classes.blocking}>
          {upload.failure}
        </Text>
      )}
    </div>
  )
}
