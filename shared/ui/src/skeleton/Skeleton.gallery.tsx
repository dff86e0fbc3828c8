import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { Skeleton } from './Skeleton';

export default {
  name: 'Skeleton',
  group: 'Feedback',
  examples: [
    {
      title: 'Lines',
      layout: 'wide',
      draw: ({ say }) => <Skeleton label={say('Loading description', 'Beschreibung wird geladen')} />,
    },
    {
      title: 'Task rows',
      layout: 'bare',
      draw: ({ say }) => (
        <Skeleton shape="rows" count={2} label={say('Loading tasks', 'Aufgaben werden geladen')} />
      ),
    },
    {
      title: 'Links of a column',
      layout: 'bare',
      draw: ({ say }) => <Skeleton shape="nav" label={say('Loading filters', 'Filter werden geladen')} />,
    },
    {
      title: 'A form',
      layout: 'wide',
      draw: ({ say }) => (
        <Skeleton shape="form" count={2} label={say('Loading form', 'Formular wird geladen')} />
      ),
    },
    {
      title: 'The head of a task',
      layout: 'bare',
      draw: ({ say }) => <Skeleton shape="task" label={say('Loading task', 'Aufgabe wird geladen')} />,
    },
  ],
} satisfies GalleryPage;
