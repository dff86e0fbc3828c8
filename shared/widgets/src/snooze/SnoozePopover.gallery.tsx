import { Button } from '@taskweave/ui/button';
import type { ExampleProps, GalleryPage } from '@taskweave/ui/gallery/GalleryPage';
import { useRef, useState } from 'react';
import SnoozePopover from './SnoozePopover';

export default {
  name: 'SnoozePopover',
  group: 'Engine',
  examples: [{ title: 'Until when a task is snoozed', draw: Snooze }],
  keyboard: [
    { keys: '1 2 3', effect: 'Takes the time of that number.' },
    { keys: '↓ ↑', effect: 'Moves between the times and the field.' },
    { keys: 'Letters', effect: 'Go to the field, which reads dates in words.' },
    { keys: 'Esc', effect: 'Closes it, and changes nothing.' },
  ],
  dos: ['Open it beside the task, or the key of the person lands where nobody looks.'],
  donts: ['Do not use it for due dates: it takes no date in the past, and begins in the morning.'],
} satisfies GalleryPage;

function Snooze({ say, locale }: ExampleProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button ref={anchor} onClick={() => setIsOpen(true)}>
        {say('Snooze', 'Zurückstellen')}
      </Button>
      {isOpen && (
        <SnoozePopover
          anchor={anchor}
          locale={locale}
          now={new Date(2026, 10, 25, 14, 30)}
          onChoose={() => setIsOpen(false)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
