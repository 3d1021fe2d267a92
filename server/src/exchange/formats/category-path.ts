import { pathSign } from '@lms/contracts/subjects/topics.ts'

/** Where other programs keep a question: '$course$/top/Toán/Số học/Phân số' is a subject and the path of a topic in it. */
export function placeFrom(category: string | null): { subject: string | null; topic: string } {
  // A slash in a name stands twice.
  const names = (category ?? '')
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '-').trim())
    .filter((name, index) => name !== '' && !name.startsWith('$') && !(name === 'top' && index <= 1))
  const [subject = null, ...topics] = names
  return { subject, topic: topics.join(pathSign).slice(0, 200) }
}
