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
  keyboard: [],
  dos: [
    'Write keys as they are printed on the keyboard.',
    'Ask `useCommandHint` for the keys of a command: people may have others.',
  ],
  donts: ['Do not teach keys where there is no keyboard: leave them away on narrow screens.'],
} satisfies GalleryPage;
