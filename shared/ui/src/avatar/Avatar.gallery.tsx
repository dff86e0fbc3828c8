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
  keyboard: [],
  dos: ['Put the name beside it, or into the name of the control around it: screen readers do not hear it.'],
  donts: ['Do not use it for groups: a `group` icon stands for them.'],
} satisfies GalleryPage;
