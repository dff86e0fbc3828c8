import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { BROKEN, FORBIDDEN } from '../../gallery/samples/sampleErrors';
import { ProblemFacts } from './ProblemFacts';
import { useProblemWords } from './useProblemWords';

export default {
  name: 'ProblemFacts',
  group: 'Feedback',
  examples: [
    {
      title: 'Below the words for people',
      layout: 'wide',
      draw: () => (
        <div>
          <p>
            <Explanation error={BROKEN} />
          </p>
          <ProblemFacts error={BROKEN} />
        </div>
      ),
    },
    {
      title: 'Nothing, where the words say it all',
      layout: 'wide',
      draw: () => (
        <div>
          <p>
            <Explanation error={FORBIDDEN} />
          </p>
          <ProblemFacts error={FORBIDDEN} />
        </div>
      ),
    },
  ],
  keyboard: [],
  dos: ['Use it in lists of failures, where there is no card around each.'],
  donts: [
    'Do not put it beside an `ErrorCard`, a `Note` or a notification that was given the error: they have it.',
  ],
} satisfies GalleryPage;

function Explanation({ error }: { readonly error: unknown }) {
  return useProblemWords().explain(error);
}
