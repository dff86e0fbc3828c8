import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { Button } from '../button/Button';
import { EmptyState } from './EmptyState';

export default {
  group: 'Feedback',
  layout: 'wide',
  draw: ({ say }) => (
    <>
      <EmptyState
        text={say('No task matches this search.', 'Keine Aufgabe passt zu dieser Suche.')}
        action={<Button variant="secondary">{say('Clear the search', 'Suche leeren')}</Button>}
      />
      <EmptyState text={say('Nobody has commented yet.', 'Noch keine Kommentare.')} />
    </>
  ),
} satisfies GalleryPage;
