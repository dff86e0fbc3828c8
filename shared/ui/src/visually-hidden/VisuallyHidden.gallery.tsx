import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { VisuallyHidden } from './VisuallyHidden';

export default {
  group: 'Text',
  draw: ({ say }) => (
    <p>
      12
      <VisuallyHidden>{say(' open tasks', ' offene Aufgaben')}</VisuallyHidden>
    </p>
  ),
} satisfies GalleryPage;
