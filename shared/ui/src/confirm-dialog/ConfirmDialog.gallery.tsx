import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { BROKEN } from '../../gallery/samples/sampleErrors';
import { Button } from '../button/Button';
import { TextField } from '../text-field/TextField';
import { ConfirmDialog, FormDialog } from './ConfirmDialog';

export default {
  name: 'ConfirmDialog',
  also: ['FormDialog'],
  group: 'Overlays',
  examples: [
    { title: 'A question before something is done', draw: Question },
    { title: 'A form', note: 'The name “x” is refused by the engine.', draw: NewFilter },
  ],
} satisfies GalleryPage;

function Question({ say }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="danger" icon="trash" onClick={() => setIsOpen(true)}>
        {say('Delete attachment', 'Anhang löschen')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={say('Delete “invoice.pdf”?', '„rechnung.pdf“ löschen?')}
          text={say('This cannot be undone.', 'Das lässt sich nicht rückgängig machen.')}
          confirmLabel={say('Delete', 'Löschen')}
          failedTitle={say('The attachment was not deleted', 'Der Anhang wurde nicht gelöscht')}
          isDangerous
          onConfirm={() => Promise.reject(BROKEN)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

function NewFilter({ say }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const [isJudged, setIsJudged] = useState(false);

  function submit() {
    setIsJudged(true);
    if (name.trim() === '') return false;
    return name === 'x' ? Promise.reject(BROKEN) : Promise.resolve();
  }

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{say('Rename', 'Umbenennen')}</Button>
      {isOpen && (
        <FormDialog
          size="sm"
          title={say('Rename the filter', 'Filter umbenennen')}
          submitLabel={say('Rename', 'Umbenennen')}
          onSubmit={submit}
          onClose={() => setIsOpen(false)}
        >
          <TextField
            label={say('Name', 'Name')}
            required
            value={name}
            onChange={setName}
            error={
              isJudged && name.trim() === '' ? say('Enter a name.', 'Geben Sie einen Namen ein.') : undefined
            }
          />
        </FormDialog>
      )}
    </>
  );
}
