import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { LOST } from '../../gallery/samples/sampleErrors';
import { Button } from '../button/Button';
import { Loader, type LoaderState } from './Loader';

const STATES: readonly LoaderState[] = ['initial', 'loading', 'loaded', 'empty', 'error'];

export default {
  group: 'Feedback',
  layout: 'wide',
  draw: Jobs,
} satisfies GalleryPage;

function Jobs({ say }: ExampleProps) {
  const [state, setState] = useState<LoaderState>('empty');
  const entries = state === 'loaded' ? ['reminder', 'escalation'] : state === 'empty' ? [] : undefined;
  const query = {
    data: entries,
    error: state === 'error' ? LOST : null,
    isFetching: state === 'loading',
    refetch: () => setState('loaded'),
  };
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' }}>
        {STATES.map((one) => (
          <Button key={one} size="sm" aria-pressed={one === state} onClick={() => setState(one)}>
            {one}
          </Button>
        ))}
      </div>
      <Loader
        query={query}
        title={say('The jobs could not be loaded', 'Die Jobs konnten nicht geladen werden')}
        label={say('Loading jobs', 'Jobs werden geladen')}
        initial={<p>{say('Search for a job.', 'Suchen Sie einen Job.')}</p>}
        empty={{ text: say('This instance has no jobs.', 'Diese Instanz hat keine Jobs.') }}
      >
        {(jobs) => (
          <ul>
            {jobs.map((job) => (
              <li key={job}>{job}</li>
            ))}
          </ul>
        )}
      </Loader>
    </>
  );
}
