import { Button } from '@taskweave/ui/button';
import type { ExampleProps, GalleryPage } from '@taskweave/ui/gallery/GalleryPage';
import { Popover } from '@taskweave/ui/popover';
import { Property, PropertyList } from '@taskweave/ui/property-list';
import { TextField } from '@taskweave/ui/text-field';
import { useState } from 'react';
import { InlineField } from './InlineField';

export default {
  name: 'InlineField',
  group: 'Engine',
  examples: [
    { title: 'A value with an editor of its own', draw: Owner },
    {
      title: 'Read-only',
      draw: ({ say }) => (
        <PropertyList>
          <Property label={say('Owner', 'Besitzer')}>
            <InlineField label={say('Owner', 'Besitzer')} readOnly editor={() => null}>
              demo
            </InlineField>
          </Property>
        </PropertyList>
      ),
    },
  ],
  keyboard: [
    { keys: 'Enter, Space', effect: 'Open the editor.' },
    { keys: 'Esc', effect: 'Closes it and changes nothing; the focus returns to the value.' },
  ],
  dos: ['Load the editor with `onIntent`, before it is opened.'],
  donts: ['Do not apply a change before it was confirmed.'],
} satisfies GalleryPage;

function Owner({ say }: ExampleProps) {
  const [owner, setOwner] = useState('');
  const [draft, setDraft] = useState('');
  const label = say('Owner', 'Besitzer');
  return (
    <PropertyList>
      <Property label={label}>
        <InlineField
          label={label}
          isUnset={owner === ''}
          editor={({ anchor, close }) => (
            <Popover label={label} anchor={anchor} onClose={close}>
              <TextField label={label} value={draft} onChange={setDraft} />
              <Button
                variant="primary"
                size="sm"
                onClick={() => {
                  setOwner(draft);
                  close();
                }}
              >
                {say('Set owner', 'Besitzer setzen')}
              </Button>
            </Popover>
          )}
        >
          {owner || say('Set owner', 'Besitzer setzen')}
        </InlineField>
      </Property>
    </PropertyList>
  );
}
