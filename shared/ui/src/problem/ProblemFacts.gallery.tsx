import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { BROKEN } from '../../gallery/samples/sampleErrors';
import { ProblemFacts } from './ProblemFacts';
import { useProblemWords } from './useProblemWords';

export default {
  group: 'Feedback',
  layout: 'wide',
  draw: () => (
    <div>
      <p>
        <Explanation error={BROKEN} />
      </p>
      <ProblemFacts error={BROKEN} />
    </div>
  ),
} satisfies GalleryPage;

function Explanation({ error }: { readonly error: unknown }) {
  return useProblemWords().explain(error);
}
