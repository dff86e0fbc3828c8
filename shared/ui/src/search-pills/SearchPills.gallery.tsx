import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { type PillAttribute, type PillSearch, SearchPills } from './SearchPills';

export default {
  name: 'SearchPills',
  group: 'Fields',
  examples: [
    {
      title: 'All of the criteria, or any; saved under names',
      note: 'The second one is no date: it is marked, and left out of the search.',
      layout: 'wide',
      draw: Jobs,
    },
    { title: 'Nothing searched for yet', layout: 'wide', draw: Empty },
  ],
  keyboard: [
    { keys: 'Enter', effect: 'Changes the criterion that has the focus.' },
    { keys: 'Delete', effect: 'Removes it; the focus goes to the next.' },
  ],
  dos: [
    'Keep the search in the address with `usePillSearch`: a link shows a colleague the same.',
    'Leave out what `faultOfPill` finds fault with, and send `pillValue` to the engine.',
  ],
  donts: ['Do not use it for a single text: a field with the icon of a search is enough.'],
} satisfies GalleryPage;

const STORAGE = new Map<string, unknown>([
  [
    'jobs',
    { 'No retries left': [{ type: 'failed', name: '', operator: '', value: '' }, { matchAny: false }] },
  ],
]);
const SAVED = {
  storage: {
    get: (key: string) => STORAGE.get(key),
    set: (key: string, value: unknown) => void STORAGE.set(key, value),
  },
  key: 'jobs',
};

function attributesOf(say: ExampleProps['say']): readonly PillAttribute[] {
  return [
    { id: 'failed', label: say('No retries left', 'Keine Wiederholungen mehr') },
    {
      id: 'due',
      label: say('Due', 'Fällig'),
      kind: 'date',
      operators: [
        { id: 'Before', label: say('before', 'vor') },
        { id: 'After', label: say('after', 'nach') },
      ],
    },
    {
      id: 'variables',
      label: say('Variable', 'Variable'),
      isNamed: true,
      kind: 'value',
      operators: [
        { id: 'eq', label: '=' },
        { id: 'like', label: say('contains', 'enthält') },
      ],
    },
  ];
}

function Jobs({ say }: ExampleProps) {
  const [search, setSearch] = useState<PillSearch>({
    criteria: [
      { type: 'variables', name: 'amount', operator: 'eq', value: '1200' },
      { type: 'due', name: '', operator: 'Before', value: say('tomorrow', 'morgen') },
    ],
    matchAny: true,
  });
  return (
    <SearchPills
      label={say('Search jobs', 'Jobs suchen')}
      attributes={attributesOf(say)}
      search={search}
      onChange={setSearch}
      saved={SAVED}
    />
  );
}

function Empty({ say }: ExampleProps) {
  const [search, setSearch] = useState<PillSearch>({ criteria: [], matchAny: false });
  return (
    <SearchPills
      label={say('Search jobs', 'Jobs suchen')}
      attributes={attributesOf(say)}
      search={search}
      onChange={setSearch}
    />
  );
}
