import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { Avatar } from '../avatar/Avatar';
import { MenuButton } from './MenuButton';

export default {
  name: 'MenuButton',
  group: 'Actions',
  examples: [
    {
      title: 'Actions',
      note: 'Each with an icon or none of them; keys that do the same stand at the end.',
      draw: ({ say }) => (
        <MenuButton
          label={say('More', 'Mehr')}
          variant="secondary"
          entries={[
            {
              kind: 'action',
              id: 'copy',
              label: say('Copy link', 'Link kopieren'),
              icon: 'link',
              keys: 'Ctrl L',
              onSelect: () => undefined,
            },
            {
              kind: 'action',
              id: 'move',
              label: say('Move up', 'Nach oben'),
              icon: 'chevron-up',
              disabled: true,
              onSelect: () => undefined,
            },
            { kind: 'separator', id: 'line' },
            {
              kind: 'action',
              id: 'delete',
              label: say('Delete', 'Löschen'),
              icon: 'trash',
              tone: 'danger',
              onSelect: () => undefined,
            },
          ]}
        />
      ),
    },
    {
      title: 'Choices',
      note: 'One of several: the menu stays open, so that they can be tried.',
      draw: Choices,
    },
    {
      title: 'As an icon, or as anything else',
      draw: ({ say }) => (
        <>
          <MenuButton
            label={say('Applications', 'Anwendungen')}
            icon="menu"
            isIconOnly
            entries={[
              { kind: 'link', id: 'cockpit', label: 'Cockpit', href: '#/menu-button' },
              {
                kind: 'link',
                id: 'docs',
                label: say('Manual', 'Handbuch'),
                href: '#/menu-button',
                isExternal: true,
              },
            ]}
          />
          <MenuButton
            label="Demo Demo"
            align="end"
            entries={[
              { kind: 'heading', id: 'who', label: 'Demo Demo', detail: 'demo' },
              { kind: 'separator', id: 'line' },
              {
                kind: 'action',
                id: 'out',
                label: say('Sign out', 'Abmelden'),
                icon: 'sign-out',
                onSelect: () => undefined,
              },
            ]}
          >
            <Avatar name="Demo Demo" size={28} />
          </MenuButton>
        </>
      ),
    },
  ],
} satisfies GalleryPage;

function Choices({ say }: ExampleProps) {
  const [theme, setTheme] = useState('system');
  return (
    <MenuButton
      label={say('Theme', 'Design')}
      icon="sun"
      entries={[
        {
          kind: 'choice',
          id: 'theme',
          label: say('Theme', 'Design'),
          value: theme,
          options: [
            { value: 'system', label: say('System', 'System'), icon: 'monitor' },
            { value: 'light', label: say('Light', 'Hell'), icon: 'sun' },
            { value: 'dark', label: say('Dark', 'Dunkel'), icon: 'moon' },
          ],
          onChange: setTheme,
        },
      ]}
    />
  );
}
