import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { Button } from '../button/Button';
import { CommandDialog } from './CommandDialog';

export default {
  name: 'CommandDialog',
  group: 'Overlays',
  examples: [
    {
      title: 'The command palette',
      note: 'Plugins take part with commands and searches: see `shell.command`.',
      draw: Palette,
    },
  ],
  keyboard: [
    { keys: '↑, ↓', effect: 'Choose, from the last to the first as well; Page Up and Page Down by six.' },
    { keys: 'Enter', effect: 'Runs what is chosen.' },
    { keys: 'Esc', effect: 'Closes it; the focus returns to where it was.' },
  ],
  dos: ['Name commands by verbs, and add the words people may look for.'],
  donts: ['Do not put anything into it that cannot be reached in another way.'],
} satisfies GalleryPage;

function Palette({ say }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const fits = ({ label }: { readonly label: string }) => label.toLowerCase().includes(text.toLowerCase());
  const groups = [
    {
      id: 'task',
      label: say('Task', 'Aufgabe'),
      items: [
        { id: 'claim', label: say('Claim', 'Übernehmen'), icon: 'user', keys: 'Ctrl Alt C' } as const,
        { id: 'due', label: say('Set due date', 'Fälligkeit setzen'), icon: 'calendar' } as const,
      ].filter(fits),
    },
    {
      id: 'go',
      label: say('Go to', 'Gehe zu'),
      items: [
        { id: 'mine', label: say('My tasks', 'Meine Aufgaben'), detail: say('Filter', 'Filter') },
      ].filter(fits),
    },
  ];
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <Button variant="secondary" icon="search" onClick={() => setIsOpen(true)}>
        {say('Open the palette', 'Palette öffnen')}
      </Button>
      {isOpen && (
        <CommandDialog
          title={say('Commands', 'Befehle')}
          placeholder={say('What do you want to do?', 'Was möchten Sie tun?')}
          text={text}
          onTextChange={setText}
          groups={groups}
          status={say(`${count} commands`, `${count} Befehle`)}
          emptyText={say('No command has this name.', 'Kein Befehl heißt so.')}
          onPick={() => setIsOpen(false)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
