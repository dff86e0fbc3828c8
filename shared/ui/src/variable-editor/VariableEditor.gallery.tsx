import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { draftOf, emptyDraft, VariableEditor } from './VariableEditor';

export default {
  group: 'Fields',
  layout: 'column',
  draw: (props) => (
    <>
      <NewVariable {...props} />
      <Json {...props} />
      <VariableEditor
        draft={{ ...emptyDraft('Integer'), text: '1.5' }}
        locale={props.locale}
        errors={{
          name: props.say('Enter a name.', 'Geben Sie einen Namen ein.'),
          text: props.say('Enter a whole number.', 'Geben Sie eine ganze Zahl ein.'),
        }}
        onChange={() => undefined}
      />
      <VariableEditor
        draft={draftOf('approved', { type: 'Boolean', value: true })}
        locale={props.locale}
        readOnly
        onChange={() => undefined}
      />
    </>
  ),
} satisfies GalleryPage;

function NewVariable({ locale }: ExampleProps) {
  const [draft, setDraft] = useState(() => emptyDraft());
  return <VariableEditor draft={draft} onChange={setDraft} locale={locale} />;
}

function Json({ locale }: ExampleProps) {
  const [draft, setDraft] = useState(() => draftOf('order', { type: 'Json', value: '{ "amount": 1200 }' }));
  return <VariableEditor draft={draft} onChange={setDraft} locale={locale} />;
}
