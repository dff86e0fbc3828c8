import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { Avatar } from './Avatar';

export default {
  name: 'Avatar',
  group: 'Text',
  examples: [
    {
      title: 'Two sizes, nobody, and not known yet',
      draw: () => (
        <>
          <Avatar name="Demo Demo" />
          <Avatar name="Mary Anne" size={28} />
          <Avatar name="peter" />
          <Avatar name={null} />
          <Avatar name={undefined} />
        </>
      ),
    },
  ],
} satisfies GalleryPage;
