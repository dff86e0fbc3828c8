import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { LOST } from '../../gallery/samples/sampleErrors';
import { Button } from '../button/Button';
import { type NotificationItem, NotificationList } from './NotificationList';

export default {
  name: 'NotificationList',
  group: 'Feedback',
  examples: [
    {
      title: 'The four kinds',
      note: 'In the corner of the page. Plugins call `useNotifications().notify(…)`, and the shell draws them here.',
      draw: Kinds,
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      effect: 'Reaches the messages after the page. While the focus is in one, none of them vanishes.',
    },
    { keys: 'Enter', effect: 'Follows a link, runs an action, or dismisses the message.' },
  ],
  dos: [
    'Say what happened in the title, and what it means in the detail.',
    'Offer “Undo” where there is an opposite.',
  ],
  donts: ['Do not notify what the page shows already.', 'Do not ask questions in a message that vanishes.'],
} satisfies GalleryPage;

function Kinds({ say }: ExampleProps) {
  const [kinds, setKinds] = useState<readonly NotificationItem['kind'][]>([]);
  const items: Readonly<Record<NotificationItem['kind'], Omit<NotificationItem, 'id' | 'kind'>>> = {
    info: { title: say('Two tasks are new', 'Zwei Aufgaben sind neu') },
    success: {
      title: say('Approve invoice was completed', 'Rechnung freigeben wurde abgeschlossen'),
      links: [{ label: say('Open next task', 'Nächste Aufgabe öffnen'), href: '#/notification-list' }],
      undo: {
        label: say('Undo', 'Rückgängig machen'),
        keys: 'Z',
        onPress: () => setKinds(kinds.filter((kind) => kind !== 'success')),
      },
      runsOut: { milliseconds: 6_000, text: say('for 6 seconds', '6 Sekunden lang') },
    },
    warning: {
      title: say('The list could not be refreshed', 'Die Liste konnte nicht aktualisiert werden'),
      detail: say('It is from 14:05.', 'Sie ist von 14:05.'),
      source: 'Acme Risk',
    },
    error: { title: say('The comment was not saved', 'Der Kommentar wurde nicht gespeichert'), error: LOST },
  };
  return (
    <>
      {(['info', 'success', 'warning', 'error'] as const).map((kind) => (
        <Button
          key={kind}
          variant="secondary"
          onClick={() => setKinds([...kinds.filter((one) => one !== kind), kind])}
        >
          {kind}
        </Button>
      ))}
      <NotificationList
        items={kinds.map((kind) => ({ id: kind, kind, ...items[kind] }))}
        labels={{
          region: say('Notifications', 'Benachrichtigungen'),
          dismiss: (title) => say(`Dismiss: ${title}`, `Schließen: ${title}`),
          kinds: {
            info: say('Information', 'Information'),
            success: say('Success', 'Erfolg'),
            warning: say('Warning', 'Warnung'),
            error: say('Error', 'Fehler'),
          },
        }}
        onClose={(id) => setKinds(kinds.filter((kind) => kind !== id))}
      />
    </>
  );
}
