import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { IconButton } from './IconButton';

export default {
  group: 'Actions',
  draw: ({ say }) => (
    <>
      <IconButton icon="refresh" label={say('Refresh', 'Aktualisieren')} />
      <IconButton icon="plus" variant="secondary" label={say('Create filter', 'Filter erstellen')} />
      <IconButton icon="close" size="sm" label={say('Remove', 'Entfernen')} />
      <IconButton icon="trash" tone="danger" label={say('Delete', 'Löschen')} />
      <IconButton icon="table" aria-pressed label={say('Table view', 'Tabellenansicht')} />
      <IconButton icon="edit" disabled label={say('Edit', 'Bearbeiten')} />
      <IconButton icon="download" aria-disabled label={say('Export', 'Exportieren')} />
    </>
  ),
} satisfies GalleryPage;
