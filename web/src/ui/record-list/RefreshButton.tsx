import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { type QueryClient, useIsFetching, useQueryClient } from '@tanstack/react-query'

interface RefreshButtonProps {
  label: string
  /** What the list's queries begin with. */
  topic: string
  reload: (queryClient: QueryClient) => Promise<void>
}

export function RefreshButton({ label, topic, reload }: RefreshButtonProps) {
  const queryClient = useQueryClient()
  const isFetching = useIsFetching({ queryKey: [topic] }) > 0
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} aria-hidden />}
      loading={isFetching}
      onClick={() => void reload(queryClient)}
    >
      {label}
    </Button>
  )
}
