import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { PriorityMark } from './PriorityMark';

export default {
  name: 'PriorityMark',
  group: 'Data',
  examples: [
    {
      title: 'Low, usual, high',
      draw: ({ say }) =>
        [10, 50, 90].map((priority) => (
          <PriorityMark
            key={priority}
            priority={priority}
            label={say(`Priority ${priority}`, `Priorität ${priority}`)}
          />
        )),
    },
  ],
  keyboard: [],
  dos: ['Give the number in its label.', 'Leave it out where the priority is the usual one.'],
  donts: ['Do not colour it: late and due today have the colours.'],
} satisfies GalleryPage;
