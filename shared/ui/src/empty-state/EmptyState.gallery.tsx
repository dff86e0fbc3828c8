import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { Button } from '../button/Button';
import { EmptyState } from './EmptyState';

export default {
  name: 'EmptyState',
  group: 'Feedback',
  examples: [
    {
      title: 'Why, and the next act',
      layout: 'wide',
      draw: ({ say }) => (
        <EmptyState
          text={say('No task matches this search.', 'Keine Aufgabe passt zu dieser Suche.')}
          action={<Button variant="secondary">{say('Clear the search', 'Suche leeren')}</Button>}
        />
      ),
    },
    {
      title: 'Without an act',
      layout: 'wide',
      draw: ({ say }) => <EmptyState text={say('Nobody has commented yet.', 'Noch keine Kommentare.')} />,
    },
  ],
} satisfies GalleryPage;
