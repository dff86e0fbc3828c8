import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { Avatar } from './Avatar';

export default {
  group: 'Text',
  draw: () => (
    <>
      <Avatar name="Demo Demo" />
      <Avatar name="Mary Anne" size={28} />
      <Avatar name="peter" />
      <Avatar name={null} />
      <Avatar name={undefined} />
    </>
  ),
} satisfies GalleryPage;
