import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { IconButton } from '../button/IconButton';
import { Chip } from '../chip/Chip';
import { ColumnHeader } from './ColumnHeader';

export default {
  group: 'Navigation',
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
} satisfies GalleryPage;
