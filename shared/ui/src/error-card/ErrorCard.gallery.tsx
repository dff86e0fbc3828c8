import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { FORBIDDEN, LOST } from '../../gallery/samples/sampleErrors';
import { ErrorCard } from './ErrorCard';

export default {
  group: 'Feedback',
  layout: 'wide',
  draw: ({ say }) => (
    <>
      <ErrorCard
        title={say('The comments could not be loaded', 'Die Kommentare konnten nicht geladen werden')}
        error={LOST}
        retry={{ label: say('Try again', 'Erneut versuchen'), onRetry: () => undefined }}
      />
      <ErrorCard
        title={say('The task was not changed', 'Die Aufgabe wurde nicht geändert')}
        error={FORBIDDEN}
      />
    </>
  ),
} satisfies GalleryPage;
