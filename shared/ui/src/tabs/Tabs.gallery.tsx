import { useState } from 'react';
import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { TabPanel, Tabs } from './Tabs';

export default {
  group: 'Navigation',
  also: ['TabPanel'],
  layout: 'wide',
  draw: (props) => (
    <>
      <TaskTabs {...props} />
      <div style={{ maxInlineSize: 260 }}>
        <TaskTabs {...props} />
      </div>
      <div style={{ maxInlineSize: 360 }}>
        <TaskTabs {...props} more={props.say('More', 'Mehr')} />
      </div>
    </>
  ),
} satisfies GalleryPage;

function TaskTabs({ say, more }: ExampleProps & { readonly more?: string }) {
  const [tab, setTab] = useState('form');
  const [base] = useState(() => `sample-${Math.random().toString(36).slice(2)}`);
  return (
    <div>
      <Tabs
        idBase={base}
        label={say('Task details', 'Aufgabendetails')}
        value={tab}
        onChange={setTab}
        more={more}
        items={[
          { id: 'form', label: say('Form', 'Formular') },
          { id: 'history', label: say('History', 'Historie') },
          { id: 'diagram', label: say('Diagram', 'Diagramm') },
          { id: 'notes', label: say('Notes', 'Notizen'), isFolded: more !== undefined },
          { id: 'attachments', label: say('Attachments', 'Anhänge'), count: '3' },
        ]}
      />
      <TabPanel idBase={base} value={tab}>
        <p style={{ paddingBlock: 'var(--space-4)' }}>
          {say(`The content of ${tab}`, `Der Inhalt von ${tab}`)}
        </p>
      </TabPanel>
    </div>
  );
}
