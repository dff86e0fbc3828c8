import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { Kbd } from './Kbd';

export default {
  name: 'Kbd',
  group: 'Text',
  examples: [
    {
      title: 'One key, or several at once',
      draw: () => (
        <>
          <Kbd keys="?" />
          <Kbd keys="Ctrl K" />
          <Kbd keys="Ctrl Alt C" />
        </>
      ),
    },
  ],
} satisfies GalleryPage;
