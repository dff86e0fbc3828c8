import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { CopyButton } from './CopyButton';

export default {
  group: 'Actions',
  draw: ({ say }) => (
    <>
      <code>2026-4711</code>
      <CopyButton label={say('Copy business key', 'Business Key kopieren')} text="2026-4711" />
      <CopyButton hasText label={say('Copy input', 'Eingaben kopieren')} text={'Days: 5\nReason: Moving'} />
    </>
  ),
} satisfies GalleryPage;
