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
