import { useRef, useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { Button } from '../button/Button';
import { TextField } from '../text-field/TextField';
import { Popover } from './Popover';

export default {
  group: 'Overlays',
  draw: Rename,
} satisfies GalleryPage;

function Rename({ say }: ExampleProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        ref={anchor}
        variant="secondary"
        icon="edit"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {say('Rename', 'Umbenennen')}
      </Button>
      {isOpen && (
        <Popover
          label={say('Rename filter', 'Filter umbenennen')}
          anchor={anchor}
          onClose={() => setIsOpen(false)}
        >
          <TextField label={say('Name', 'Name')} defaultValue={say('My tasks', 'Meine Aufgaben')} />
        </Popover>
      )}
    </>
  );
}
