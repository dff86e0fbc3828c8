import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { FORBIDDEN } from '../../gallery/samples/sampleErrors';
import { CopyDetails } from './CopyDetails';
import { useProblemWords } from './useProblemWords';

export default {
  name: 'CopyDetails',
  group: 'Feedback',
  examples: [
    {
      title: 'Beside the words for people',
      note: 'It has its own texts, in the language of the page.',
      draw: () => (
        <p>
          <Explanation error={FORBIDDEN} /> <CopyDetails error={FORBIDDEN} />
        </p>
      ),
    },
  ],
} satisfies GalleryPage;

function Explanation({ error }: { readonly error: unknown }) {
  return useProblemWords().explain(error);
}
