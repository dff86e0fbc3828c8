import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { Button } from '../button/Button';
import { TextArea } from '../text-area/TextArea';
import { TextField } from '../text-field/TextField';
import { Dialog } from './Dialog';

export default { group: 'Overlays', draw: Dialogs } satisfies GalleryPage;

function Dialogs({ say }: ExampleProps) {
  const [open, setOpen] = useState<'create' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const dialog = { onClose: close, closeLabel: say('Close', 'Schließen') };
  const cancel = <Button onClick={close}>{say('Cancel', 'Abbrechen')}</Button>;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen('create')}>
        {say('Create task', 'Aufgabe erstellen')}
      </Button>
      <Button tone="danger" variant="secondary" onClick={() => setOpen('delete')}>
        {say('Delete filter', 'Filter löschen')}
      </Button>
      <Dialog
        {...dialog}
        isOpen={open === 'create'}
        onSubmit={close}
        title={say('Create task', 'Aufgabe erstellen')}
        description={say('A standalone task, without a process.', 'Eine eigene Aufgabe, ohne Prozess.')}
        closesOnOutsidePress={false}
        footer={
          <>
            <Button variant="primary" type="submit">
              {say('Create', 'Erstellen')}
            </Button>
            {cancel}
          </>
        }
      >
        <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
          <TextField label="Name" required />
          <TextArea label={say('Description', 'Beschreibung')} />
        </div>
      </Dialog>
      <Dialog
        {...dialog}
        isOpen={open === 'delete'}
        size="sm"
        title={say('Delete “My tasks”?', '„Meine Aufgaben“ löschen?')}
        footer={
          <>
            <Button variant="primary" tone="danger" onClick={close}>
              {say('Delete', 'Löschen')}
            </Button>
            {cancel}
          </>
        }
      >
        <p>{say('Everyone who may see it loses it.', 'Alle, die ihn sehen dürfen, verlieren ihn.')}</p>
      </Dialog>
    </>
  );
}
