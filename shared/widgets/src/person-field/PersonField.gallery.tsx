import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createEngineClient } from '@taskweave/engine-client/EngineClient';
import type { ExampleProps, GalleryPage } from '@taskweave/ui/gallery/GalleryPage';
import { useState } from 'react';
import { PersonField } from './PersonField';
import { usePeople } from './usePeople';

const PEOPLE = [
  { id: 'demo', firstName: 'Demo', lastName: 'Demo', email: null },
  { id: 'mary', firstName: 'Mary', lastName: 'Anne', email: null },
  { id: 'john', firstName: 'John', lastName: 'Doe', email: null },
];
const RECENT = [
  { id: 'mary', name: 'Mary Anne' },
  { id: 'john', name: 'John Doe' },
];

/** Stands for the engine. */
const ENGINE = createEngineClient({
  appRoot: '',
  engine: 'default',
  fetch: async () => Response.json(PEOPLE),
});

export default {
  name: 'PersonField',
  group: 'Engine',
  examples: [
    {
      title: 'Those who are meant most often, before anything is typed',
      layout: 'column',
      draw: (props) => <Assignee {...props} />,
    },
  ],
  keyboard: [
    { keys: 'Enter', effect: 'Chooses the marked person, at first the first one.' },
    { keys: '↓, ↑', effect: 'Mark another.' },
  ],
  dos: ['Use it where a person is the only thing to be chosen, so that Enter can finish the job.'],
  donts: ['Do not use it in longer forms: those have a `UserField`.'],
} satisfies GalleryPage;

function Assignee(props: ExampleProps) {
  const [queries] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queries}>
      <Field {...props} />
    </QueryClientProvider>
  );
}

function Field({ say }: ExampleProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const people = usePeople({ engine: ENGINE, typed, first: RECENT });
  return (
    <PersonField
      label={say('Assignee', 'Bearbeiter')}
      people={people}
      value={typed ?? ''}
      onChange={setTyped}
      onPick={({ id }) => setTyped(id)}
    />
  );
}
