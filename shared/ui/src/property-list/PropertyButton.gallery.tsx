import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { PropertyButton } from './PropertyButton';

export default {
  name: 'PropertyButton',
  group: 'Data',
  examples: [
    {
      title: 'Set, unset, late, due today',
      draw: ({ say }) => (
        <>
          <PropertyButton>Demo Demo</PropertyButton>
          <PropertyButton isUnset>{say('Set date', 'Datum setzen')}</PropertyButton>
          <PropertyButton tone="danger">{say('2 days ago', 'Vor 2 Tagen')}</PropertyButton>
          <PropertyButton tone="warning">{say('Today 17:00', 'Heute 17:00')}</PropertyButton>
          <PropertyButton disabled>50</PropertyButton>
        </>
      ),
    },
  ],
  keyboard: [{ keys: 'Enter, Space', effect: 'Open what edits the value.' }],
  dos: [
    'Let it read as the value; when it is unset, as what a press does.',
    'Set `aria-haspopup` and `aria-expanded` where it opens something.',
  ],
  donts: ['Do not use it for actions: those are a `Button`.'],
} satisfies GalleryPage;
