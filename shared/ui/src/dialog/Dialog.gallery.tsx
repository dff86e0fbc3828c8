import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { Button } from '../button/Button';
import { TextArea } from '../text-area/TextArea';
import { TextField } from '../text-field/TextField';
import { Dialog } from './Dialog';

export default {
  name: 'Dialog',
  group: 'Overlays',
  examples: [
    {
      title: 'A form',
      note: 'With `onSubmit` body and footer are one form: Enter sends it.',
      draw: FormDialog,
    },
    { title: 'A question', draw: Question },
  ],
} satisfies GalleryPage;

function FormDialog({ say }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {say('Create task', 'Aufgabe erstellen')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        onSubmit={close}
        title={say('Create task', 'Aufgabe erstellen')}
        description={say('A standalone task, without a process.', 'Eine eigene Aufgabe, ohne Prozess.')}
        closeLabel={say('Close', 'Schließen')}
        closesOnOutsidePress={false}
        footer={
          <>
            <Button variant="primary" type="submit">
              {say('Create', 'Erstellen')}
            </Button>
            <Button onClick={close}>{say('Cancel', 'Abbrechen')}</Button>
          </>
        }
      >
        <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
          <TextField label={say('Name', 'Name')} required />
          <TextArea label={say('Description', 'Beschreibung')} />
        </div>
      </Dialog>
    </>
  );
}

function Question({ say }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button tone="danger" variant="secondary" onClick={() => setIsOpen(true)}>
        {say('Delete filter', 'Filter löschen')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        size="sm"
        title={say('Delete “My tasks”?', '„Meine Aufgaben“ löschen?')}
        closeLabel={say('Close', 'Schließen')}
        footer={
          <>
            <Button variant="primary" tone="danger" onClick={close}>
              {say('Delete', 'Löschen')}
            </Button>
            <Button onClick={close}>{say('Cancel', 'Abbrechen')}</Button>
          </>
        }
      >
        <p>{say('Everyone who may see it loses it.', 'Alle, die ihn sehen dürfen, verlieren ihn.')}</p>
      </Dialog>
    </>
  );
}
