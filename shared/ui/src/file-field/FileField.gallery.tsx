import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { FileField } from './FileField';

export default {
  group: 'Fields',
  layout: 'column',
  draw: ({ say }) => (
    <>
      <FileField
        label={say('Document', 'Dokument')}
        hint={say('PDF, up to 5 MB', 'PDF, bis 5 MB')}
        accept=".pdf"
      />
      <FileField
        label={say('Invoice', 'Rechnung')}
        required
        error={say('Choose a file.', 'Wählen Sie eine Datei.')}
      />
      <FileField label={say('Contract', 'Vertrag')} disabled />
    </>
  ),
} satisfies GalleryPage;
