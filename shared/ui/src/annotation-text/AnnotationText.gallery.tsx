import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { BROKEN } from '../../gallery/samples/sampleErrors';
import { AnnotationText } from './AnnotationText';

export default {
  name: 'AnnotationText',
  group: 'Fields',
  examples: [
    { title: 'Edited in its place', layout: 'column', draw: Edited },
    {
      title: 'A short limit, and an engine that refuses',
      note: 'What was stored is shown again; what was typed is not lost.',
      layout: 'column',
      draw: ({ say }) => (
        <AnnotationText
          label={say('Annotation', 'Anmerkung')}
          value={say('Waiting for the supplier', 'Wartet auf den Lieferanten')}
          maxLength={40}
          onSave={() => Promise.reject(BROKEN)}
        />
      ),
    },
    {
      title: 'Read-only',
      layout: 'column',
      draw: ({ say }) => (
        <AnnotationText
          label={say('Annotation', 'Anmerkung')}
          value={say('The mail server is back at 2 pm.', 'Der Mailserver ist ab 14 Uhr zurück.')}
          readOnly
          onSave={() => Promise.resolve()}
        />
      ),
    },
  ],
  keyboard: [
    { keys: 'Enter', effect: 'On the text edits it; in the field begins a new line.' },
    { keys: 'Ctrl+Enter', effect: 'Saves.' },
    { keys: 'Esc', effect: 'Leaves the text as it was.' },
  ],
  dos: [
    'Take `maxLength` from the settings: `userOperationLogAnnotationLength`.',
    'Let `onSave` reject with what was thrown: the reason is explained.',
  ],
  donts: ['Do not use it for what people discuss: comments are kept with name and time.'],
} satisfies GalleryPage;

function Edited({ say }: ExampleProps) {
  const [text, setText] = useState<string | null>(null);
  return (
    <AnnotationText
      label={say('Annotation', 'Anmerkung')}
      value={text}
      onSave={async (next) => setText(next)}
    />
  );
}
