import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { BROKEN } from '../../gallery/samples/sampleErrors';
import { type BatchFacts, BatchProgress } from './BatchProgress';

const FACTS: BatchFacts = { total: 120, done: 45, failed: 0, remaining: 75, isSuspended: false };

export default {
  name: 'BatchProgress',
  group: 'Feedback',
  examples: [
    { title: 'Under way, and suspended by its button', layout: 'wide', draw: Running },
    {
      title: 'With failures',
      note: 'Jobs that have no retries left remain until somebody does something about them.',
      layout: 'wide',
      draw: ({ say }) => (
        <BatchProgress
          label={say('Setting retries', 'Wiederholungen werden gesetzt')}
          read={async () => ({ ...FACTS, failed: 3 })}
        />
      ),
    },
    {
      title: 'Over',
      layout: 'wide',
      draw: ({ say }) => (
        <BatchProgress
          label={say('Migrating process instances', 'Prozessinstanzen werden migriert')}
          read={async () => ({ ...FACTS, done: 120, remaining: 0 })}
        />
      ),
    },
    {
      title: 'What cannot be read',
      layout: 'wide',
      draw: ({ say }) => (
        <BatchProgress
          label={say('Suspending process instances', 'Prozessinstanzen werden angehalten')}
          read={() => Promise.reject(BROKEN)}
        />
      ),
    },
  ],
  keyboard: [{ keys: 'Enter, Space', effect: 'Suspend the batch, or let it go on.' }],
  dos: ['Give it `onSuspend` only where the person has the right to.'],
  donts: ['Do not use it for work that the page itself does: the bar of bulk actions is for that.'],
} satisfies GalleryPage;

function Running({ say }: ExampleProps) {
  const [isSuspended, setIsSuspended] = useState(false);
  return (
    <BatchProgress
      label={say('Deleting process instances', 'Prozessinstanzen werden gelöscht')}
      read={async () => ({ ...FACTS, isSuspended })}
      onSuspend={async (next) => setIsSuspended(next)}
    />
  );
}
