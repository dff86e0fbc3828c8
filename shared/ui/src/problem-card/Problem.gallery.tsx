import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { BROKEN, FORBIDDEN, GONE } from '../../gallery/samples/sampleErrors';
import { Problem } from './Problem';

export default {
  group: 'Feedback',
  layout: 'wide',
  draw: ({ say }) => (
    <>
      <Problem error={BROKEN} onRetry={() => undefined} />
      <Problem
        error={FORBIDDEN}
        title={say('The task was not changed', 'Die Aufgabe wurde nicht geändert')}
      />
      <Problem
        error={GONE}
        subject={{ resource: 'ProcessInstance', id: '4711' }}
        onRetry={() => undefined}
        back={{ label: say('To the tasks', 'Zu den Aufgaben'), href: '#/problem' }}
      />
    </>
  ),
} satisfies GalleryPage;
