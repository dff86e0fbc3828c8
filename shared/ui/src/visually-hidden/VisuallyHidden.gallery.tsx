import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { VisuallyHidden } from './VisuallyHidden';

export default {
  name: 'VisuallyHidden',
  group: 'Text',
  examples: [
    {
      title: 'A column of figures, for those who do not see its heading',
      draw: ({ say }) => (
        <p>
          12
          <VisuallyHidden>{say(' open tasks', ' offene Aufgaben')}</VisuallyHidden>
        </p>
      ),
    },
  ],
} satisfies GalleryPage;
