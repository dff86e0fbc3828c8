import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { PageFooter } from './PageFooter';

export default {
  group: 'Navigation',
  layout: 'wide',
  draw: ({ say }) => (
    <>
      <PageFooter />
      <PageFooter>
        <a href="#/page-footer">{say('About these figures', 'Über diese Zahlen')}</a>
      </PageFooter>
    </>
  ),
} satisfies GalleryPage;
