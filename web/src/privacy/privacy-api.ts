import { privacyMessages } from '@lms/contracts/privacy/privacy-messages.ts'
import { childDataFileName, eraseChild, exportChildData } from '@lms/contracts/privacy/privacy.ts'
import { call, fetchAnswer } from '../lib/api.ts'
import { download } from '../lib/download.ts'
import { registerMessages } from '../lib/texts.ts'

registerMessages(privacyMessages)

export async function saveChildData(id: string): Promise<void> {
  const answer = await fetchAnswer(exportChildData, { params: { id } })
  download(childDataFileName(new Date()), await answer.blob())
}

export async function erase(id: string, username: string): Promise<void> {
  await call(eraseChild, { params: { id }, body: { username } })
}
