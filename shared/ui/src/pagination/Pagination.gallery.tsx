import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { Pagination } from './Pagination';

export default {
  name: 'Pagination',
  group: 'Navigation',
  examples: [
    { title: 'Fifty on a page', layout: 'wide', draw: Jobs },
    {
      title: 'The first of three, with little room',
      layout: 'wide',
      draw: ({ say }) => (
        <Pagination
          label={say('Filters', 'Filter')}
          page={1}
          total={41}
          pageSize={15}
          buttons={3}
          onPage={() => undefined}
        />
      ),
    },
    {
      title: 'A page that is no longer there',
      note: 'The list has become shorter: the way back is still offered.',
      layout: 'wide',
      draw: ({ say }) => (
        <Pagination label={say('Incidents', 'Vorfälle')} page={3} total={60} onPage={() => undefined} />
      ),
    },
  ],
} satisfies GalleryPage;

function Jobs({ say }: ExampleProps) {
  const [page, setPage] = useState(7);
  return <Pagination label={say('Jobs', 'Jobs')} page={page} total={1234} onPage={setPage} />;
}
