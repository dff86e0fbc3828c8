import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { FORBIDDEN } from '../../gallery/samples/sampleErrors';
import { CopyDetails } from './CopyDetails';
import { useProblemWords } from './useProblemWords';

export default {
  group: 'Feedback',
  draw: () => (
    <p>
      <Explanation error={FORBIDDEN} /> <CopyDetails error={FORBIDDEN} />
    </p>
  ),
} satisfies GalleryPage;

function Explanation({ error }: { readonly error: unknown }) {
  return useProblemWords().explain(error);
}
