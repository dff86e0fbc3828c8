import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { PriorityMark } from './PriorityMark';

export default {
  group: 'Data',
  draw: ({ say }) =>
    [10, 50, 90].map((priority) => (
      <PriorityMark
        key={priority}
        priority={priority}
        label={say(`Priority ${priority}`, `Priorität ${priority}`)}
      />
    )),
} satisfies GalleryPage;
