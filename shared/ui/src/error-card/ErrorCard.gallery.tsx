import type { GalleryPage } from '../../gallery/page/GalleryPage';
import { FORBIDDEN, LOST } from '../../gallery/samples/sampleErrors';
import { Button } from '../button/Button';
import { ErrorCard } from './ErrorCard';

export default {
  name: 'ErrorCard',
  group: 'Feedback',
  examples: [
    {
      title: 'An error of the engine, in the words of the person',
      note: 'Hand in the `error`: it is explained, and its details can be copied for an administrator.',
      layout: 'wide',
      draw: ({ say }) => (
        <ErrorCard
          title={say('The comments could not be loaded', 'Die Kommentare konnten nicht geladen werden')}
          error={LOST}
          retry={{ label: say('Try again', 'Erneut versuchen'), onRetry: () => undefined }}
        />
      ),
    },
    {
      title: 'A right that is missing',
      layout: 'wide',
      draw: ({ say }) => (
        <ErrorCard
          title={say('The task was not changed', 'Die Aufgabe wurde nicht geändert')}
          error={FORBIDDEN}
        />
      ),
    },
    {
      title: 'With words from the caller, and while it is tried again',
      layout: 'wide',
      draw: ({ say }) => (
        <ErrorCard
          title={say('The score could not be computed', 'Der Wert konnte nicht berechnet werden')}
          detail={say(
            'The rating service is closed until 8:00.',
            'Der Bewertungsdienst ist bis 8:00 geschlossen.',
          )}
          retry={{ label: say('Try again', 'Erneut versuchen'), onRetry: () => undefined, isBusy: true }}
          actions={<Button size="sm">{say('Enter it by hand', 'Von Hand eingeben')}</Button>}
        />
      ),
    },
  ],
  keyboard: [{ keys: 'Tab', effect: 'Leads to “Try again”, then to the other actions.' }],
  dos: [
    'Put it in place of what could not be shown.',
    'Set `isAlert` where it appears while someone is working.',
  ],
  donts: [
    'Do not show the message of an exception.',
    'Do not cover what is there already: show a `Note` above it.',
  ],
} satisfies GalleryPage;
