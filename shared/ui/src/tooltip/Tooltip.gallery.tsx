import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { Button } from '../button/Button';
import { Tooltip } from './Tooltip';

export default {
  name: 'Tooltip',
  group: 'Overlays',
  examples: [
    {
      title: 'A text under a resting mouse and on keyboard focus',
      draw: ({ say }) => (
        <Tooltip
          text={say('Claims the task and opens the next one', 'Übernimmt die Aufgabe und öffnet die nächste')}
        >
          {(description) => (
            <Button variant="secondary" {...description}>
              {say('Claim', 'Übernehmen')}
            </Button>
          )}
        </Tooltip>
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'The focus on the control shows the text.' },
    { keys: 'Esc', effect: 'Puts it away; the focus stays.' },
  ],
  dos: ['Explain more of what the control says already.'],
  donts: [
    'Do not put into it what people must know: touch shows no tooltips.',
    'Do not put links or buttons into it.',
  ],
} satisfies GalleryPage;
