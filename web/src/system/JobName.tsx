import { Text } from '@mantine/core'
import { useJobWords } from './job-texts.ts'

/** What it does, and under it the name that the log has. */
export function JobName({ name }: { name: string }) {
  const wordsOf = useJobWords()
  return (
    <>
      {wordsOf(name)}
      {wordsOf(name) !== name && (
        <Text size="xs" c="dimmed" ff="monospace">
          {name}
        </Text>
      )}
    </>
  )
}
