import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { IconButton } from '../button/IconButton';
import { Chip } from '../chip/Chip';
import { ColumnHeader } from './ColumnHeader';

export default {
  name: 'ColumnHeader',
  group: 'Navigation',
  examples: [
    {
      title: 'Title, count, chips and buttons',
      layout: 'bare',
      draw: ({ say }) => (
        <ColumnHeader
          title={say('My tasks', 'Meine Aufgaben')}
          count={12}
          isDivided
          actions={
            <>
              <Chip tone="success">{say('3 new', '3 neu')}</Chip>
              <IconButton icon="table" label={say('Table view', 'Tabellenansicht')} />
            </>
          }
        />
      ),
    },
    {
      title: 'With the way back',
      layout: 'bare',
      draw: ({ say }) => (
        <ColumnHeader
          title={say('Workload', 'Auslastung')}
          leading={<IconButton icon="back" label={say('Back', 'Zurück')} />}
        />
      ),
    },
  ],
  keyboard: [{ keys: 'Tab', effect: 'Reaches its buttons. The title takes the focus from code only.' }],
  dos: ['Give the column its name by `titleId`: `aria-labelledby`.'],
  donts: ['Do not put more than two buttons into it: the others belong into a menu.'],
} satisfies GalleryPage;
