import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { IconButton } from '../button/IconButton';
import { Chip } from '../chip/Chip';
import { ColumnHeader } from './ColumnHeader';

export default {
  name: 'ColumnHeader',
  group: 'Navigation',
  examples: [
    {
      title: 'Title, chips and buttons',
      layout: 'bare',
      draw: ({ say }) => (
        <ColumnHeader
          title={say('My tasks', 'Meine Aufgaben')}
          actions={
            <>
              <Chip tone="success">{say('3 new', '3 neu')}</Chip>
              <IconButton icon="table" label={say('Table view', 'Tabellenansicht')} />
            </>
          }
        />
      ),
    },
  ],
  keyboard: [{ keys: 'Tab', effect: 'Reaches its buttons. The title takes the focus from code only.' }],
  dos: ['Put what is new about the column into a chip.'],
  donts: ['Do not put more than two buttons into it: the others belong into a menu.'],
} satisfies GalleryPage;
