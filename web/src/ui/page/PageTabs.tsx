import { Tabs } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './page.module.css'

export interface PageTab {
  /** As it stands in the address; the first one is what an address without a tab shows. */
  id: string
  label: string
  icon?: TablerIcon
  content: ReactNode
}

/** Parts of a page, one at a time. Which one is open lives in the address. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly [PageTab, ...PageTab[]] }) {
  const navigate = useNavigate()
  const address: Record<string, unknown> = useSearch({ strict: false })
  const [first] = tabs
  const open = tabs.find(({ id }) => id === address['tab']) ?? first

  function show(id: string | null): void {
    const tab = id === first.id ? undefined : (id ?? undefined)
    void navigate({
      to: '.',
      search: (previous: Record<string, unknown>) => ({ ...previous, tab }),
      resetScroll: false,
    })
  }

  return (
    <Tabs value={open.id} onChange={show} keepMounted={false} activateTabWithKeyboard={false}>
      <Tabs.List aria-label={label} className={classes.tabList}>
        {tabs.map(({ id, label: name, icon: Icon }) => (
          <Tabs.Tab
            key={id}
            value={id}
            leftSection={Icon === undefined ? undefined : <Icon size={16} stroke={1.75} aria-hidden />}
          >
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id, content }) => (
        <Tabs.Panel key={id} value={id} className={classes.tabPanel}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
