import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { Kbd } from './Kbd';

export default {
  group: 'Text',
  draw: () => (
    <>
      <Kbd keys="?" />
      <Kbd keys="Ctrl K" />
      <Kbd keys="Ctrl Alt C" />
    </>
  ),
} satisfies GalleryPage;
