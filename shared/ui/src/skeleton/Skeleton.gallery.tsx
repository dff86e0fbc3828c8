import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { Skeleton } from './Skeleton';

export default {
  group: 'Feedback',
  layout: 'wide',
  draw: ({ say }) => (
    <>
      <Skeleton label={say('Loading description', 'Beschreibung wird geladen')} />
      <Skeleton shape="rows" count={2} label={say('Loading tasks', 'Aufgaben werden geladen')} />
      <Skeleton shape="nav" label={say('Loading filters', 'Filter werden geladen')} />
      <Skeleton shape="form" count={2} label={say('Loading form', 'Formular wird geladen')} />
      <Skeleton shape="task" label={say('Loading task', 'Aufgabe wird geladen')} />
    </>
  ),
} satisfies GalleryPage;
