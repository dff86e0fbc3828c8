import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { BROKEN } from '../../gallery/samples/sampleErrors';
import { Button } from '../button/Button';
import { TextField } from '../text-field/TextField';
import { ConfirmDialog, FormDialog } from './ConfirmDialog';

export default { group: 'Overlays', also: ['FormDialog'], draw: Dialogs } satisfies GalleryPage;

function Dialogs({ say }: ExampleProps) {
  const [open, setOpen] = useState<'delete' | 'rename' | null>(null);
  const [name, setName] = useState('');
  return (
    <>
      <Button tone="danger" icon="trash" onClick={() => setOpen('delete')}>
        {say('Delete attachment', 'Anhang löschen')}
      </Button>
      <Button onClick={() => setOpen('rename')}>{say('Rename', 'Umbenennen')}</Button>
      {open === 'delete' && (
        <ConfirmDialog
          title={say('Delete “invoice.pdf”?', '„rechnung.pdf“ löschen?')}
          text={say('This cannot be undone.', 'Das lässt sich nicht rückgängig machen.')}
          confirmLabel={say('Delete', 'Löschen')}
          failedTitle={say('The attachment was not deleted', 'Der Anhang wurde nicht gelöscht')}
          isDangerous
          onConfirm={() => Promise.reject(BROKEN)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'rename' && (
        <FormDialog
          size="sm"
          title={say('Rename the filter', 'Filter umbenennen')}
          submitLabel={say('Rename', 'Umbenennen')}
          onSubmit={() => name.trim() !== '' && Promise.resolve()}
          onClose={() => setOpen(null)}
        >
          <TextField label={say('Name', 'Name')} required value={name} onChange={setName} />
        </FormDialog>
      )}
    </>
  );
}
