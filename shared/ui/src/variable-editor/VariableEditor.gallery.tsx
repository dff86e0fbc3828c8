import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { draftOf, emptyDraft, VariableEditor } from './VariableEditor';

export default {
  name: 'VariableEditor',
  group: 'Fields',
  examples: [
    { title: 'A new variable', layout: 'column', draw: NewVariable },
    { title: 'JSON in the code editor', layout: 'column', draw: Json },
    {
      title: 'With errors',
      layout: 'column',
      draw: ({ say, locale }) => (
        <VariableEditor
          draft={{ ...emptyDraft('Integer'), text: '1.5' }}
          locale={locale}
          errors={{
            name: say('Enter a name.', 'Geben Sie einen Namen ein.'),
            text: say('Enter a whole number.', 'Geben Sie eine ganze Zahl ein.'),
          }}
          onChange={() => undefined}
        />
      ),
    },
    {
      title: 'Read-only',
      layout: 'column',
      draw: ({ locale }) => (
        <VariableEditor
          draft={draftOf('approved', { type: 'Boolean', value: true })}
          locale={locale}
          readOnly
          onChange={() => undefined}
        />
      ),
    },
  ],
} satisfies GalleryPage;

function NewVariable({ locale }: ExampleProps) {
  const [draft, setDraft] = useState(() => emptyDraft());
  return <VariableEditor draft={draft} onChange={setDraft} locale={locale} />;
}

function Json({ locale }: ExampleProps) {
  const [draft, setDraft] = useState(() => draftOf('order', { type: 'Json', value: '{ "amount": 1200 }' }));
  return <VariableEditor draft={draft} onChange={setDraft} locale={locale} />;
}
