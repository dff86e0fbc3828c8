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
  keyboard: [],
  dos: ['Say what the eye takes from place, colour or form.'],
  donts: ['Do not repeat what is read anyway.', 'Do not put controls into it: the focus would be nowhere.'],
} satisfies GalleryPage;
