import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { Button } from './Button';

export default {
  name: 'Button',
  group: 'Actions',
  examples: [
    {
      title: 'Variants',
      note: 'One `primary` in each place: what most people came to do. `quiet` is the default.',
      draw: ({ say }) => (
        <>
          <Button variant="primary">{say('Complete', 'Abschließen')}</Button>
          <Button variant="secondary">{say('Save draft', 'Entwurf speichern')}</Button>
          <Button>{say('Cancel', 'Abbrechen')}</Button>
        </>
      ),
    },
    {
      title: 'Danger',
      note: 'For what cannot be undone. Ask before it is done.',
      draw: ({ say }) => (
        <>
          <Button variant="primary" tone="danger">
            {say('Delete filter', 'Filter löschen')}
          </Button>
          <Button variant="secondary" tone="danger" icon="trash">
            {say('Delete', 'Löschen')}
          </Button>
          <Button tone="danger">{say('Remove', 'Entfernen')}</Button>
        </>
      ),
    },
    {
      title: 'Icons',
      draw: ({ say }) => (
        <>
          <Button variant="secondary" icon="play">
            {say('Start process', 'Prozess starten')}
          </Button>
          <Button icon="comment">{say('Comments', 'Kommentare')}</Button>
          <Button iconEnd="chevron-down">{say('Newest first', 'Neueste zuerst')}</Button>
        </>
      ),
    },
    {
      title: 'Small',
      note: 'In rows, in notes, above lists.',
      draw: ({ say }) => (
        <>
          <Button size="sm" variant="secondary" icon="refresh">
            {say('Try again', 'Erneut versuchen')}
          </Button>
          <Button size="sm">{say('Discard', 'Verwerfen')}</Button>
        </>
      ),
    },
    {
      title: 'Under way',
      note: 'A busy button keeps the focus and its width, and ignores presses.',
      draw: Completing,
    },
    {
      title: 'Not now',
      note: '`disabled` where everyone sees why. `aria-disabled` where the reason is explained beside it: the focus still reaches it.',
      draw: ({ say }) => (
        <>
          <Button variant="primary" disabled>
            {say('Complete', 'Abschließen')}
          </Button>
          <Button variant="secondary" disabled>
            {say('Save draft', 'Entwurf speichern')}
          </Button>
          <Button aria-disabled>{say('Claim', 'Übernehmen')}</Button>
        </>
      ),
    },
  ],
} satisfies GalleryPage;

function Completing({ say }: ExampleProps) {
  const [isBusy, setIsBusy] = useState(true);
  return (
    <>
      <Button variant="primary" busy={isBusy}>
        {say('Complete', 'Abschließen')}
      </Button>
      <Button onClick={() => setIsBusy(!isBusy)}>
        {isBusy ? say('Let it end', 'Beenden') : say('Begin again', 'Neu beginnen')}
      </Button>
    </>
  );
}
