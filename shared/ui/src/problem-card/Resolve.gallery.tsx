import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { LOST } from '../../gallery/samples/sampleErrors';
import { Button } from '../button/Button';
import { Skeleton } from '../skeleton/Skeleton';
import { Resolve } from './Resolve';

type State = 'pending' | 'failed' | 'there';

export default {
  group: 'Feedback',
  layout: 'wide',
  draw: Answer,
} satisfies GalleryPage;

function Answer({ say }: ExampleProps) {
  const [state, setState] = useState<State>('failed');
  const query = {
    data: state === 'there' ? { businessKey: '2026-4711' } : undefined,
    error: state === 'failed' ? LOST : null,
    isFetching: state === 'pending',
    refetch: () => setState('there'),
  };
  return (
    <>
      <div style={{ display: 'flex', gap: 'var(--space-2)' }}>
        {(['pending', 'failed', 'there'] as const).map((one) => (
          <Button key={one} size="sm" aria-pressed={one === state} onClick={() => setState(one)}>
            {one}
          </Button>
        ))}
      </div>
      <Resolve
        query={query}
        title={say('The process could not be loaded', 'Der Prozess konnte nicht geladen werden')}
        pending={<Skeleton label={say('Loading process', 'Prozess wird geladen')} />}
      >
        {({ businessKey }) => <p>Business Key: {businessKey}</p>}
      </Resolve>
    </>
  );
}
