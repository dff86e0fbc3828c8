import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { LOST } from '../../gallery/samples/sampleErrors';
import { Button } from '../button/Button';
import { Note } from './Note';

export default {
  group: 'Feedback',
  layout: 'wide',
  draw: ({ say }) => (
    <>
      <Note action={<Button size="sm">{say('Discard', 'Verwerfen')}</Button>}>
        {say('Your draft of 14:05 is back.', 'Ihr Entwurf von 14:05 ist wieder da.')}
      </Note>
      <Note tone="success" icon="check">
        {say('The filter was saved.', 'Der Filter wurde gespeichert.')}
      </Note>
      <Note tone="warning" icon="warning">
        {say('This process instance is suspended.', 'Diese Prozessinstanz ist angehalten.')}
      </Note>
      <Note tone="danger" icon="error">
        {say(
          'The task was completed by someone else.',
          'Die Aufgabe wurde von jemand anderem abgeschlossen.',
        )}
      </Note>
      <Note tone="warning" icon="warning" error={LOST}>
        {say(
          'The list is from 14:05: it could not be refreshed.',
          'Die Liste ist von 14:05: Sie konnte nicht aktualisiert werden.',
        )}
      </Note>
    </>
  ),
} satisfies GalleryPage;
