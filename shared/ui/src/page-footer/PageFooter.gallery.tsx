import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { PageFooter } from './PageFooter';

export default {
  name: 'PageFooter',
  group: 'Navigation',
  examples: [
    { title: 'The time zone', layout: 'wide', draw: () => <PageFooter /> },
    {
      title: 'With more',
      layout: 'wide',
      draw: ({ say }) => (
        <PageFooter>
          <a href="#/page-footer">{say('About these figures', 'Über diese Zahlen')}</a>
        </PageFooter>
      ),
    },
  ],
} satisfies GalleryPage;
