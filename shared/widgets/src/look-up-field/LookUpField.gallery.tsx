import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createEngineClient } from '@taskweave/engine-client/EngineClient';
import type { ExampleProps, GalleryPage } from '@taskweave/ui/gallery/GalleryPage';
import { useState } from 'react';
import { LookUpField, UserField } from './LookUpField';

const PEOPLE = [
  { id: 'demo', firstName: 'Demo', lastName: 'Demo', email: null },
  { id: 'mary', firstName: 'Mary', lastName: 'Anne', email: null },
];
const PROCESSES = [
  { id: 'invoice:1', key: 'invoice', name: 'Invoice approval' },
  { id: 'loan:1', key: 'loan', name: 'Loan granting' },
];

/** Stands for the engine. */
const ENGINE = createEngineClient({
  appRoot: '',
  engine: 'default',
  fetch: async (address) => Response.json(/\/user\b/.test(String(address)) ? PEOPLE : PROCESSES),
});

export default {
  name: 'LookUpField',
  also: ['UserField', 'GroupField'],
  group: 'Engine',
  examples: [
    {
      title: 'People and processes, by name',
      note: 'A small directory is fetched once and searched by the page; a large one is searched by the engine.',
      layout: 'column',
      draw: LookUps,
    },
  ],
  keyboard: [
    { keys: '↓, ↑', effect: 'Open the list and walk through it.' },
    { keys: 'Enter', effect: 'Picks the marked one.' },
  ],
  dos: ['Keep the id: the name stands at the end of the field.'],
  donts: ['Do not refuse an id that is not found: the person may not be allowed to see it.'],
} satisfies GalleryPage;

function LookUps({ say }: ExampleProps) {
  const [queries] = useState(() => new QueryClient());
  const [user, setUser] = useState('mary');
  const [process, setProcess] = useState('');
  const texts = {
    searching: say('Searching …', 'Suche läuft …'),
    none: say('Nothing found', 'Nichts gefunden'),
    failed: say('The engine did not respond', 'Die Engine antwortet nicht'),
  };
  return (
    <QueryClientProvider client={queries}>
      <UserField
        engine={ENGINE}
        label={say('Assignee', 'Bearbeiter')}
        value={user}
        onChange={setUser}
        texts={texts}
      />
      <LookUpField
        engine={ENGINE}
        kind="process"
        label={say('Process', 'Prozess')}
        value={process}
        onChange={setProcess}
        texts={texts}
      />
    </QueryClientProvider>
  );
}
