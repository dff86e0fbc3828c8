import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { BROKEN, FORBIDDEN, GONE } from '../../gallery/samples/sampleErrors';
import { Problem } from './Problem';

export default {
  name: 'Problem',
  group: 'Feedback',
  examples: [
    {
      title: 'Whatever was thrown',
      note: 'Title and explanation come from the error, in the language of the page.',
      layout: 'wide',
      draw: () => <Problem error={BROKEN} onRetry={() => undefined} />,
    },
    {
      title: 'What could not be done, and the right that is missing',
      layout: 'wide',
      draw: ({ say }) => (
        <Problem
          error={FORBIDDEN}
          title={say('The task was not changed', 'Die Aufgabe wurde nicht geändert')}
        />
      ),
    },
    {
      title: 'What is gone, and the way back',
      note: 'Nothing is tried again: it would not come back.',
      layout: 'wide',
      draw: ({ say }) => (
        <Problem
          error={GONE}
          subject={{ resource: 'ProcessInstance', id: '4711' }}
          onRetry={() => undefined}
          back={{ label: say('To the tasks', 'Zu den Aufgaben'), href: '#/problem' }}
        />
      ),
    },
  ],
} satisfies GalleryPage;
