import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { Avatar } from '../avatar/Avatar';
import { MenuButton, type MenuEntry } from './MenuButton';

export default { group: 'Actions', draw: Menus } satisfies GalleryPage;

function Menus({ say }: ExampleProps) {
  const [theme, setTheme] = useState('system');
  const onSelect = () => undefined;
  const actions: readonly MenuEntry[] = [
    {
      kind: 'action',
      id: 'copy',
      label: say('Copy link', 'Link kopieren'),
      icon: 'link',
      keys: 'Ctrl L',
      onSelect,
    },
    {
      kind: 'action',
      id: 'move',
      label: say('Move up', 'Nach oben'),
      icon: 'chevron-up',
      disabled: true,
      onSelect,
    },
    { kind: 'separator', id: 'line' },
    {
      kind: 'action',
      id: 'delete',
      label: say('Delete', 'Löschen'),
      icon: 'trash',
      tone: 'danger',
      onSelect,
    },
  ];
  const href = '#/menu-button';
  const links: readonly MenuEntry[] = [
    { kind: 'link', id: 'cockpit', label: 'Cockpit', href },
    { kind: 'link', id: 'docs', label: say('Manual', 'Handbuch'), href, isExternal: true },
  ];
  const account: readonly MenuEntry[] = [
    { kind: 'heading', id: 'who', label: 'Demo Demo', detail: 'demo' },
    { kind: 'separator', id: 'line' },
    { kind: 'action', id: 'out', label: say('Sign out', 'Abmelden'), icon: 'sign-out', onSelect },
  ];
  const options = [
    { value: 'system', label: 'System', icon: 'monitor' },
    { value: 'light', label: say('Light', 'Hell'), icon: 'star' },
    { value: 'dark', label: say('Dark', 'Dunkel'), icon: 'clock' },
  ] as const;
  const choice = {
    kind: 'choice',
    id: 'theme',
    label: say('Theme', 'Design'),
    value: theme,
    options,
  } as const;
  return (
    <>
      <MenuButton label={say('More', 'Mehr')} variant="secondary" entries={actions} />
      <MenuButton
        label={say('Theme', 'Design')}
        icon="monitor"
        entries={[{ ...choice, onChange: setTheme }]}
      />
      <MenuButton label={say('Applications', 'Anwendungen')} icon="menu" isIconOnly entries={links} />
      <MenuButton label="Demo Demo" align="end" entries={account}>
        <Avatar name="Demo Demo" size={28} />
      </MenuButton>
    </>
  );
}
