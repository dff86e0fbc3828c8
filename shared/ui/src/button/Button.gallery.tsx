import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { Button } from './Button';

export default { group: 'Actions', draw: Buttons } satisfies GalleryPage;

function Buttons({ say }: ExampleProps) {
  const [isBusy, setIsBusy] = useState(true);
  const remove = say('Delete', 'Löschen');
  return (
    <>
      <Button variant="primary">{say('Complete', 'Abschließen')}</Button>
      <Button variant="secondary">{say('Save draft', 'Entwurf speichern')}</Button>
      <Button>{say('Cancel', 'Abbrechen')}</Button>
      <Button variant="secondary" icon="play">
        {say('Start process', 'Prozess starten')}
      </Button>
      <Button icon="comment">{say('Comments', 'Kommentare')}</Button>
      <Button iconEnd="chevron-down">{say('Newest first', 'Neueste zuerst')}</Button>
      <Button variant="primary" tone="danger">
        {remove}
      </Button>
      <Button variant="secondary" tone="danger" icon="trash">
        {remove}
      </Button>
      <Button tone="danger">{say('Remove', 'Entfernen')}</Button>
      <Button size="sm" variant="secondary" icon="refresh">
        {say('Try again', 'Erneut versuchen')}
      </Button>
      <Button size="sm">{say('Discard', 'Verwerfen')}</Button>
      <Button variant="primary" busy={isBusy}>
        {say('Complete', 'Abschließen')}
      </Button>
      <Button onClick={() => setIsBusy(!isBusy)}>
        {isBusy ? say('Let it end', 'Beenden') : say('Begin again', 'Neu beginnen')}
      </Button>
      <Button variant="primary" disabled>
        {say('Complete', 'Abschließen')}
      </Button>
      <Button variant="secondary" disabled>
        {say('Save draft', 'Entwurf speichern')}
      </Button>
      <Button aria-disabled>{say('Claim', 'Übernehmen')}</Button>
    </>
  );
}
