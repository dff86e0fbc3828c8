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
  const [isJudged, setIsJudged] = useState(false);
  const isNameless = isJudged && name.trim() === '';

  function rename() {
    setIsJudged(true);
    if (name.trim() === '') return false;
    return name === 'x' ? Promise.reject(BROKEN) : Promise.resolve();
  }

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
          onSubmit={rename}
          onClose={() => setOpen(null)}
        >
          <TextField
            label="Name"
            hint={say('The engine refuses “x”.', 'Die Engine lehnt „x“ ab.')}
            required
            value={name}
            onChange={setName}
            error={isNameless ? say('Enter a name.', 'Geben Sie einen Namen ein.') : undefined}
          />
        </FormDialog>
      )}
    </>
  );
}
