import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { BROKEN, FORBIDDEN } from '../../gallery/samples/sampleErrors';
import { explainProblem } from './explainProblem';
import { ProblemFacts } from './ProblemFacts';

export default {
  name: 'ProblemFacts',
  group: 'Feedback',
  examples: [
    {
      title: 'Below the words for people',
      layout: 'wide',
      draw: ({ locale }) => (
        <div>
          <p>{explainProblem(BROKEN, locale)}</p>
          <ProblemFacts error={BROKEN} />
        </div>
      ),
    },
    {
      title: 'Nothing, where the words say it all',
      layout: 'wide',
      draw: ({ locale }) => (
        <div>
          <p>{explainProblem(FORBIDDEN, locale)}</p>
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
