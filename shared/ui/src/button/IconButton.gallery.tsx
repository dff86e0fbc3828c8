import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { IconButton } from './IconButton';

export default {
  name: 'IconButton',
  group: 'Actions',
  examples: [
    {
      title: 'Variants and sizes',
      note: 'The label appears under a resting mouse and on keyboard focus.',
      draw: ({ say }) => (
        <>
          <IconButton icon="refresh" label={say('Refresh', 'Aktualisieren')} />
          <IconButton icon="plus" variant="secondary" label={say('Create filter', 'Filter erstellen')} />
          <IconButton icon="close" size="sm" label={say('Remove', 'Entfernen')} />
          <IconButton icon="trash" tone="danger" label={say('Delete', 'Löschen')} />
        </>
      ),
    },
    {
      title: 'States',
      draw: ({ say }) => (
        <>
          <IconButton icon="table" aria-pressed label={say('Table view', 'Tabellenansicht')} />
          <IconButton icon="edit" disabled label={say('Edit', 'Bearbeiten')} />
          <IconButton icon="download" aria-disabled label={say('Export', 'Exportieren')} />
        </>
      ),
    },
    {
      title: 'A link',
      draw: ({ say }) => (
        <IconButton
          icon="external"
          href="#/icon-button"
          label={say('Open in Cockpit', 'In Cockpit öffnen')}
        />
      ),
    },
  ],
  keyboard: [
    { keys: 'Enter, Space', effect: 'Presses the button. A link is followed by Enter alone.' },
    { keys: 'Esc', effect: 'Puts the hint away.' },
  ],
  dos: [
    'Use it where the icon is known or stands in every row: close, refresh, edit.',
    'Name the action, and what it is about where there are several: “Remove assignee”.',
  ],
  donts: [
    'Do not use it for the main action: that one has words.',
    'Do not repeat the label in a `title`: people would see two hints.',
  ],
} satisfies GalleryPage;
