import type { Role } from '@lms/contracts/roles.ts'
import { NavLink } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { layoutTexts } from './layout-texts.ts'
import { useMenuLanguage } from './menu-language.ts'
import { navigationTexts } from './navigation-texts.ts'
import { type NavigationItem, activePath, navigationFor } from './navigation.ts'
import classes from './Navigation.module.css'

export function Navigation({ role }: { role: Role }) {
  const t = useTexts(layoutTexts, useMenuLanguage())
  const pathname = useLocation({ select: (location) => location.pathname })
  const items = navigationFor(role)
  const active = activePath(items, pathname)
  return (
    <nav aria-label={t('mainNavigation')} className={classes.navigation}>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item.text}>
            {item.path === undefined ? (
              <Branch key={String(isInside(item, active))} item={item} active={active} />
            ) : (
              <Leaf text={item.text} path={item.path} icon={item.icon} isActive={item.path === active} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Opens by itself around the page that is shown; beyond that the person decides. */
function Branch({ item, active }: { item: NavigationItem; active: string | undefined }) {
  const t = useTexts(navigationTexts, useMenuLanguage())
  const [isOpen, setIsOpen] = useState(isInside(item, active))
  const Icon = item.icon
  return (
    <NavLink
      component="button"
      type="button"
      classNames={{ root: classes.link, children: classes.children }}
      label={t(item.text)}
      leftSection={<Icon size={20} stroke={1.6} aria-hidden />}
      opened={isOpen}
      onChange={setIsOpen}
      aria-expanded={isOpen}
    >
      <ul className={classes.list}>
        {item.children?.map((child) => (
          <li key={child.path}>
            <Leaf text={child.text} path={child.path} isActive={child.path === active} />
          </li>
        ))}
      </ul>
    </NavLink>
  )
}

interface LeafProps {
  text: keyof typeof navigationTexts.messages
  path: string
  isActive: boolean
  icon?: NavigationItem['icon']
}

function Leaf({ text, path, isActive, icon: Icon }: LeafProps) {
  const t = useTexts(navigationTexts, useMenuLanguage())
  return (
    <NavLink
      component={Link}
      to={path}
      preload={false}
      // Which one is active is said below: one entry's address may begin with another's.
      activeOptions={{ exact: true }}
      classNames={{ root: classes.link }}
      label={t(text)}
      leftSection={Icon === undefined ? undefined : <Icon size={20} stroke={1.6} aria-hidden />}
      active={isActive}
      aria-current={isActive ? 'page' : undefined}
    />
  )
}

function isInside(item: NavigationItem, active: string | undefined): boolean {
  return item.children?.some((child) => child.path === active) ?? false
}
