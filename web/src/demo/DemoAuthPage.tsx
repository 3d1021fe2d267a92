import { Title } from '@mantine/core'

export function DemoAuthPage() {
  return <Title order={1}>{''}</Title>
}
