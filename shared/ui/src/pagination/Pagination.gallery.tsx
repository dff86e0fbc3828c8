import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { Pagination } from './Pagination';

export default {
  group: 'Navigation',
  layout: 'wide',
  draw: (props) => (
    <>
      <Jobs {...props} />
      <Pagination
        label={props.say('Filters', 'Filter')}
        page={1}
        total={41}
        pageSize={15}
        buttons={3}
        onPage={() => undefined}
      />
      <Pagination label={props.say('Incidents', 'Vorfälle')} page={3} total={60} onPage={() => undefined} />
    </>
  ),
} satisfies GalleryPage;

function Jobs({ say }: ExampleProps) {
  const [page, setPage] = useState(7);
  return <Pagination label={say('Jobs', 'Jobs')} page={page} total={1234} onPage={setPage} />;
}
