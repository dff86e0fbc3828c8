import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { Button } from '../button/Button';
import { TextField } from '../text-field/TextField';
import { Dialog } from './Dialog';

export default { group: 'Overlays', draw: CreateTask } satisfies GalleryPage;

function CreateTask({ say }: ExampleProps) {
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
        <TextField label={say('Name', 'Name')} required />
      </Dialog>
    </>
  );
}
