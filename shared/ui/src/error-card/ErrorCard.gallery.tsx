import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { FORBIDDEN, LOST } from '../../gallery/samples/sampleErrors';
import { ErrorCard } from './ErrorCard';

export default {
  name: 'ErrorCard',
  group: 'Feedback',
  examples: [
    {
      title: 'An error of the engine, in the words of the person',
      note: 'Hand in the `error`: it is explained, and its details can be copied for an administrator.',
      layout: 'wide',
      draw: ({ say }) => (
        <ErrorCard
          title={say('The comments could not be loaded', 'Die Kommentare konnten nicht geladen werden')}
          error={LOST}
          retry={{ label: say('Try again', 'Erneut versuchen'), onRetry: () => undefined }}
        />
      ),
    },
    {
      title: 'A right that is missing',
      layout: 'wide',
      draw: ({ say }) => (
        <ErrorCard
          title={say('The task was not changed', 'Die Aufgabe wurde nicht geändert')}
          error={FORBIDDEN}
        />
      ),
    },
  ],
} satisfies GalleryPage;
